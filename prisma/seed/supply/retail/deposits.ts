import type { Range } from "./range";

/** Deposits in euro on the worn part that comes back, for parts that are made anew. */
const DEPOSITS: Readonly<Record<number, Range>> = {
  10004: [20, 60],
  10032: [80, 180],
  10033: [90, 220],
  10066: [120, 280],
  10084: [60, 180],
  10085: [30, 80],
  10086: [60, 140],
  10087: [60, 160],
  10109: [150, 400],
  10124: [400, 1200],
  10167: [180, 480],
  10168: [350, 900],
  10173: [180, 420],
  10174: [25, 75],
  10180: [150, 380],
  10190: [30, 90],
  10191: [90, 220],
  10205: [90, 260],
  10228: [40, 110],
  10264: [20, 60],
  10265: [30, 85],
  10277: [80, 200],
};

const STEP = 500;

/** Deposit in cents for a reconditioned part of this kind; `size` as in its class. 0 for parts that nobody takes back. */
export function depositCents(genartId: number, reman: boolean, size: number): number {
  const range = DEPOSITS[genartId];
  if (!range || !reman) return 0;
  return Math.round((100 * (range[0] + (range[1] - range[0]) * size)) / STEP) * STEP;
}
