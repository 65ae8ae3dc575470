const ownMs = 10_000;
const changed = new Map<number, number>();

/** Notes that this window changes a line: it says so itself. */
export const noteChange = (lineId: number): void => void changed.set(lineId, Date.now());

/** Whether this window has just changed the line. */
export const wasChangedHere = (lineId: number): boolean => Date.now() - (changed.get(lineId) ?? 0) < ownMs;
