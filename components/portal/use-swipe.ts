import { useRef, type PointerEvent } from "react";

/** How far a finger goes before it means to turn a page, in px. */
const farEnough = 20;

interface Swiped {
  onPointerDown: (event: PointerEvent) => void;
  onPointerUp: (event: PointerEvent) => void;
  onPointerCancel: () => void;
}

/** A finger or pen drawn along a line turns by one, towards where the line is read; the mouse keeps its buttons. */
export function useSwipe(turn: (by: 1 | -1) => void): Swiped {
  const from = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown: ({ pointerType, clientX, clientY }) => {
      from.current = pointerType === "mouse" ? null : { x: clientX, y: clientY };
    },
    onPointerUp: ({ clientX, clientY, currentTarget }) => {
      const [along, across] = [clientX - (from.current?.x ?? clientX), clientY - (from.current?.y ?? clientY)];
      from.current = null;
      if (Math.abs(along) < farEnough || Math.abs(along) <= Math.abs(across)) return;
      const isRightToLeft = getComputedStyle(currentTarget).direction === "rtl";
      turn(along < 0 === isRightToLeft ? -1 : 1);
    },
    onPointerCancel: () => {
      from.current = null;
    },
  };
}
