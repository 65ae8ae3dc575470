export interface Circuit {
  /** False while calls would only wait for a provider that is down. */
  mayTry(): boolean;
  /** The same, without taking the one call. */
  rests(): boolean;
  succeeded(): void;
  failed(): void;
}

interface CircuitOptions {
  failures: number;
  restMs: number;
  now?: () => number;
}

/** Opens after so many failures in a row, rests for `restMs`, then lets one call through to find out. */
export function makeCircuit({ failures, restMs, now = Date.now }: CircuitOptions): Circuit {
  let inARow = 0;
  let opensAt = 0;
  return {
    mayTry() {
      if (inARow < failures) return true;
      if (now() < opensAt) return false;
      opensAt = now() + restMs;
      return true;
    },
    rests: () => inARow >= failures && now() < opensAt,
    succeeded() {
      inARow = 0;
    },
    failed() {
      inARow += 1;
      if (inARow >= failures) opensAt = now() + restMs;
    },
  };
}
