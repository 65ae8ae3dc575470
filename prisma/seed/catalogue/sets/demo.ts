import type { Vehicle } from "../vehicles/vehicle";
import type { Condition } from "./condition";

/** An article written out in full because checks, drawings and the guided tour name it. */
export interface FixedArticle {
  brand: string;
  number: string;
  /** values of criteria by key, overriding the generated ones */
  values: Readonly<Record<string, number | string>>;
  weight: number;
}

export interface FixedSet {
  genartId: number;
  condition: Condition;
  articles: readonly FixedArticle[];
}

export const DEMO_POOL = "P:demo";
/** Who makes the brakes of the group of the demonstration's Clio III, and what that car may weigh. */
export const DEMO_BRAKES = {
  home: "renault",
  makers: ["Bosch", "TRW/Lucas"],
  chassis: "P:renault|small|mid",
  maxKg: 1640,
} as const;
const DISC = 266;
/** Its pools have every conditioned set, so that engine codes and dates refuse articles: the Peugeot 308 II 1.6 BlueHDi 120. */
export const DEMO_REFUSING_KTYPE = 1_000_663;
/** Original number of the demonstration's front brake pads. */
export const DEMO_OE = "77 01 207 339";

const pads = (
  brand: string,
  number: string,
  weight: number,
  size: readonly [number, number, number],
  wearwarn: string,
  brakesys = "Bosch",
): FixedArticle => ({
  brand,
  number,
  weight,
  values: { width: size[0], height: size[1], thick: size[2], wearwarn, brakesys, qty: 4 },
});

const FRONT: Condition = {
  engineCodes: ["K9K 766", "K9K 768"],
  from: 200505,
  pos: "front",
  brakesys: "Bosch",
  discMm: DISC,
  maxKg: 1640,
};
// Asks a chassis series that the demonstration vehicle's number cannot be compared with: neither met nor refused.
const LATER_SERIES: Condition = {
  engineCodes: ["K9K 766", "K9K 768"],
  from: 200505,
  pos: "front",
  discMm: DISC,
  maxKg: 1640,
  chassisFrom: "C40000000",
};
const BRAKE_PADS = 10001;

/**
 * Brake pads of the Clio III 1.5 dCi, which has drums behind: eleven, of which two ask another engine index, one a later
 * date, one the other brakes, and three a chassis series that leaves them open.
 */
export const DEMO_SETS: readonly FixedSet[] = [
  {
    genartId: BRAKE_PADS,
    condition: FRONT,
    articles: [
      pads("Bosch", "0 986 494 104", 2000, [116.7, 52.4, 17.3], "acoustic"),
      pads("Brembo", "P 68 033", 1990, [116.8, 52.3, 18], "prepared"),
      pads("Valeo", "598715", 1970, [116.4, 52.4, 18], "without"),
      pads("Bosch", "0 986 424 795", 1950, [116.7, 52.4, 17.3], "without"),
    ],
  },
  {
    genartId: BRAKE_PADS,
    condition: LATER_SERIES,
    articles: [
      pads("TRW", "GDB1634", 1980, [116.7, 52.5, 17.3], "acoustic", "TRW/Lucas"),
      pads("Bosch", "0 986 494 293", 1940, [116.6, 52.5, 17.3], "prepared"),
      pads("Brembo", "P 68 041", 1930, [116.8, 52.4, 18], "without"),
      pads("Valeo", "598906", 1920, [116.5, 52.4, 18], "prepared"),
    ],
  },
  {
    genartId: BRAKE_PADS,
    condition: { ...FRONT, engineCodes: ["K9K 770", "K9K 772"] },
    articles: [
      pads("Brembo", "P 68 052", 1910, [116.8, 52.3, 18], "with"),
      pads("TRW", "GDB1789", 1900, [116.7, 52.5, 17.3], "with"),
    ],
  },
  {
    genartId: BRAKE_PADS,
    condition: { ...FRONT, engineCodes: ["K9K"], from: 200809 },
    articles: [pads("ATE", "13.0460-7221.2", 1960, [116.7, 52.4, 18], "acoustic")],
  },
];

/** Vehicles whose brake pads are the written ones and no others. */
export function isDemoVehicle(vehicle: Pick<Vehicle, "engineId" | "modelName" | "sizes">): boolean {
  return vehicle.modelName === "Clio III" && vehicle.engineId === 27 && vehicle.sizes.brakes.front.mm === DISC;
}

/** Whether the written sets stand in for the generated ones. */
export function isReplacedByDemo(vehicle: Vehicle, genartId: number): boolean {
  return genartId === BRAKE_PADS && isDemoVehicle(vehicle);
}
