import { Picture } from "@/components/ui/picture";
import { worldPixels, type Size, type View } from "./view";

const side = 256;

interface Props {
  /** With {z}, {x} and {y} in it. */
  address: string;
  view: View;
  size: Size;
}

/** Pictures of a tile server under the marks. */
export function TileLayer({ address, view, size }: Props) {
  const z = Math.max(0, Math.round(view.zoom));
  const scale = worldPixels(view.zoom) / worldPixels(z);
  const shown = side * scale;
  const [cx, cy] = [view.x * 2 ** z, view.y * 2 ** z];
  const [across, down] = [Math.ceil(size.width / 2 / shown), Math.ceil(size.height / 2 / shown)];
  const span = (middle: number, reach: number) =>
    Array.from({ length: 2 * reach + 2 }, (_, at) => Math.floor(middle) - reach + at);
  const tiles = span(cy, down).flatMap((y) => span(cx, across).map((x) => ({ x, y })));
  const isThere = ({ x, y }: { x: number; y: number }) => x >= 0 && y >= 0 && x < 2 ** z && y < 2 ** z;
  return tiles.filter(isThere).map(({ x, y }) => (
    <span
      key={`${z}/${x}/${y}`}
      className="pointer-events-none absolute start-0 top-0 select-none"
      style={{ width: shown, height: shown, transform: `translate(${(x - cx) * shown}px, ${(y - cy) * shown}px)` }}
    >
      <Picture
        fill
        alt=""
        src={address.replace("{z}", String(z)).replace("{x}", String(x)).replace("{y}", String(y))}
        className="max-w-none"
      />
    </span>
  ));
}
