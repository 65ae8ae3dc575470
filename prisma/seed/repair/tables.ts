import { readFileSync } from "node:fs";
import path from "node:path";
import type { RepairItem, RepairStep, RevisionOperation } from "@/lib/providers/repair-data/port";

/** What is written of a thing, in the languages of the demonstration. */
export interface Words {
  en: string;
  fr: string;
  /** In further languages, where what stood in braces was filled in. */
  further?: [language: string, text: string][];
}
type ByClass = Record<string, number>;

export interface ItemRow extends Words {
  key: string;
  unit: string;
  type: RepairItem["type"];
}
export interface StepRow extends Words {
  kind: RepairStep["kind"];
  parts?: Words[];
}
export interface RepairRow {
  repair_id: string;
  repair_description: Words;
  action: Words;
  time_mins: ByClass;
  includes: string[];
  articles: number[];
  only?: "disc" | "drum";
}
/** Versions of which the tables deliberately hold nothing. */
interface NoData {
  makes?: string[];
  p3?: string[];
  genToBefore?: number;
  versionIdModulo: [divisor: number, rest: number];
}

export interface BrakeTables {
  words: Record<string, Words>;
  noData: NoData;
  wheelBoltNm: { byMake: ByClass; default: number; add: ByClass };
  torque: { guideBolt: ByClass; bracketBolt: ByClass };
  constants: {
    runOut: number;
    padMin: number;
    shoeMin: number;
    fluid: Record<string, string>;
    fluidVolume: ByClass;
    fluidMonths: number;
  };
  items: ItemRow[];
  precautions: StepRow[];
  repairs: RepairRow[];
}

export interface AirTables {
  items: ItemRow[];
  words: Record<string, Words>;
  noData: NoData;
  refrigerant: {
    steps: { qualifier?: Words }[];
    heatPump: { makesModels: [string, string][]; refrigerant: string; charge: number; qualifier: Words };
  };
  charge: {
    baseGrams: ByClass;
    factorR1234yf: number;
    roundTo: number;
    toleranceGrams: ByClass;
    dualCircuit: { classes: string[]; addGrams: number; qualifier: Words };
  };
  oil: { totalMl: ByClass; type: { then?: string; warning?: Words }[]; addPerPartMl: Record<string, number | string> };
  pressures: { atAmbient: [number, number, number, number, number][] };
  precautions: StepRow[];
  procedure: StepRow[];
  repairs: RepairRow[];
}

export interface BatteryTables {
  words: Record<string, Words>;
  noData: NoData;
  technology: { labels: Record<string, Words> };
  location: { default: Words; exceptions: { make: string; models?: string[]; notModels?: string[]; place: Words }[] };
  registration: { fromYearByMake: ByClass };
  items: ItemRow[];
  constants: { terminal: number; holder: number };
  precautions: StepRow[];
  procedures: Record<string, StepRow[]>;
  repairs: RepairRow[];
}

export type Period = [km: number | null, months: number | null];
export interface OperationRow extends Words {
  id: string;
  action: RevisionOperation["kind"];
  time_mins: number;
  articles: number[];
  fluid?: string;
}
export interface IntervalRow {
  op: string;
  km?: number | null;
  months?: number | null;
  severe?: { km: number | null; months: number | null };
  with?: string;
  time_mins?: number;
  if?: Words;
  note?: Words;
}
export interface PlanRow {
  engineId: number;
  oil: { grade: string; spec: string; litresWithFilter: number };
  intervals: IntervalRow[];
}
export interface FuelRow {
  fuel: string;
  yearTo: number;
  oil: { km: number; months: number; grade: string; spec: string } | null;
  SPK?: Period;
  FUE?: Period;
  TIM?: Period | null;
  every?: Period;
}
export interface ServiceTables {
  operations: OperationRow[];
  actions: Record<RevisionOperation["kind"], Words>;
  services: ({ serviceId: string; operations: string[] } & Words)[];
  fluids: { coolant: { byClass: ByClass } };
  plans: PlanRow[];
  generic: { byFuel: FuelRow[]; common: Record<string, Period> };
}

const read = <T>(name: string): T =>
  JSON.parse(readFileSync(path.resolve("prisma/seed/data", `repair-${name}.json`), "utf8")) as T;

/** The tables of prisma/seed/data from which the demonstration's repair data follow. */
export const readRepairTables = () => ({
  brakes: read<BrakeTables>("brakes"),
  air: read<AirTables>("air-conditioning"),
  battery: read<BatteryTables>("battery"),
  services: read<ServiceTables>("services"),
});

/** Whether the tables hold nothing of a version. */
export const holdsNothing = (
  { makes = [], p3 = [], genToBefore = 0, versionIdModulo: [divisor, rest] }: NoData,
  version: { id: number; make: string; p3: string; genTo: number | null },
): boolean =>
  makes.includes(version.make) ||
  p3.includes(version.p3) ||
  (version.genTo ?? 9999) < genToBefore ||
  version.id % divisor === rest;
