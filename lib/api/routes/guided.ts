import { z } from "@hono/zod-openapi";
import { mostNumbers, readNumbers } from "@/lib/domains/catalogue/guided/numbers";
import { getGuidedVehicle, listKatiaIds } from "@/lib/domains/catalogue/guided/queries/find-vehicle-id";
import { listKatiaItems, listKatiaLabels } from "@/lib/domains/catalogue/guided/queries/list-items";
import { katiaIds, katiaItems, katiaLabels, katiaVehicle } from "@/lib/domains/catalogue/guided/schema";
import { defineRoute } from "../define-route";
import { id, lang } from "../shapes";

const get = { method: "get", domain: "catalogue", right: "user" } as const;
const ofVehicle = z.object({ lang, vehicleId: id });

defineRoute(
  {
    ...get,
    path: "/katia/ids",
    summary: "Generic articles of the guided selection",
    refuses: [502],
    answer: katiaIds,
  },
  (actor) => listKatiaIds(actor),
);

defineRoute(
  {
    ...get,
    path: "/katia/vehicleId/{ktype}",
    summary: "The number by which the guided selection knows a version",
    params: z.object({ ktype: id }),
    refuses: [404, 502],
    answer: katiaVehicle,
  },
  (actor, { params }) => getGuidedVehicle(actor, params.ktype),
);

defineRoute(
  {
    ...get,
    path: "/katia/labels/{lang}/{vehicleId}",
    summary: "Parts of a vehicle that have OE numbers, with how many",
    params: ofVehicle,
    refuses: [404, 502],
    answer: katiaLabels,
  },
  (actor, { params }) => listKatiaLabels(actor, params),
);

defineRoute(
  {
    ...get,
    path: "/parts/katia/all/{lang}/{vehicleId}",
    name: "getPartsKatiaAll",
    summary: "Every OE number of a vehicle with what it asks of the car",
    params: ofVehicle,
    refuses: [404, 502],
    answer: katiaItems,
  },
  (actor, { params }) => listKatiaItems(actor, params),
);

defineRoute(
  {
    ...get,
    path: "/parts/katia/{lang}/{vehicleId}/{oeNrs}",
    name: "getPartsKatia",
    summary: `The same of OE numbers joined by commas, ${mostNumbers} at most`,
    params: ofVehicle.extend({
      oeNrs: z
        .string()
        .max(2000)
        .transform(readNumbers)
        .refine((numbers) => numbers.length > 0, "OE numbers joined by commas, such as 7701207339,7701462112"),
    }),
    refuses: [404, 502],
    answer: katiaItems,
  },
  (actor, { params: { oeNrs, ...vehicle } }) => listKatiaItems(actor, { ...vehicle, oes: oeNrs }),
);
