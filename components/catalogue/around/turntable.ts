import { draggedFrame, wrapped } from "@/lib/domains/catalogue/pictures/around/rules";
import { Throw, thrown } from "./inertia";

interface Parts {
  /** Has a frame drawn; `drew` is told when it stands there. */
  show: (frame: number) => void;
  /** Shown until something is drawn. */
  still: HTMLElement;
  /** What lies in another place in each frame, in thousandths of the field. */
  marks: readonly { element: HTMLElement; frames: readonly (readonly [number, number] | null)[] }[];
  count: number;
  /** Told when the frame has stood still for a moment. */
  onRest: (frame: number) => void;
}

/** A turning vehicle says nothing: neither ears nor eyes follow fifty texts in a second. */
const restMs = 80;

/** Where a mark lies in the field, in thousandths of it: moved as a picture is, so that nothing is laid out anew. */
export const placed = ([x, y]: readonly [number, number]): string => `translate(${x / 10}cqw, ${y / 10}cqh)`;

const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Turns the frames; nothing of it is React's, so that a finger moves pictures and nothing else. */
export class Turntable {
  frame = 0;
  private shown = -1;
  private pending = 0;
  private spinning = 0;
  private resting: ReturnType<typeof setTimeout> | undefined;
  private start = { frame: 0, x: 0, last: 0 };
  private throwing = new Throw();

  constructor(private readonly parts: Parts) {
    this.placeMarks(0);
  }

  turnTo(frame: number): void {
    this.frame = wrapped(frame, this.parts.count);
    this.pending ||= requestAnimationFrame(this.draw);
  }

  /** A frame stands there: the wanted one, or the nearest that has come. */
  drew(frame: number): void {
    const { still, onRest } = this.parts;
    if (frame !== this.shown) {
      if (this.shown < 0) still.style.visibility = "hidden";
      this.shown = frame;
      this.placeMarks(frame);
    }
    clearTimeout(this.resting);
    this.resting = setTimeout(() => onRest(this.frame), restMs);
  }

  grab(x: number, now: number): void {
    this.rest();
    this.start = { frame: this.frame, x, last: x };
    this.throwing = new Throw();
    this.throwing.move(0, now);
  }

  drag(x: number, now: number): void {
    this.throwing.move(x - this.start.last, now);
    this.start.last = x;
    this.turnTo(draggedFrame(this.start.frame, x - this.start.x, this.parts.count));
  }

  /** Turns on for a while with the speed of the finger, unless the reader wants no motion. */
  release(now: number): void {
    const speed = calm() ? 0 : this.throwing.end(now);
    if (speed === 0) return;
    const pulled = this.start.last - this.start.x;
    const step = (time: number) => {
      const { pixels, over } = thrown(speed, Math.max(0, time - now));
      this.turnTo(draggedFrame(this.start.frame, pulled + pixels, this.parts.count));
      this.spinning = over ? 0 : requestAnimationFrame(step);
    };
    this.spinning = requestAnimationFrame(step);
  }

  rest(): void {
    cancelAnimationFrame(this.spinning);
    this.spinning = 0;
  }

  close(): void {
    this.rest();
    cancelAnimationFrame(this.pending);
    clearTimeout(this.resting);
  }

  private draw = (): void => {
    this.pending = 0;
    this.parts.show(this.frame);
  };

  private placeMarks(frame: number): void {
    for (const { element, frames } of this.parts.marks) {
      const place = frames[frame];
      if (element.hidden === Boolean(place)) element.hidden = !place;
      if (place) element.style.transform = placed(place);
    }
  }
}
