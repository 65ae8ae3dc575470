import type { RefObject } from "react";
import { atRest, resized, type Lie, type Size } from "./pan-zoom";

/** Still for so long, a layer is at rest: the browser draws it anew, sharp in its size, instead of moving its picture. */
const restMs = 160;

const sizeOf = (element: HTMLElement): Size => ({ width: element.clientWidth, height: element.clientHeight });

function draw(box: HTMLElement, layer: HTMLElement, { x, y, k }: Lie): void {
  layer.style.willChange = "transform";
  layer.style.transform = `translate(${x}px, ${y}px) scale(${k})`;
  // What keeps its own size on the layer is told the zoom, and that alone makes the browser compute styles.
  const against = String(1 / k);
  if (layer.style.getPropertyValue("--against-zoom") !== against) layer.style.setProperty("--against-zoom", against);
  box.toggleAttribute("data-zoomed", k > 1);
}

/** Moves a layer by its transform alone, once a frame: nothing is rendered while it is dragged. */
export function makeLayer(box: RefObject<HTMLElement | null>, layer: RefObject<HTMLElement | null>) {
  let lie: Lie = atRest;
  let size: Size | null = null;
  let frame = 0;
  let rest: ReturnType<typeof setTimeout> | undefined;
  const settle = () => layer.current?.style.removeProperty("will-change");
  const paint = () => {
    frame = 0;
    if (!box.current || !layer.current) return;
    draw(box.current, layer.current, lie);
    clearTimeout(rest);
    rest = setTimeout(settle, restMs);
  };
  const move = (to: Lie) => {
    if (to === lie) return;
    lie = to;
    frame ||= requestAnimationFrame(paint);
  };
  return {
    change(to: (lie: Lie, size: Size) => Lie): void {
      if (box.current) move(to(lie, sizeOf(box.current)));
    },
    /** The window has another size. */
    fit(): void {
      if (!box.current) return;
      const now = sizeOf(box.current);
      if (size && lie.k > 1) move(resized(lie, size, now));
      size = now;
    },
    forget(): void {
      cancelAnimationFrame(frame);
      clearTimeout(rest);
    },
  };
}

export type Layer = ReturnType<typeof makeLayer>;
