import { useEffect, useEffectEvent, useRef, useState } from "react";
import { fewestFrames, keyedFrame } from "@/lib/domains/catalogue/pictures/around/rules";
import type { Loading } from "./frame-loader";
import { openFrames } from "./frames-thread";
import { Pinch } from "./pinch";
import { Turntable } from "./turntable";
import type { AroundMark } from "./around-mark";

/** A finger that moved so far has turned, and pressed nothing. */
const pressWithin = 6;
const most = 1280;

interface Options {
  frames: readonly string[];
  marks: readonly AroundMark[];
  /** Says what is seen, for ears and below the picture. */
  sayFrame: (frame: number, slider: HTMLElement) => void;
}

/** The turning picture: its elements, how far it has come, and what buttons do. */
export function useTurntable({ frames, marks, sayFrame }: Options) {
  const stage = useRef<HTMLDivElement>(null);
  const table = useRef<{ turn: Turntable; pinch: Pinch }>(null);
  const [attempt, setAttempt] = useState(0);
  const [loading, setLoading] = useState<Loading>({ loaded: 0, failed: 0, total: frames.length });
  const [zoom, setZoom] = useState(1);
  const say = useEffectEvent(sayFrame);
  const start = useEffectEvent(() => {
    const box = stage.current;
    const [slider, field, still, host] = ["slider", "field", "still", "frames"].map((name) =>
      box?.querySelector<HTMLElement>(`[data-part=${name}]`),
    );
    if (!box || !slider || !field || !still || !host) return undefined;
    const width = Math.min(most, Math.ceil(box.clientWidth * devicePixelRatio));
    const elements = [...field.querySelectorAll<HTMLElement>("[data-mark]")];
    const turn = new Turntable({
      show: (frame) => thread.show(frame),
      still,
      marks: elements.map((element, at) => ({ element, frames: marks[at]?.frames ?? [] })),
      count: frames.length,
      onRest: (frame) => say(frame, slider),
    });
    const thread = openFrames(host, { frames, width }, { onLoading: setLoading, onShown: (frame) => turn.drew(frame) });
    const pinch = new Pinch(box, field);
    table.current = { turn, pinch };
    const leave = listen(box, slider, turn, pinch, (now) => setZoom(now), frames.length);
    return () => {
      leave();
      turn.close();
      thread.close();
    };
  });
  // By what they name: a page that is told anew brings other lists of the same frames, and must not turn the vehicle back.
  const source = frames.join(" ");
  const places = marks.map(({ id }) => id).join(" ");
  useEffect(() => start(), [source, places, attempt]);
  return {
    stage,
    loading,
    zoom,
    unusable: loading.total - loading.failed < Math.min(fewestFrames, loading.total),
    retry: () => {
      setLoading({ loaded: 0, failed: 0, total: frames.length });
      setAttempt((now) => now + 1);
    },
    step: (by: number) => table.current?.turn.turnTo(table.current.turn.frame + by),
    turnTo: (frame: number) => table.current?.turn.turnTo(frame),
    current: () => table.current?.turn.frame ?? 0,
    magnify: (to: number) => {
      table.current?.pinch.setZoom(to);
      setZoom(table.current?.pinch.zoom ?? 1);
    },
  };
}

/** Fingers, mouse and keys on the stage. */
function listen(
  box: HTMLElement,
  slider: HTMLElement,
  turn: Turntable,
  pinch: Pinch,
  onZoom: (zoom: number) => void,
  count: number,
): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let held: { id: number; x: number; moved: boolean } | null = null;
  box.addEventListener(
    "pointerdown",
    (event) => {
      if (event.button !== 0 || (event.target as Element).closest("[data-outside]")) return;
      pinch.down(event);
      held = pinch.active ? null : { id: event.pointerId, x: event.clientX, moved: false };
      turn.grab(event.clientX, event.timeStamp);
    },
    { signal },
  );
  box.addEventListener(
    "pointermove",
    (event) => {
      pinch.move(event);
      if (held?.id !== event.pointerId) return;
      if (!held.moved && Math.abs(event.clientX - held.x) > pressWithin) {
        held.moved = true;
        box.setPointerCapture(event.pointerId);
      }
      if (held.moved) turn.drag(event.clientX, event.timeStamp);
    },
    { signal },
  );
  const end = (event: PointerEvent) => {
    if (pinch.active) onZoom(pinch.zoom);
    pinch.up(event);
    if (held?.id !== event.pointerId) return;
    if (held.moved) turn.release(event.timeStamp);
    const moved = held.moved;
    held = null;
    if (moved) box.addEventListener("click", swallow, { capture: true, once: true, signal });
    // Where no click follows a drag, the next one is meant.
    if (moved) setTimeout(() => box.removeEventListener("click", swallow, { capture: true }));
  };
  box.addEventListener("pointerup", end, { signal });
  box.addEventListener("pointercancel", end, { signal });
  slider.addEventListener(
    "keydown",
    (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const next = keyedFrame(event.key, turn.frame, count);
      if (next === null) return;
      event.preventDefault();
      turn.rest();
      turn.turnTo(next);
    },
    { signal },
  );
  return () => stop.abort();
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
