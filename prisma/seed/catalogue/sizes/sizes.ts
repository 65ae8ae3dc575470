import { type Place, SizeClasses, type Sized } from "./size-class";
import type { SizeTables, TyrePair } from "./tables";

export interface BrakeSizes {
  /** diameter, new and least thickness of the front discs, mm */
  front: { mm: number; fresh: number; least: number };
  /** the next larger front disc that the class knows */
  larger: number;
  /** a rear axle has discs or drums */
  rearDisc: { mm: number; fresh: number; least: number } | null;
  rearDrum: { mm: number; most: number } | null;
}

export interface BatterySize {
  case: string;
  length: number;
  width: number;
  height: number;
  ah: number;
  cca: number;
  technology: "SLI" | "EFB" | "AGM";
}

/** The sizes of a version by which parts are chosen. */
export interface VehicleSizes {
  brakes: BrakeSizes;
  battery: BatterySize;
  tyres: readonly TyrePair[];
}

const disc = ([mm = 0, fresh = 0, least = 0]: readonly number[] = []) => ({ mm, fresh, least });
const VANS: ReadonlySet<string> = new Set(["VANS", "VANM", "VANL"]);

function brakesOf(tables: SizeTables, place: Place): BrakeSizes {
  const own = tables.brakes.classes[place.class];
  if (!own) throw new Error(`no brakes of class ${place.class}`);
  const front = disc(own.frontDisc[place.step]);
  const larger = own.frontDisc[place.step + 1]?.[0] ?? front.mm + 14;
  const drum = place.step <= (own.rearDrumUpToStep?.[place.era] ?? -1) ? own.rearDrum?.[place.step] : undefined;
  if (drum) return { front, larger, rearDisc: null, rearDrum: { mm: drum[0], most: drum[1] } };
  return { front, larger, rearDisc: disc(own.rearDisc[place.step]), rearDrum: null };
}

function caseOf({ battery: { cases, size } }: SizeTables, sized: Sized, place: Place): string {
  const { makes, classes, until } = size.asian;
  const asian = classes[place.class];
  if (asian && sized.yearFrom <= until && makes.includes(sized.make)) return asian;
  const own = size.byClass[place.class]?.[place.step] ?? "L2";
  if (!sized.diesel) return own;
  const most = place.class === "F" ? 6 : 5;
  const larger = `L${Math.max(Number(own.slice(1)), Math.min(most, Number(own.slice(1)) + 1))}`;
  return larger in cases ? larger : own;
}

function batteryOf(tables: SizeTables, sized: Sized, place: Place): BatterySize {
  const { fromYear, agmClasses, agmMakes } = tables.battery.technology;
  const often = agmClasses.includes(place.class) || agmMakes.includes(sized.make);
  const name = sized.electric ? "L1" : caseOf(tables, sized, place);
  const size = tables.battery.cases[name];
  if (!size) throw new Error(`no battery case ${name}`);
  if (sized.electric) return { case: name, ...size, ah: 45, cca: 400, technology: "AGM" };
  const agm = often && sized.yearFrom >= fromYear.AGM;
  return { case: name, ...size, technology: agm ? "AGM" : sized.yearFrom >= fromYear.EFB ? "EFB" : "SLI" };
}

function tyresOf({ tyres }: SizeTables, { make, model, generation }: Sized, place: Place): readonly TyrePair[] {
  const named = tyres.models.find(
    (one) => one.make === make && one.model === model && new RegExp(one.generation).test(generation ?? ""),
  );
  if (named) return named.sizes;
  const sizes = tyres.classes[place.class]?.eras[place.era] ?? [];
  const at = Math.min(place.step, Math.max(0, sizes.length - 1));
  const most = VANS.has(place.class) || place.step > 0 || !["C", "D", "E"].includes(place.class) ? 2 : 3;
  return sizes.slice(at, at + most);
}

/** Sizes of kinds of vehicles that the tables leave out. */
const OTHERS: Record<"motos" | "pl" | "classic" | "vl", VehicleSizes> = {
  motos: others([298, 4.5, 4], [245, 5, 4.5], null, { case: "moto", ...cased(150, 87, 105, 10, 190) }),
  pl: others([430, 45, 37], [410, 45, 37], null, { case: "heavy", ...cased(513, 223, 223, 180, 1000) }),
  classic: others([260, 12, 10], null, [203, 204], { case: "L2", ...cased(242, 175, 190, 60, 560) }),
  vl: others([280, 22, 19], [253, 10, 8], null, { case: "L2", ...cased(242, 175, 190, 60, 560) }),
};

function cased(length: number, width: number, height: number, ah: number, cca: number) {
  return { length, width, height, ah, cca, technology: "SLI" as const };
}

function others(
  front: [number, number, number],
  rear: [number, number, number] | null,
  drum: [number, number] | null,
  battery: BatterySize,
): VehicleSizes {
  const rearDrum = drum && { mm: drum[0], most: drum[1] };
  return {
    brakes: { front: disc(front), larger: front[0] + 14, rearDisc: rear && disc(rear), rearDrum },
    battery,
    tyres: [],
  };
}

/** Sizes of versions; the same ones for the catalogue, the registry and whatever tells of repairs. */
export function sizer(tables: SizeTables): (sized: Sized, kind: keyof typeof OTHERS) => VehicleSizes {
  const classes = new SizeClasses(tables);
  return (sized, kind) => {
    const place = kind === "vl" ? classes.placeOf(sized) : null;
    if (!place) return OTHERS[kind];
    return {
      brakes: brakesOf(tables, place),
      battery: batteryOf(tables, sized, place),
      tyres: tyresOf(tables, sized, place),
    };
  };
}

/** Rim diameters in inches of a version's tyres, rising; a trade's usual one for what has no tyre sizes. */
export function rimsOf({ tyres }: Pick<VehicleSizes, "tyres">): number[] {
  const rims = tyres.flatMap(({ front, rear }) =>
    [front, rear ?? front].map((size) => Number(/R(\d\d)/.exec(size)?.[1])),
  );
  return [...new Set(rims)].sort((a, b) => a - b);
}
