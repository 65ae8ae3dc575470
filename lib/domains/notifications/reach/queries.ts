import { readStopKey, type Stop } from "./stop-key";

/** What the page of an e-mail's link asks before anybody presses; null for a link that was altered. Nothing changes. */
export const lookAtStopKey = ({ key }: { key: string }): Pick<Stop, "category"> | null => {
  const stop = readStopKey(key);
  return stop && { category: stop.category };
};
