import { hash, Random } from "../catalogue/random";
import type { Vehicle } from "../catalogue/vehicles/vehicle";
import { builtFleet } from "./built-fleet";
import type { Registration } from "./registration";
import { dayBetween, registration } from "./fleet";
import { SPECIAL_MAKERS } from "./makers";
import { italianPlate, oldPlate, sivPlate, swissPlate } from "./plate";
import { vinFrom } from "./vin";

const LAST_MONTH = 202_609;
/** Plates and serial numbers of these vehicles begin behind those of the fleet of cars. */
const FIRST = 600;
const SWISS_PLATES = 24;
const ITALIANS = 24;

function papers(vehicle: Vehicle, make: string): Registration {
  const { modelName: model, name: version, p3: energy, ccm, kw, hp, ktype, ntypnr, mid, kromedaId } = vehicle;
  return { make, model, version, energy, ccm, kw, hp, ktype, ntypnr, mid, kromedaId, engineCode: vehicle.codes[0] };
}

const built = ({ fromYm, toYm }: Vehicle, random: Random): string =>
  dayBetween(Math.max(fromYm, 200_906), Math.min(toYm ?? LAST_MONTH, LAST_MONTH), random);

function motorcycle(vehicle: Vehicle, make: string, n: number, random: Random): Registration {
  const day = built(vehicle, random);
  const maker = SPECIAL_MAKERS.motos[make];
  return {
    ...papers(vehicle, make),
    ...{ country: "FR", plate: sivPlate(day, n), firstRegistration: day, certificateDate: day },
    vin: maker && vinFrom(maker, vehicle.modelId, Number(day.slice(0, 4)), n, random),
    ...{ tvv: vehicle.tvv[0], genre: vehicle.kw > 35 ? "MTT2" : "MTT1", body: "SOLO", seats: 2, colour: "NOIR" },
    ...{ turbo: false, injection: "indirect", gearbox: "manual", gears: 6, emptyKg: random.int(150, 250) },
  };
}

function heavy(vehicle: Vehicle, make: string, n: number, random: Random): Registration {
  const day = built(vehicle, random);
  const maker = SPECIAL_MAKERS.pl[make];
  const grossKg = vehicle.kw > 250 ? 19_000 : 12_000;
  return {
    ...papers(vehicle, make),
    ...{ country: "FR", plate: sivPlate(day, n), firstRegistration: day, certificateDate: day },
    vin: maker && vinFrom(maker, vehicle.modelId, Number(day.slice(0, 4)), n, random),
    ...{ tvv: vehicle.tvv[0], genre: vehicle.kw > 250 ? "TRR" : "CAM", seats: 2, colour: "BLANC", cylinders: 6 },
    ...{ turbo: true, injection: "direct", drive: "rear", gearbox: "automatic", gears: 12 },
    ...{ grossKg, emptyKg: Math.round(grossKg * 0.4), trainKg: vehicle.kw > 250 ? 44_000 : null, siren: "529813743" },
  };
}

/** Classics have short chassis numbers and, mostly, the plate of their first days. */
function classic(vehicle: Vehicle, make: string, n: number, random: Random): Registration {
  const day = dayBetween(vehicle.fromYm, vehicle.toYm ?? LAST_MONTH, random);
  return {
    ...papers(vehicle, make),
    ...{ country: "FR", plate: oldPlate(n), vin: String(3_000_000 + n * 4021), firstRegistration: day },
    ...{
      certificateDate: dayBetween(Math.min(vehicle.toYm ?? LAST_MONTH, 200_801), 200_812, random),
      genre: "VP",
      body: "CI",
    },
    ...{ doors: 4, seats: 4, colour: "ROUGE", turbo: false, injection: "carburettor", gearbox: "manual", gears: 4 },
  };
}

const kinds = { motos: motorcycle, pl: heavy, classic } as const;

/** Motorcycles, heavy vehicles and classics, two of each version; Swiss plates, every third with two vehicles; Italians. */
export function specialVehicles(): Registration[] {
  const { makes, vehicles } = builtFleet();
  const nameOf = new Map(makes.map(({ id, name }) => [id, name]));
  const others = vehicles.flatMap((vehicle) => {
    const make = vehicle.vtype === "vl" ? null : kinds[vehicle.vtype];
    return make ? [0, 1].map((twin) => ({ vehicle, make, twin })) : [];
  });
  const special = others.map(({ vehicle, make, twin }, at) => {
    const n = FIRST + at;
    return make(vehicle, nameOf.get(vehicle.makeId) ?? "", n, new Random(hash(vehicle.ktype, twin)));
  });
  const cars = vehicles.filter(({ vtype, makeId, fromYm, toYm }) => {
    return vtype === "vl" && CARS.has(nameOf.get(makeId) ?? "") && fromYm >= 200_501 && (toYm ?? LAST_MONTH) >= 200_912;
  });
  const car = (n: number) => {
    const random = new Random(hash(2027, n));
    const vehicle = random.pick(cars);
    return registration(vehicle, nameOf.get(vehicle.makeId) ?? "", n, random);
  };
  const first = FIRST + others.length;
  return [...special, ...swissVehicles(car, first), ...italians(car, first + 2 * SWISS_PLATES)];
}

const CARS = new Set(["Renault", "Peugeot", "Volkswagen", "Audi", "Škoda", "BMW", "Mercedes-Benz", "Fiat", "Toyota"]);
const foreign = { certificateDate: null, fiscalHp: null, siren: null, cnit: null } as const;

function swissVehicles(car: (n: number) => Registration, first: number): Registration[] {
  return Array.from({ length: SWISS_PLATES }, (_, at) => {
    const shared: Registration = { ...foreign, country: "CH", plate: swissPlate(at) };
    const second = at % 3 === 0 ? [{ ...car(first + SWISS_PLATES + at), ...shared }] : [];
    return [{ ...car(first + at), ...shared }, ...second];
  }).flat();
}

const italians = (car: (n: number) => Registration, first: number): Registration[] =>
  Array.from({ length: ITALIANS }, (_, at) => {
    const found = car(first + at);
    const plate = italianPlate(Number(found.firstRegistration?.slice(0, 4)), at);
    return { ...found, ...foreign, country: "IT", plate };
  });
