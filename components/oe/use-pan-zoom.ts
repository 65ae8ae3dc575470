import { useCallback, useEffect, useRef, type KeyboardEvent, type PointerEvent } from "react";
import { atRest, grip, moved, revealed, zoomed, type Area } from "./pan-zoom";
import { makeLayer, type Layer } from "./pan-zoom-layer";

/** Further than this in pixels a press is a drag, and chooses nothing. */
const dragPixels = 5;
const keyStep = 60;
const buttonFactor = 1.5;

interface Point {
  x: number;
  y: number;
}

/** What is pressed: one pointer drags, two pinch. */
interface Pressed {
  pointers: Map<number, Point>;
  dragging: boolean;
}

const middle = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});
const distance = ([a, b]: readonly Point[]): number => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0);

function pointInside(box: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top } = box.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}

function follow(pressed: Pressed, layer: Layer, box: HTMLElement, event: PointerEvent): void {
  const last = pressed.pointers.get(event.pointerId);
  if (!last) return;
  const before = [...pressed.pointers.values()];
  const now = pointInside(box, event);
  if (!pressed.dragging) {
    if (before.length === 1 && Math.hypot(now.x - last.x, now.y - last.y) < dragPixels) return;
    pressed.dragging = true;
    box.setPointerCapture(event.pointerId);
  }
  pressed.pointers.set(event.pointerId, now);
  const after = [...pressed.pointers.values()];
  const [from, to] = [middle(before), middle(after)];
  layer.change((lie, size) => {
    const shifted = moved(lie, to.x - from.x, to.y - from.y, size);
    return after.length > 1 ? zoomed(shifted, distance(after) / Math.max(1, distance(before)), to, size) : shifted;
  });
}

const keyMoves: Record<string, readonly [number, number]> = {
  ArrowLeft: [keyStep, 0],
  ArrowRight: [-keyStep, 0],
  ArrowUp: [0, keyStep],
  ArrowDown: [0, -keyStep],
};

/**
 * A window on a layer that is dragged, pinched, zoomed by Ctrl and the wheel, by buttons and by keys; the buttons and
 * the keys hold on to the area that is looked at.
 */
export function usePanZoom(lookedAt: Area | null) {
  const box = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const layer = useRef<Layer>(null);
  const pressed = useRef<Pressed>({ pointers: new Map(), dragging: false });
  useEffect(() => {
    const element = box.current;
    const mine = makeLayer(box, content);
    layer.current = mine;
    const wheel = (event: WheelEvent) => {
      if (!element || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      mine.change((lie, size) => zoomed(lie, Math.exp(-event.deltaY / 240), pointInside(element, event), size));
    };
    element?.addEventListener("wheel", wheel, { passive: false });
    const watch = new ResizeObserver(() => mine.fit());
    if (element) watch.observe(element);
    return () => {
      element?.removeEventListener("wheel", wheel);
      watch.disconnect();
      mine.forget();
    };
  }, []);

  const reveal = useCallback((area: Area) => layer.current?.change((lie, size) => revealed(lie, area, size)), []);
  const zoomBy = (factor: number) =>
    layer.current?.change((lie, size) => zoomed(lie, factor, grip(lie, lookedAt, size), size));
  const actions = {
    larger: () => zoomBy(buttonFactor),
    smaller: () => zoomBy(1 / buttonFactor),
    whole: () => layer.current?.change(() => atRest),
  };

  const zoomKeys: Record<string, () => void> = {
    ...{ "+": actions.larger, "=": actions.larger, "-": actions.smaller, "0": actions.whole },
  };
  const release = (event: PointerEvent) => {
    pressed.current.pointers.delete(event.pointerId);
    // The click that ends a drag comes right after: it must still be told from a press.
    if (pressed.current.pointers.size === 0) requestAnimationFrame(() => (pressed.current.dragging = false));
  };
  return {
    box,
    content,
    reveal,
    ...actions,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
        if (event.button === 0) pressed.current.pointers.set(event.pointerId, pointInside(event.currentTarget, event));
      },
      onPointerMove: (event: PointerEvent<HTMLDivElement>) => {
        // Let go outside the window, before the drag was one.
        if (event.buttons === 0) release(event);
        else if (layer.current) follow(pressed.current, layer.current, event.currentTarget, event);
      },
      onPointerUp: release,
      onPointerCancel: release,
      onClickCapture: (event: { stopPropagation: () => void; preventDefault: () => void }) => {
        if (!pressed.current.dragging) return;
        event.stopPropagation();
        event.preventDefault();
      },
      onKeyDown: (event: KeyboardEvent<HTMLDivElement>) => {
        const byKey = zoomKeys[event.key];
        const move = event.target === event.currentTarget ? keyMoves[event.key] : undefined;
        if (event.ctrlKey || event.metaKey || event.altKey || (!byKey && !move)) return;
        event.preventDefault();
        byKey?.();
        if (move) layer.current?.change((lie, size) => moved(lie, ...move, size));
      },
    },
  };
}
