interface Caused {
  name?: unknown;
  cause?: unknown;
}

const isCaused = (value: unknown): value is Caused => typeof value === "object" && value !== null;

/** Whether a failure comes from an answer that did not arrive in its time: looks through its causes. */
export function isLate(error: unknown): boolean {
  for (let at = error; isCaused(at); at = at.cause) if (at.name === "TimeoutError") return true;
  return false;
}
