/** Pixels a millisecond below which a turn has ended. */
const least = 0.04;
/** What is left of the speed after a millisecond. */
const kept = 0.996;
/** A finger that rested so long before it left threw nothing. */
const restMs = 80;

/** How fast a finger moves, from its last steps. */
export class Throw {
  private speed = 0;
  private at = 0;

  move(pixels: number, now: number): void {
    const ms = Math.max(1, now - this.at);
    this.speed = ms > restMs ? 0 : this.speed * 0.6 + (pixels / ms) * 0.4;
    this.at = now;
  }

  /** The speed with which it was let go, in pixels a millisecond; 0 when it rested first. */
  end(now: number): number {
    return now - this.at > restMs || Math.abs(this.speed) < least ? 0 : this.speed;
  }
}

/** How far something thrown has come after a time, and whether it has come to rest. */
export function thrown(speed: number, ms: number): { pixels: number; over: boolean } {
  const now = speed * kept ** ms;
  return { pixels: (speed - now) / -Math.log(kept), over: Math.abs(now) < least };
}
