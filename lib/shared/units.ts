/** What a workshop measures, in the units of its documents and tools; the first of each is that of our own tables. */
export const unitsOf = {
  torque: ["Nm", "kgfm", "lbfft"],
  pressure: ["bar", "psi", "kPa"],
  power: ["kW", "ch", "hp"],
  consumption: ["l100", "kml", "mpgUk", "mpgUs"],
  length: ["mm", "inch"],
  volume: ["l", "galUs", "qtUs"],
  mass: ["kg", "lb"],
  speed: ["kmh", "mph"],
  temperature: ["C", "F"],
} as const;

export type Quantity = keyof typeof unitsOf;
export type UnitOf<Q extends Quantity> = (typeof unitsOf)[Q][number];
export type Unit = UnitOf<Quantity>;
export const quantities = Object.keys(unitsOf) as Quantity[];

/** How much of its quantity's first unit one of a unit is; exact by definition where there is one. */
const factors: Record<Exclude<Unit, UnitOf<"consumption" | "temperature">>, number> = {
  ...{ Nm: 1, kgfm: 9.80665, lbfft: 1.3558179483314004 },
  ...{ bar: 1, psi: 0.06894757293168361, kPa: 0.01 },
  ...{ kW: 1, ch: 0.73549875, hp: 0.7456998715822702 },
  ...{ mm: 1, inch: 25.4 },
  ...{ l: 1, galUs: 3.785411784, qtUs: 0.946352946 },
  ...{ kg: 1, lb: 0.45359237 },
  ...{ kmh: 1, mph: 1.609344 },
};

/** Litres on a hundred kilometres are the inverse of a distance by volume: this much is both of one. */
const inverses: Record<Exclude<UnitOf<"consumption">, "l100">, number> = {
  ...{ kml: 100, mpgUk: 282.480936331822, mpgUs: 235.214583333333 },
};

const isInverse = (unit: Unit): unit is keyof typeof inverses => Object.hasOwn(inverses, unit);
const isFactor = (unit: Unit): unit is keyof typeof factors => Object.hasOwn(factors, unit);

function toFirst(value: number, unit: Unit): number {
  if (isInverse(unit)) return inverses[unit] / value;
  if (isFactor(unit)) return value * factors[unit];
  return unit === "F" ? ((value - 32) * 5) / 9 : value;
}

function fromFirst(value: number, unit: Unit): number {
  if (isInverse(unit)) return inverses[unit] / value;
  if (isFactor(unit)) return value / factors[unit];
  return unit === "F" ? (value * 9) / 5 + 32 : value;
}

const absoluteZero = -273.15;

/**
 * A value in every unit of its quantity; null where nothing can have it: below absolute zero, a consumption that is not
 * above nought, a negative mass, length, volume, power or speed.
 */
export function convert(quantity: Quantity, value: number, unit: Unit): Partial<Record<Unit, number>> | null {
  if (!Number.isFinite(value)) return null;
  const first = toFirst(value, unit);
  const signed = quantity === "temperature" || quantity === "torque" || quantity === "pressure";
  if (quantity === "consumption" ? value <= 0 : !signed && value < 0) return null;
  if (quantity === "temperature" && first < absoluteZero) return null;
  return Object.fromEntries(unitsOf[quantity].map((one) => [one, one === unit ? value : fromFirst(first, one)]));
}
