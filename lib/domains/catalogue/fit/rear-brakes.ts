import type { FitFacts } from "./judges";

export const brakeDiscs: ReadonlySet<number> = new Set([10002, 10003]);
export const drumBrakes: ReadonlySet<number> = new Set([10013, 10014, 10015]);

const [pads, shoes] = [10001, 10013];

/** What brakes the rear axle in place of what was looked for. */
export interface OtherBrakes {
  has: "drums" | "discs";
  /** The generic article that is meant there. */
  genartId: number;
}

/** Which brakes a vehicle's rear axle has where a part belongs to the other kind; null where it does not, or nothing is known. */
export function otherRearBrakes(
  genartId: number,
  { rearDiscMm, rearDrumMm }: Pick<FitFacts, "rearDiscMm" | "rearDrumMm">,
): OtherBrakes | null {
  const isOfDiscs = genartId === pads || brakeDiscs.has(genartId);
  if (isOfDiscs && rearDrumMm !== null && rearDiscMm === null) return { has: "drums", genartId: shoes };
  if (drumBrakes.has(genartId) && rearDiscMm !== null && rearDrumMm === null) return { has: "discs", genartId: pads };
  return null;
}
