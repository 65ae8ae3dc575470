import { readFileSync } from "node:fs";
import path from "node:path";
import { Random } from "../catalogue/random";
import { readSource, type SourceVersion } from "../catalogue/source";
import { SizeClasses } from "../catalogue/sizes/size-class";
import type { Vehicle } from "../catalogue/vehicles/vehicle";
import { builtFleet } from "../registry/built-fleet";

type Weights = Record<string, number>;

interface UsedSource {
  makes: Weights;
  ages: Weights;
  price: {
    newPriceCHF: Weights;
    makeFactor: Weights;
    residualByAge: Weights;
    energyFactor: Weights;
    min: number;
  };
  perYear: Weights;
  options: [fr: string, en: string][];
  owners: Weights;
  inspection: Weights;
  sellers: string[];
  body: Record<string, string[]>;
  colours: Weights;
}

interface Offered {
  version: SourceVersion;
  vehicle: Vehicle;
  class: string;
  /** kW of the class's first step */
  power: number;
}

export interface UsedVehicle extends Offered {
  ageMonths: number;
  registered: string;
  km: number;
  priceCents: number;
  body: string;
  colour: string;
  owners: number;
  inspection: string;
  warrantyMonths: number;
  options: [fr: string, en: string][];
  seller: string;
  gearbox: "manual" | "automatic";
}

/** The month after the last registration that is drawn. */
const reference = { year: 2025, month: 10 };
const dearClasses = ["SUPER", "F"];
const dearShare = 0.03;

const readUsedSource = (): UsedSource =>
  JSON.parse(readFileSync(path.resolve("prisma/seed/data/used-vehicles.json"), "utf8")) as UsedSource;

function draw(random: Random, weights: Weights): string {
  const total = Object.values(weights).reduce((sum, weight) => sum + weight, 0);
  let left = random.next() * total;
  for (const [value, weight] of Object.entries(weights)) {
    if (left < weight) return value;
    left -= weight;
  }
  return Object.keys(weights)[0] ?? "";
}

/** The value at a point between those that a table names. */
function interpolate(table: Weights, at: number): number {
  const points = Object.entries(table).map(([x, y]): [number, number] => [Number(x), y]);
  const after = points.findIndex(([x]) => x >= at);
  const [x1, y1] = points[after] ?? points.at(-1) ?? [0, 1];
  const [x0, y0] = points[after - 1] ?? [x1, y1];
  return x1 === x0 ? y1 : y0 + ((y1 - y0) * (at - x0)) / (x1 - x0);
}

function offeredByMake(): Map<string, Offered[]> {
  const source = readSource();
  const classes = new SizeClasses(source.sizes);
  const vehicles = new Map(builtFleet().vehicles.map((vehicle) => [vehicle.ktype, vehicle]));
  const found = new Map<string, Offered[]>();
  for (const version of source.versions) {
    const vehicle = vehicles.get(1_000_000 + version.id);
    if (vehicle?.vtype !== "vl") continue;
    const { make, model, generation, kw, yearFromEst: yearFrom } = version;
    const sized = { make, model, generation, kw, yearFrom, modelFrom: vehicle.modelFrom };
    const place = classes.placeOf({ ...sized, diesel: vehicle.burns === "diesel", electric: version.p3 === "EL" });
    const power = place && source.sizes.tyres.classes[place.class]?.power[0];
    if (place && power) found.set(make, [...(found.get(make) ?? []), { version, vehicle, class: place.class, power }]);
  }
  return found;
}

const ymOf = (ageMonths: number): number => {
  const month = reference.year * 12 + reference.month - 1 - ageMonths;
  return Math.floor(month / 12) * 100 + (month % 12) + 1;
};

function mileageOf(random: Random, { perYear }: UsedSource, one: Offered, years: number): number {
  const normal = Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());
  const fuel = one.version.p3 === "EL" ? 0.95 : one.vehicle.burns === "diesel" ? 1.25 : 1;
  const km = (perYear[one.class] ?? 13_000) * years * Math.exp(0.28 * normal) * fuel;
  return Math.round(Math.min(320_000, km) / 10) * 10;
}

interface Driven {
  years: number;
  km: number;
  options: number;
}

/** To a hundred francs less ten. */
function priceOf({ price }: UsedSource, one: Offered, { years, km, options }: Driven): number {
  const make = price.makeFactor[one.version.make] ?? price.makeFactor.default ?? 1;
  const energy = price.energyFactor[one.version.p3] ?? price.energyFactor.default ?? 1;
  const fresh = (price.newPriceCHF[one.class] ?? 30_000) * (1 + 0.004 * (one.version.kw - one.power)) * make;
  const residual = interpolate(price.residualByAge, years);
  const driven = Math.min(1.15, Math.max(0.75, 1 - (0.28 * (km - years * 14_000)) / 100_000));
  const extras = 0.025 * fresh * residual * Math.max(0, options - 4);
  const francs = Math.round((fresh * residual * driven * energy + extras) / 100) * 100 - 10;
  return Math.max(price.min, francs) * 100;
}

function warrantyOf(random: Random, years: number, km: number): number {
  if (years < 4) return 24;
  if (years <= 8 && km < 120_000) return 12;
  return random.chance(0.5) ? 3 : 0;
}

/** What the version is built with; where nobody knows, the stronger, the more often automatic. */
function gearboxOf(random: Random, { version, vehicle }: Offered): UsedVehicle["gearbox"] {
  if (vehicle.burns === "nothing") return "automatic";
  const kinds = [...new Set(vehicle.gearboxes.map((box) => (box.startsWith("M") ? "manual" : "automatic")))];
  return kinds.length > 0 ? random.pick(kinds) : random.chance(version.kw > 110 ? 0.8 : 0.2) ? "automatic" : "manual";
}

const inAnyOrder = <T>(random: Random, items: readonly T[]): T[] =>
  items
    .map((item) => [random.next(), item] as const)
    .toSorted(([one], [other]) => one - other)
    .map(([, item]) => item);

/** Used vehicles of versions that were on sale when they were registered; the same ones at every loading. */
export function generateUsed(count: number): UsedVehicle[] {
  const source = readUsedSource();
  const offered = offeredByMake();
  const makes = Object.fromEntries(Object.entries(source.makes).filter(([make]) => offered.has(make)));
  const found: UsedVehicle[] = [];
  let dear = 0;
  for (let at = 0; found.length < count; at++) {
    const random = new Random(62_003, at);
    const ageMonths = Math.min(213, Number(draw(random, source.ages)) * 12 - random.int(0, 11));
    const ym = ymOf(Math.max(1, ageMonths));
    const onSale = (offered.get(draw(random, makes)) ?? []).filter(
      ({ vehicle: { fromYm, toYm } }) => fromYm <= ym && (toYm === null || toYm >= ym),
    );
    if (onSale.length === 0) continue;
    const one = random.pick(onSale);
    const isDear = dearClasses.includes(one.class);
    if (isDear && dear >= Math.floor(count * dearShare)) continue;
    if (isDear) dear += 1;
    const years = Math.max(1, ageMonths) / 12;
    const km = mileageOf(random, source, one, years);
    const options = inAnyOrder(random, source.options).slice(0, random.int(3, 12));
    found.push({
      ...{ ...one, ageMonths, km, options, colour: draw(random, source.colours) },
      registered: `${Math.floor(ym / 100)}-${String(ym % 100).padStart(2, "0")}-${String(random.int(1, 28)).padStart(2, "0")}`,
      priceCents: priceOf(source, one, { years, km, options: options.length }),
      body: random.pick(source.body[one.class] ?? ["saloon5"]),
      owners: Number(draw(random, source.owners)),
      inspection: draw(random, source.inspection),
      warrantyMonths: warrantyOf(random, years, km),
      seller: random.pick(source.sellers),
      gearbox: gearboxOf(random, one),
    });
  }
  return found;
}
