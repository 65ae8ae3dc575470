import { useEffect, useState } from "react";
import { loadOutlines, outlineSide, type Outlines } from "./outlines";
import { worldPixels, type Size, type View } from "./view";

/** Drawn beyond the edges by this much of the view, so that there is something to see while it is moved. */
const beyond = 0.6;

interface Props {
  view: View;
  size: Size;
  onFailure: () => void;
}

/** Departments, regions, cantons and lakes. */
export function OutlineLayer({ view, size, onFailure }: Props) {
  const [outlines, setOutlines] = useState<Outlines | null>(null);
  useEffect(() => {
    let over = false;
    loadOutlines().then(
      (loaded) => void (over || setOutlines(loaded)),
      () => void (over || onFailure()),
    );
    return () => {
      over = true;
    };
  }, [onFailure]);
  if (!outlines) return null;
  const share = 1 + 2 * beyond;
  const [width, height] = [size.width * share, size.height * share];
  const units = outlineSide / worldPixels(view.zoom);
  const [w, h] = [width * units, height * units];
  return (
    <svg
      aria-hidden
      width={width}
      height={height}
      viewBox={`${view.x * outlineSide - w / 2} ${view.y * outlineSide - h / 2} ${w} ${h}`}
      className="absolute top-0 start-0 max-w-none"
      style={{ transform: `translate(${-width / 2}px, ${-height / 2}px)` }}
    >
      <path d={outlines.land} className="fill-paper" />
      <path d={outlines.water} className="fill-sunk" />
      <path d={outlines.thin} vectorEffect="non-scaling-stroke" className="fill-none stroke-line" />
      <path d={outlines.thick} vectorEffect="non-scaling-stroke" className="fill-none stroke-edge/60" />
    </svg>
  );
}
