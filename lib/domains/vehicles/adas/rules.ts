import { compactKey } from "@/lib/shared/compact";
import { sensorRows, type SensorJob, type SensorKind, type SensorName } from "./sensors";

/** What decides which sensors a vehicle may carry. Months are yyyymm. */
export interface AdasFacts {
  vtype: "vl" | "motos" | "pl";
  make: string | null;
  registeredYm: number | null;
  /** When the version was first built. */
  builtFromYm: number | null;
}

export type Calibration = "static" | "dynamic" | "staticOrDynamic" | "noCalibration";

export interface Sensor {
  name: SensorName;
  kind: SensorKind;
  at: readonly (readonly [number, number])[];
  jobs: readonly SensorJob[];
  genarts: readonly number[];
  calibration: Calibration;
  /** Whether the law asks for it since before the vehicle was registered; else it depends on the equipment. */
  isLaw: boolean;
}

/** Regulation (EU) 2019/2144: lane keeping and speed assistance in every car that is first registered from then on. */
const lawOfCars = 202407;
/** Regulation (EU) 347/2012: emergency braking and lane warning of lorries. */
const lawOfLorries = 201511;
/** How long after its first building a version is still equipped as designed: the next revision brings new sensors. */
const designMonths = 48;

const leading = keys(["Audi", "BMW", "Mercedes-Benz", "Volvo", "Lexus", "Land Rover", "Jaguar", "Porsche", "Tesla"]);
const standing = keys([
  ...["Volkswagen", "Audi", "Seat", "Skoda", "Cupra", "Porsche", "Mercedes-Benz", "Smart"],
  ...["Toyota", "Lexus", "Honda", "Nissan", "Infiniti", "Mazda", "Hyundai", "Kia"],
]);
const driving = keys(["BMW", "Mini", "Ford", "Volvo", "Tesla", "Opel", "Vauxhall", "Jaguar", "Land Rover"]);

function keys(makes: readonly string[]): ReadonlySet<string> {
  return new Set(makes.map(compactKey));
}

const addMonths = (ym: number, months: number): number => {
  const whole = Math.floor(ym / 100) * 12 + (ym % 100) - 1 + months;
  return Math.floor(whole / 12) * 100 + (whole % 12) + 1;
};

/** The year of design that the vehicle's sensors belong to: when it was registered, or that of its version long before. */
function designYear({ registeredYm, builtFromYm }: AdasFacts): number | null {
  const design = builtFromYm === null ? null : addMonths(builtFromYm, designMonths);
  const known = [registeredYm, design].filter((ym) => ym !== null);
  return known.length === 0 ? null : Math.floor(Math.min(...known) / 100);
}

function calibrationOf(name: SensorName, make: string): Calibration {
  if (sensorRows[name].kind === "ultrasonic") return "noCalibration";
  if (name === "rearCamera") return standing.has(make) ? "static" : "noCalibration";
  if (standing.has(make)) return "static";
  if (name !== "frontCamera" && name !== "frontRadar") return "staticOrDynamic";
  return driving.has(make) ? "dynamic" : "staticOrDynamic";
}

const ofLorries: readonly SensorName[] = ["frontRadar", "frontCamera"];

/** The sensors that a vehicle may carry, from the nose to the tail; none where its age or kind has none, or is unknown. */
export function sensorsOf(facts: AdasFacts): Sensor[] {
  const year = designYear(facts);
  const make = compactKey(facts.make ?? "");
  const registered = facts.registeredYm ?? 0;
  if (facts.vtype === "motos") return [];
  return (Object.keys(sensorRows) as SensorName[]).flatMap((name) => {
    const { kind, at, jobs, genarts, since } = sensorRows[name];
    const isHeavy = facts.vtype === "pl";
    const isLaw = isHeavy
      ? ofLorries.includes(name) && registered >= lawOfLorries
      : name === "frontCamera" && registered >= lawOfCars;
    const isLikely = !isHeavy && year !== null && year >= since[leading.has(make) ? 1 : 0];
    return isLaw || isLikely ? [{ name, kind, at, jobs, genarts, isLaw, calibration: calibrationOf(name, make) }] : [];
  });
}
