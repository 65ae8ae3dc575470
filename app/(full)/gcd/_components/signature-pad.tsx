import { useEffect, useRef, type PointerEvent } from "react";
import { mostPoints, pad, pathOf, pointAt, type Point, type Stroke } from "@/lib/domains/quotes/agreement/signature";

interface Props {
  label: string;
  strokes: readonly Stroke[];
  onChange: (strokes: readonly Stroke[]) => void;
}

/** Dots of the canvas for a unit of the sheet, so that lines are smooth on every screen. */
const scale = 2;
/** Steps that are shorter, in units, tell nothing. */
const leastStep = 2;

function draw(canvas: HTMLCanvasElement | null, strokes: readonly Stroke[]): void {
  const context = canvas?.getContext("2d");
  if (!canvas || !context) return;
  context.setTransform(scale, 0, 0, scale, 0, 0);
  context.clearRect(0, 0, pad.width, pad.height);
  context.strokeStyle = getComputedStyle(canvas).color;
  context.lineWidth = 4;
  context.lineCap = "round";
  context.lineJoin = "round";
  context.stroke(new Path2D(pathOf(strokes)));
}

function placeOf({ clientX, clientY, currentTarget }: PointerEvent<HTMLCanvasElement>): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return pointAt(((clientX - left) / width) * pad.width, ((clientY - top) / height) * pad.height);
}

/** A sheet to sign on with a finger, a pen or a mouse. */
export function SignaturePad({ label, strokes, onChange }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawn = useRef<Point[] | null>(null);
  useEffect(() => {
    draw(canvas.current, strokes);
  }, [strokes]);
  const count = strokes.reduce((sum, stroke) => sum + stroke.length, 0);

  const begin = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!event.isPrimary || event.button !== 0 || count >= mostPoints) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    drawn.current = [placeOf(event)];
    draw(event.currentTarget, [...strokes, drawn.current]);
  };
  const go = (event: PointerEvent<HTMLCanvasElement>) => {
    const points = drawn.current;
    const last = points?.at(-1);
    if (!points || !last || !event.isPrimary || count + points.length >= mostPoints) return;
    const next = placeOf(event);
    if (Math.hypot(next[0] - last[0], next[1] - last[1]) < leastStep) return;
    points.push(next);
    draw(event.currentTarget, [...strokes, points]);
  };
  const end = () => {
    const points = drawn.current;
    drawn.current = null;
    if (points) onChange([...strokes, points]);
  };
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={label}
      width={pad.width * scale}
      height={pad.height * scale}
      className="aspect-[3/1] w-full touch-none rounded border border-edge bg-ground text-ink"
      onPointerDown={begin}
      onPointerMove={go}
      onPointerUp={end}
      onPointerCancel={end}
    />
  );
}
