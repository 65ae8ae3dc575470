export const mostZoom = 3;
const limit = (value: number, most: number) => Math.max(-most, Math.min(most, value));

/** The zoom of a stage: between two fingers, or by buttons from its middle; never beyond its edges. */
export class Pinch {
  zoom = 1;
  private x = 0;
  private y = 0;
  private readonly fingers = new Map<number, { x: number; y: number }>();
  private first: { far: number; zoom: number } | null = null;

  constructor(
    private readonly stage: HTMLElement,
    private readonly field: HTMLElement,
  ) {}

  get active(): boolean {
    return this.fingers.size > 1;
  }

  down({ pointerId, clientX, clientY }: PointerEvent): void {
    this.fingers.set(pointerId, { x: clientX, y: clientY });
    this.first = this.active ? { far: this.spread(), zoom: this.zoom } : null;
  }

  move({ pointerId, clientX, clientY }: PointerEvent): void {
    const finger = this.fingers.get(pointerId);
    if (!finger) return;
    if (this.active && this.first) {
      this.x += (clientX - finger.x) / 2;
      this.y += (clientY - finger.y) / 2;
      this.fingers.set(pointerId, { x: clientX, y: clientY });
      this.setZoom((this.first.zoom * this.spread()) / (this.first.far || 1));
    }
    this.fingers.set(pointerId, { x: clientX, y: clientY });
  }

  up({ pointerId }: PointerEvent): void {
    this.fingers.delete(pointerId);
    this.first = null;
  }

  setZoom(zoom: number): void {
    this.zoom = Math.max(1, Math.min(mostZoom, zoom));
    const { clientWidth, clientHeight } = this.stage;
    this.x = limit(this.x, (clientWidth * (this.zoom - 1)) / 2);
    this.y = limit(this.y, (clientHeight * (this.zoom - 1)) / 2);
    this.field.style.transform = this.zoom === 1 ? "" : `translate(${this.x}px, ${this.y}px) scale(${this.zoom})`;
  }

  private spread(): number {
    const [one, other] = [...this.fingers.values()];
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 1;
  }
}
