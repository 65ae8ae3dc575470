import { DRUM_BRAKES } from "../parts/genarts";
import { brakeMakers } from "../sets/conditions";
import type { LiveSet } from "../sets/membership";

const PADS = 10001;
const DISC = 10002;
const PISTONS: ReadonlySet<number> = new Set([10004, 10006, 10007]);
const SMALLEST = 238;
const LARGEST = 380;

/** Parts of the drums are behind; what wears with pads is stated for the front axle. */
export function brakePosition({ genart }: Pick<LiveSet, "genart">): "front" | "rear" | null {
  if (genart.subfamilyId === DRUM_BRAKES || genart.id === 10012) return "rear";
  return genart.id === 10009 || genart.id === 10010 || genart.id === 10011 ? "front" : null;
}

/** How far along its range a measure of a pad or a piston lies: larger discs take larger ones. Null for other measures. */
export function brakeShare(set: LiveSet, key: string, front: boolean): number | null {
  const measured =
    set.genart.id === PADS ? key === "width" || key === "height" : PISTONS.has(set.genart.id) && key === "pistond";
  if (!measured) return null;
  const { front: disc, rearDisc } = set.sample.sizes.brakes;
  const share = ((front ? disc.mm : (rearDisc?.mm ?? SMALLEST)) - SMALLEST) / (LARGEST - SMALLEST);
  return Math.min(1, Math.max(0, front ? 0.25 + 0.75 * share : 0.4 * share));
}

function discValue(set: LiveSet, key: string, front: boolean): number | string | undefined {
  const { front: own, larger, rearDisc } = set.sample.sizes.brakes;
  const disc = front ? own : (rearDisc ?? own);
  const more = set.role === "discLarger" ? 2 : 0;
  if (key === "outd") return set.role === "discLarger" ? larger : disc.mm;
  if (key === "disctype") return disc.fresh + more >= 18 ? "vented" : "solid";
  if (set.genart.id !== DISC) return undefined;
  if (key === "thick") return disc.fresh + more;
  return key === "minthick" ? disc.least + more : undefined;
}

/** What a part of a brake states of the brake that its vehicles have; null: it does not say, undefined: no such criterion. */
export function brakeValue(set: LiveSet, key: string, front: boolean): number | string | null | undefined {
  if (key === "brakesys")
    return front ? brakeMakers(set.sample)[set.role === "discB" || set.role === "makerB" ? 1 : 0] : null;
  if (set.genart.pool !== "brakes") return undefined;
  const { rearDrum } = set.sample.sizes.brakes;
  if (set.genart.subfamilyId === DRUM_BRAKES) {
    if (key === "dia") return rearDrum?.mm ?? null;
    return key === "width" && rearDrum ? Math.round(rearDrum.mm * 0.185) : undefined;
  }
  return set.genart.id === DISC || set.genart.id === 10003 ? discValue(set, key, front) : undefined;
}
