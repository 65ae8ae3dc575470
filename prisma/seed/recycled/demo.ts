import type { RecycledTables } from "./source";
import { guaranteeOf, type Unit, type UnitState } from "./units";

interface DemoEngine {
  number: string;
  vendor: number;
  year: number;
  km: number;
  price: number;
  state: UnitState;
  code: string;
  rack: string;
  comment: string;
  remark: string;
  photos: number;
}

/** The number of the engine that another house keeps. */
export const demoReserved = "2026-000204";

const engines: readonly DemoEngine[] = [
  {
    ...{ number: "2026-000118", vendor: 3, year: 2008, km: 112_000, price: 890, state: "in-stock", code: "K9K 766" },
    ...{ rack: "C-14-3", comment: "Moteur contrôlé, compressions relevées", remark: "avec turbo", photos: 4 },
  },
  {
    ...{ number: "2025-000931", vendor: 1, year: 2007, km: 148_000, price: 720, state: "sold", code: "K9K 766" },
    ...{ rack: "A-03-1", comment: "Vendu nu, sans accessoires", remark: "sans turbo", photos: 2 },
  },
  {
    ...{
      number: "2026-000377",
      vendor: 7,
      year: 2010,
      km: 86_000,
      price: 1040,
      state: "to-dismantle",
      code: "K9K 768",
    },
    ...{
      rack: "H-22-6",
      comment: "Moteur testé avant démontage, vidéo disponible",
      remark: "faisceau complet",
      photos: 3,
    },
  },
  {
    ...{ number: demoReserved, vendor: 5, year: 2009, km: 97_000, price: 960, state: "in-stock", code: "K9K 766" },
    ...{ rack: "D-08-2", comment: "Vendu avec injecteurs et turbo", remark: "carter marqué, sans fuite", photos: 3 },
  },
];

/** The four engines of the everyday vehicle: in stock, sold, still in its car, and in the cart of another house. */
export const demoEngines = (tables: Pick<RecycledTables, "guarantee">, today: number): Unit[] =>
  engines.map(({ number, vendor, year, km, price, state, code, rack, comment, remark, photos }) => ({
    ...({ kind: "engine" } as const),
    ...{ vendor, policeNumber: number, makerReference: "8201112547", make: "Renault" },
    ...{ model: "Clio III", version: "1.5 dCi 85", year: Math.min(year, today), km },
    guaranteeMonths: guaranteeOf(tables, km),
    ...{ rack, priceCents: price * 100, comment, state, engineId: 27, engineFamily: "K9K", engineCodes: [code] },
    ...{ gearboxReference: null, gearboxCode: null, automatic: null, remark },
    photos: Array.from({ length: photos }, (_, at) => `K9K-${number}-${at + 1}.jpg`),
  }));
