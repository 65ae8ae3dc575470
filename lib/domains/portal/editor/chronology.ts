/** What a tile's dates say of a moment: not yet seen, announced, in force, its end announced, over. */
export const tileStates = ["waiting", "announced", "running", "closing", "ended"] as const;
export type TileState = (typeof tileStates)[number];

/** Times as the clocks on the wall show them (yyyy-MM-dd HH:mm:ss), which the order of texts puts in order. */
export interface TileDates {
  dateFrom: string | null;
  dateTo: string | null;
  alertStart: string | null;
  alertEnd: string | null;
}

/** A part of the line of time; null where it has no beginning or no end. */
export interface Stretch {
  state: TileState;
  from: string | null;
  to: string | null;
}

const opening = ({ dateFrom, alertStart }: TileDates) => dateFrom && (alertStart ?? dateFrom);
const closing = ({ dateTo, alertEnd }: TileDates) => dateTo && alertEnd;

/** The state of a tile at a time on the wall. */
export function stateAt(dates: TileDates, wall: string): TileState {
  const { dateFrom, dateTo } = dates;
  const [opens, closes] = [opening(dates), closing(dates)];
  if (dateTo && wall >= dateTo) return "ended";
  if (opens && wall < opens) return "waiting";
  if (dateFrom && wall < dateFrom) return "announced";
  return closes && wall >= closes ? "closing" : "running";
}

/** Whether a tile in such a state is seen. */
export const isSeenIn = (state: TileState): boolean => state !== "waiting" && state !== "ended";

const before = "";

/** The line of time of a tile: what it is from when to when, without parts that last no time. */
export function chronologyOf(dates: TileDates): Stretch[] {
  const turns = [opening(dates), dates.dateFrom, closing(dates), dates.dateTo].filter((turn) => turn !== null);
  const starts = [before, ...[...new Set(turns)].toSorted()];
  const stretches = starts.map((start, at) => ({
    state: stateAt(dates, start),
    from: start || null,
    to: starts[at + 1] ?? null,
  }));
  return stretches.reduce<Stretch[]>((line, next) => {
    const last = line.at(-1);
    if (last?.state !== next.state) return [...line, next];
    return [...line.slice(0, -1), { ...last, to: next.to }];
  }, []);
}

/** Where on a line of time something lies: shares of its length from 0 to 1. */
export interface PlacedStretch extends Stretch {
  start: number;
  end: number;
}

const dayMs = 86_400_000;

/**
 * The stretches on a line that shows every turn and now, with room on both sides; `instantOf` tells when a time is (in ms).
 */
export function placeStretches(
  stretches: readonly Stretch[],
  now: number,
  instantOf: (wall: string) => number,
): { stretches: PlacedStretch[]; now: number } {
  const turns = stretches.flatMap(({ to }) => (to === null ? [] : [instantOf(to)]));
  const [first, last] = [Math.min(now, ...turns), Math.max(now, ...turns)];
  const margin = Math.max(dayMs / 2, (last - first) * 0.12);
  const share = (at: number) => (at - first + margin) / (last - first + 2 * margin);
  const placed = stretches.map((stretch) => ({
    ...stretch,
    start: stretch.from === null ? 0 : share(instantOf(stretch.from)),
    end: stretch.to === null ? 1 : share(instantOf(stretch.to)),
  }));
  return { stretches: placed, now: share(now) };
}
