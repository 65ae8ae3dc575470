import { PlateReadingError } from "./port";

/** Does one piece of work after the other; refuses as busy when `length` already wait or are under way. */
export function waitingLine(length: number): <T>(work: () => Promise<T>) => Promise<T> {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return async (work) => {
    if (waiting >= length) throw new PlateReadingError("busy", `${waiting} pictures wait already.`);
    waiting += 1;
    const turn = last.then(work, work);
    last = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      waiting -= 1;
    }
  };
}
