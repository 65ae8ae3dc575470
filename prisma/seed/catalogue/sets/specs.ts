import type { Pattern } from "../parts/most-changed";
import type { Role } from "./conditions";

export interface SetSpec {
  role: Role;
  /** articles for makes of a best-known group, for other makes */
  known: number;
  other: number;
  /** share of the pools that have this set */
  chance: number;
}

const spec = (role: Role, known: number, other: number, chance = 1): SetSpec => ({ role, known, other, chance });

/**
 * Sets of a common generic article. Those that every pool has hold at least eight articles that a vehicle of a best-known
 * make can take whatever its engine index and date; the others give reasons to refuse.
 */
export const COMMON_SPECS: Record<Pattern, readonly SetSpec[]> = {
  plain: [
    spec("plain", 5, 3),
    spec("fromStart", 3, 1),
    spec("dateTo", 1, 1, 0.4),
    spec("dateFrom", 2, 1, 0.4),
    spec("chassis", 1, 1, 0.15),
  ],
  axles: [spec("front", 4, 2), spec("rear", 4, 2), spec("frontLate", 2, 1, 0.4)],
  brakes: [
    spec("discA", 4, 2),
    spec("discB", 4, 1),
    spec("discLarger", 1, 1, 0.3),
    spec("discRear", 4, 2),
    spec("frontLate", 1, 1, 0.3),
  ],
  caliper: [spec("makerA", 8, 3), spec("makerB", 8, 2), spec("rearDisc", 3, 2)],
  engine: [
    spec("allCodes", 5, 2),
    spec("plain", 3, 1),
    spec("codesA", 2, 1, 0.4),
    spec("codesB", 2, 1, 0.4),
    spec("dateFrom", 1, 1, 0.25),
    spec("dateTo", 1, 1, 0.25),
  ],
  gearbox: [spec("manual", 5, 2), spec("allCodes", 3, 1), spec("codesB", 2, 1, 0.4)],
};

/** The same for a vehicle with drums behind: all its eight stand at the front axle. */
export const DRUM_BRAKE_SPECS: readonly SetSpec[] = [
  spec("discA", 8, 4),
  spec("discB", 8, 2),
  spec("discLarger", 1, 1, 0.3),
  spec("frontLate", 1, 1, 0.3),
];

/** Pools that span every make (batteries, bulbs, wipers): more articles, no condition. */
export const UNIVERSAL_SPECS: readonly SetSpec[] = [spec("plain", 14, 14)];

/** Discs and pads in one box. */
export const BRAKE_KIT_SPECS: readonly SetSpec[] = [spec("discA", 1, 1), spec("discB", 1, 0), spec("discRear", 1, 0)];

/** Parts of calipers that are changed rarely. */
export const CALIPER_SPECS: readonly SetSpec[] = [spec("makerA", 2, 1), spec("makerB", 2, 1), spec("rearDisc", 2, 1)];

/** Generic articles that are changed rarely. */
export const RARE_SPECS: readonly SetSpec[] = [spec("plain", 2, 1), spec("dateFrom", 1, 1, 0.15)];
