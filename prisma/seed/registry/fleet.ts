import { readSiren } from "@/lib/shared/company-number";
import { hash, Random } from "../catalogue/random";
import { greatestMass } from "../catalogue/sets/conditions";
import { indexedEngineCodes } from "../catalogue/vehicles/engine-codes";
import type { Vehicle } from "../catalogue/vehicles/vehicle";
import { builtFleet } from "./built-fleet";
import { equipmentOf } from "./equipment";
import type { Registration } from "./registration";
import { MAKERS } from "./makers";
import { sivPlate } from "./plate";
import { vinOf } from "./vin";

const SIZE = 500;
const FIRST_MONTH = 199_701;
const LAST_MONTH = 202_609;
const COLOURS = [
  "BLANC",
  "GRIS CLAIR",
  "GRIS FONCE",
  "NOIR",
  "BLEU",
  "BLEU FONCE",
  "ROUGE",
  "ARGENT",
  "VERT FONCE",
  "ORANGE",
];
const BODIES: Readonly<Record<string, string>> = { BREAK: "BREAK", CABRIOLET: "CABR", COUPE: "COUPE" };
const V9: readonly [from: string, text: string, norm: number][] = [
  ["2006-01-01", "70/220*2003/76EURO4", 4],
  ["2011-01-01", "715/2007*692/2008EURO5", 5],
  ["2015-09-01", "715/2007*136/2014W", 6],
  ["2018-09-01", "715/2007*2018/1832AG", 6],
  ["2021-01-01", "715/2007*2018/1832AP", 6],
];

const monthsOf = (ym: number): number => Math.floor(ym / 100) * 12 + (ym % 100) - 1;

/** A day between two months yyyymm, never after the 28th. */
export function dayBetween(from: number, to: number, random: Random): string {
  const month = random.int(monthsOf(from), Math.max(monthsOf(from), monthsOf(to)));
  const twoDigits = (n: number) => String(n).padStart(2, "0");
  return `${Math.floor(month / 12)}-${twoDigits((month % 12) + 1)}-${twoDigits(random.int(1, 28))}`;
}

const monthOf = (day: string): number => Number(day.slice(0, 4)) * 100 + Number(day.slice(5, 7));

/** A SIREN with its valid key. */
function sirenOf(random: Random): string {
  const eight = String(random.int(31_000_000, 94_999_999));
  const keys = [...Array(10).keys()].map((key) => readSiren(`${eight}${key}`));
  return keys.find((siren) => siren !== null) ?? "";
}

function holder(random: Random): string | null {
  const dice = random.next();
  if (dice < 0.04) return "000000000";
  return dice < 0.16 ? sirenOf(random) : null;
}

function brakesAndMass(vehicle: Vehicle, random: Random): Pick<Registration, "equipment" | "grossKg" | "emptyKg"> {
  const maker = random.chance(0.7) ? 0 : 1;
  const grossKg = greatestMass(vehicle.pools.chassis) - random.int(0, 10) * 10;
  return { equipment: equipmentOf(vehicle, maker), grossKg, emptyKg: grossKg - random.int(43, 52) * 10 };
}

function powertrain(vehicle: Vehicle, random: Random): Partial<Registration> {
  const box = vehicle.gearboxes.length > 0 ? random.pick(vehicle.gearboxes) : "";
  const codes = indexedEngineCodes(vehicle.codes);
  const electric = vehicle.burns === "nothing";
  return {
    ...{
      energy: vehicle.p3,
      ccm: vehicle.ccm,
      kw: vehicle.kw,
      hp: vehicle.hp,
      fiscalHp: vehicle.fiscalHp,
      co2: vehicle.co2,
    },
    cylinders: vehicle.cylinders,
    engineCode: codes.length > 0 ? random.pick(codes) : null,
    turbo: electric ? null : vehicle.turbo,
    gearbox: box === "" ? null : box.startsWith("M") ? "manual" : "automatic",
    gears: Number(/\d+/.exec(box)?.[0]) || null,
  };
}

/** Field V.9 as the papers of that time state the version's own norm. */
function v9Of({ euro }: Vehicle, firstRegistration: string): string | null {
  const step = Number(euro?.at(-1));
  const texts = V9.filter(([, , norm]) => norm === step);
  return (texts.findLast(([from]) => from <= firstRegistration) ?? texts[0])?.[1] ?? null;
}

/** A French registration of the version while it was built, with an owner who may have come later. */
export function registration(vehicle: Vehicle, make: string, n: number, random: Random): Registration {
  const firstRegistration = dayBetween(
    Math.max(vehicle.fromYm, FIRST_MONTH),
    Math.min(vehicle.toYm ?? LAST_MONTH, LAST_MONTH),
    random,
  );
  const certificateDate = random.chance(0.4)
    ? firstRegistration
    : dayBetween(monthOf(firstRegistration) + 1, LAST_MONTH + 1, random);
  const van = vehicle.pools.chassis.split("|")[1] === "van" && random.chance(0.7);
  const year = Number(firstRegistration.slice(0, 4));
  return {
    ...{ country: "FR", plate: sivPlate(certificateDate, n) },
    vin: vinOf(make, vehicle.modelId, year, n, random),
    ...{ make, model: vehicle.modelName, version: vehicle.name, firstRegistration, certificateDate },
    ...{ cnit: vehicle.cnit.length > 0 ? random.pick(vehicle.cnit) : null, genre: van ? "CTTE" : "VP" },
    body: van ? "FOURGON" : (BODIES[vehicle.body ?? ""] ?? "CI"),
    ...{ doors: van ? 4 : random.pick([3, 5, 5, 5]), seats: van ? 3 : 5, colour: random.pick(COLOURS) },
    ...powertrain(vehicle, random),
    ...brakesAndMass(vehicle, random),
    euro: random.chance(0.7) && vehicle.p3 !== "EL" ? v9Of(vehicle, firstRegistration) : null,
    ...{ ktype: vehicle.ktype, mid: vehicle.mid, kromedaId: vehicle.kromedaId, siren: holder(random) },
  };
}

/** Five hundred further vehicles, makes by their share of the roads; the same ones every time. */
export function fleetVehicles(): Registration[] {
  const { makes, vehicles } = builtFleet();
  const nameOf = new Map(makes.map(({ id, name }) => [id, name]));
  const sold = vehicles.filter(
    ({ vtype, fromYm, toYm }) => vtype === "vl" && fromYm <= LAST_MONTH && (toYm ?? LAST_MONTH) >= FIRST_MONTH,
  );
  const soldBy = (make: string) => sold.filter(({ makeId }) => nameOf.get(makeId) === make);
  const byMake = new Map(Object.keys(MAKERS).map((make) => [make, soldBy(make)]));
  const wheel = Object.entries(MAKERS).flatMap(([make, { share }]) => Array<string>(share).fill(make));
  return Array.from({ length: SIZE }, (_, n) => {
    const random = new Random(hash(2026, n));
    const make = random.pick(wheel);
    return registration(random.pick(byMake.get(make) ?? []), make, n, random);
  });
}
