import type { Zone } from "./zones";

type Places = Readonly<Record<number, readonly Zone[]>>;

const axles = ["front-axle", "rear-axle"] as const;
const brakes = ["front-brakes", "rear-brakes"] as const;

/** Where the parts of a family sit when its subfamily says nothing else. Families 19 and 20 are chosen without a vehicle. */
export const byFamily: Places = {
  1: brakes,
  2: ["engine"],
  3: axles,
  4: ["front-axle"],
  5: ["engine"],
  6: ["engine"],
  7: ["gearbox"],
  8: axles,
  9: ["engine"],
  10: ["engine"],
  11: ["cooling"],
  12: ["interior"],
  13: ["exhaust"],
  14: ["battery"],
  15: ["front-lights"],
  16: ["front-body"],
  17: ["wipers"],
  18: ["interior"],
};

export const bySubfamily: Places = {
  104: ["rear-brakes"],
  105: ["engine"],
  107: ["engine"],
  108: ["rear-brakes"],
  307: ["rear-axle"],
  310: ["wheels"],
  1003: ["tank"],
  1201: ["cooling"],
  1304: ["engine"],
  1404: ["rear-body"],
  1406: ["interior"],
  1502: ["rear-lights"],
  1602: ["doors"],
  1603: ["glazing"],
  1604: ["rear-body"],
};

/** Parts that sit elsewhere than the rest of their subfamily. */
export const byGenart: Places = {
  10032: ["engine"],
  10033: ["engine"],
  10034: ["interior"],
  10039: ["tank"],
  10040: ["tank"],
  10042: ["interior"],
  10043: ["gearbox"],
  10046: ["tank"],
  10125: ["gearbox"],
  10137: ["gearbox"],
  10179: ["gearbox"],
  10180: ["rear-axle"],
  10182: ["rear-axle"],
  10199: ["engine"],
  10232: ["interior"],
  10249: ["engine"],
  10261: ["tank"],
  10264: ["engine"],
  10265: ["engine"],
  10266: ["engine"],
  10269: ["engine"],
  10270: ["engine"],
  10271: ["interior"],
  10272: ["gearbox"],
  10273: ["interior"],
  10274: ["front-body"],
  10292: ["front-lights", "rear-lights"],
  10297: ["front-lights", "rear-lights"],
  10299: ["front-lights", "rear-lights"],
  10308: ["rear-body"],
  10310: ["rear-body"],
  10311: ["rear-body"],
  10312: ["front-body"],
  10316: ["rear-body"],
  10337: ["rear-body"],
};
