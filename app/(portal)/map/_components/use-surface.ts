import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type PointerEvent } from "react";
import { kept, moved, transformFrom, zoomedAt, type Size, type View } from "./view";

const settleMs = 140;
/** A finger that moves less has pressed. */
const pressPixels = 5;

interface Wanted {
  first: View;
  most: number;
}

type Point = { x: number; y: number };

/**
 * A surface that is moved and zoomed by pointers and wheel. While it moves, a transform alone changes; `view` follows when
 * it stands still, and what is drawn for it takes the place of what was moved.
 */
export function useSurface({ first, most }: Wanted) {
  const surface = useRef<HTMLDivElement>(null);
  const plane = useRef<HTMLDivElement>(null);
  const live = useRef(first);
  const pointers = useRef(new Map<number, Point>());
  const travelled = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [view, setView] = useState(first);
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });

  const draw = () => {
    if (plane.current) plane.current.style.transform = transformFrom(view, live.current);
  };
  const settle = () => {
    clearTimeout(timer.current);
    setView(live.current);
  };
  const move = (next: View) => {
    live.current = kept(next, most);
    draw();
    clearTimeout(timer.current);
    timer.current = setTimeout(settle, settleMs);
  };
  /** Goes to a view at once. */
  const go = (next: View) => {
    live.current = kept(next, most);
    settle();
  };

  // What is drawn for the view stands where the moved one stood.
  useLayoutEffect(() => {
    if (plane.current) plane.current.style.transform = transformFrom(view, live.current);
  }, [view]);
  useEffect(() => {
    const element = surface.current;
    if (!element) return;
    const watch = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      setSize({ width, height });
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    const rate = event.ctrlKey ? 0.01 : event.deltaMode === 1 ? 0.06 : 0.002;
    move(zoomedAt(live.current, -event.deltaY * rate, fromMiddle(event), most));
  });
  // React listens for wheels passively: the page would scroll along.
  useEffect(() => {
    const element = surface.current;
    const listen = (event: WheelEvent) => onWheel(event);
    element?.addEventListener("wheel", listen, { passive: false });
    return () => element?.removeEventListener("wheel", listen);
  }, []);

  function fromMiddle({ clientX, clientY }: { clientX: number; clientY: number }) {
    const { left = 0, top = 0, width = 0, height = 0 } = surface.current?.getBoundingClientRect() ?? {};
    return { dx: clientX - left - width / 2, dy: clientY - top - height / 2 };
  }
  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    if (pointers.current.size === 0) travelled.current = 0;
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };
  const onPointerMove = (event: PointerEvent) => {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const [dx, dy] = [event.clientX - before.x, event.clientY - before.y];
    travelled.current += Math.abs(dx) + Math.abs(dy);
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (travelled.current < pressPixels) return;
    if (!surface.current?.hasPointerCapture(event.pointerId)) surface.current?.setPointerCapture(event.pointerId);
    if (!other) return move(moved(live.current, dx, dy));
    const apart = (one: Point) => Math.hypot(one.x - other.x, one.y - other.y);
    const now = { x: event.clientX, y: event.clientY };
    const middle = fromMiddle({ clientX: (now.x + other.x) / 2, clientY: (now.y + other.y) / 2 });
    const by = Math.log2(Math.max(1, apart(now)) / Math.max(1, apart(before)));
    move(zoomedAt(moved(live.current, dx / 2, dy / 2), by, middle, most));
  };
  const onPointerEnd = (event: PointerEvent) => {
    if (pointers.current.delete(event.pointerId) && pointers.current.size === 0 && travelled.current >= pressPixels)
      settle();
  };
  return {
    ...{ surface, plane, view, size, go },
    now: () => live.current,
    /** Whether the press that ends now has moved the map: it then chooses nothing. */
    hasMoved: () => travelled.current >= pressPixels,
    handlers: { onPointerDown, onPointerMove, onPointerUp: onPointerEnd, onPointerCancel: onPointerEnd },
  };
}
