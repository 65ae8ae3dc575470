import { greyAt, type GreyFrame, type Point } from "../frames/grey-frame";

/** Where a line through bars goes from light to dark and back, in half pixels along it, by the middle between near extremes. */
export function edgesAlong(frame: GreyFrame, from: Point, to: Point): number[] {
  const count = Math.max(16, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y)) * 2);
  const greys = Float32Array.from({ length: count }, (_, at) => {
    const share = at / (count - 1);
    return greyAt(frame, from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share);
  });
  const reach = Math.max(8, Math.round(count / 24));
  const over = greys.map((grey, at) => grey - middleOf(greys, at, reach));
  const edges: number[] = [];
  for (let at = 1; at < count; at += 1) {
    const [before, after] = [over[at - 1] ?? 0, over[at] ?? 0];
    if (before < 0 !== after < 0) edges.push(at - 1 + before / (before - after));
  }
  return edges;
}

function middleOf(greys: Float32Array, at: number, reach: number): number {
  let [low, high] = [255, 0];
  for (let near = Math.max(0, at - reach); near <= Math.min(greys.length - 1, at + reach); near += 1) {
    const grey = greys[near] ?? 0;
    if (grey < low) low = grey;
    if (grey > high) high = grey;
  }
  return (low + high) / 2;
}
