import { z } from "@hono/zod-openapi";
import { findKnownCar } from "@/lib/domains/recycled/queries/find-known-car";
import { listUnitRecords } from "@/lib/domains/recycled/queries/list-records";
import type { UnitKind } from "@/lib/domains/recycled/rules";
import { unitRecords } from "@/lib/domains/recycled/schema";
import { listStockOfType } from "@/lib/domains/stock/vehicle/queries";
import { vehicleStock } from "@/lib/domains/stock/vehicle/schema";
import { defineRoute } from "../define-route";
import { id, lang, langOf } from "../shapes";

const common = { method: "get", domain: "stock", right: "PRE", answer: unitRecords } as const;
const day = z
  .string()
  .regex(/^\d{4}-(0?[1-9]|1[0-2])-(0?[1-9]|[12]\d|3[01])$/)
  .openapi({ description: "First registration, year-month-day" });
const code = z.string().trim().max(60).optional();
const query = z.object({ engineCode: code, gearboxCode: code });
const kinds: Record<string, UnitKind> = { moteur: "engine", boite: "gearbox" };

defineRoute(
  {
    ...common,
    path: "/stockCareco/{ktype}",
    name: "getStockCarecoOfKtype",
    summary: "Recycled engines and gearboxes of a ktype; prixVente in cents before tax",
    params: z.object({ ktype: id }),
    query,
  },
  async (actor, { params: { ktype }, query: codes }) => ({
    stock: await listUnitRecords(actor, { ktype, kind: null, car: await findKnownCar(actor, { ktype, ...codes }) }),
  }),
);

defineRoute(
  {
    ...common,
    path: "/stockCareco/{type}/{typeVinCG}/{ktype}",
    name: "getStockCareco",
    summary: "The same of one kind: Moteur or Boite, both for any other word; null where the papers' type is not known",
    params: z.object({ type: z.string().min(1).max(40), typeVinCG: z.string().min(1).max(40), ktype: id }),
    query,
  },
  async (actor, { params: { type, ktype }, query: codes }) => ({
    stock: await listUnitRecords(actor, {
      ...{ ktype, kind: kinds[type.toLowerCase()] ?? null },
      car: await findKnownCar(actor, { ktype, ...codes }),
    }),
  }),
);

defineRoute(
  {
    method: "get",
    path: "/stock/{typeCG}/{date}",
    name: "getStockOfVehicle",
    domain: "stock",
    summary: "What lies ready for a vehicle by its type (D.2) and first registration: Reparcar's and the own stock's",
    right: "Stock",
    params: z.object({ typeCG: z.string().min(1).max(40), date: day }),
    query: z.object({ lang: lang.optional() }),
    answer: vehicleStock,
  },
  async (actor, { params: { typeCG, date }, query: { lang: asked } }) => ({
    stock: await listStockOfType(actor, { code: typeCG, date, lang: langOf(actor, asked) }),
  }),
);
