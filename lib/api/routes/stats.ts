import { z } from "@hono/zod-openapi";
import { getCallsOfKtype, listMakeUse, listModelUse, listVersionUse } from "@/lib/domains/stats/queries";
import { callsOfKtype, ktypeUse, makeUse, modelUse, versionUse } from "@/lib/domains/stats/schema";
import { vehicleTypes } from "@/lib/domains/vehicles/models/rules";
import { defineRoute } from "../define-route";
import { id } from "../shapes";

const domain = "stats";
const name = z.string().max(100);
const ofMake = z.object({ brand: name });
const ofModel = z.object({ brand: name, model: name });

defineRoute(
  {
    method: "get",
    path: "/brandStats",
    domain,
    summary: "Each make's share of the identifications",
    right: "statsBadges",
    answer: z.array(makeUse),
  },
  (actor) => listMakeUse(actor),
);

defineRoute(
  {
    method: "get",
    path: "/modelStats/{brand}",
    domain,
    summary: "Each model's share of its make's identifications",
    right: "statsBadges",
    params: ofMake,
    refuses: [404],
    answer: z.array(modelUse),
  },
  (actor, { params }) => listModelUse(actor, params),
);

defineRoute(
  {
    method: "get",
    path: "/modelStats-td/{brand}",
    domain,
    summary: "The same over every model of the parts catalogue, classics too",
    right: "statsModels",
    params: ofMake,
    refuses: [404],
    answer: z.array(modelUse),
  },
  (actor, { params }) => listModelUse(actor, { ...params, vtypes: vehicleTypes }),
);

defineRoute(
  {
    method: "get",
    path: "/ktypnrStats/{brand}/{model}",
    domain,
    summary: "Each version's share of its model's identifications, heavy vehicles by ntypnr",
    right: "statsModels",
    params: ofModel,
    refuses: [404],
    answer: z.array(versionUse),
  },
  (actor, { params }) => listVersionUse(actor, params),
);

defineRoute(
  {
    method: "get",
    path: "/ktypnrStats-td/{brand}/{model}",
    domain,
    summary: "The same by ktype, for classics too",
    right: "statsModels",
    params: ofModel,
    refuses: [404],
    answer: z.array(ktypeUse),
  },
  async (actor, { params }) => {
    const rows = await listVersionUse(actor, { ...params, vtypes: vehicleTypes });
    return rows.map(({ ktypnr: _, ...row }) => row);
  },
);

defineRoute(
  {
    method: "get",
    path: "/stats/calls/{ktype}",
    domain,
    summary: "How often a ktype was identified in the last twelve months",
    right: "user",
    params: z.object({
      ktype: id,
    }),
    refuses: [404],
    answer: callsOfKtype,
  },
  (actor, { params }) => getCallsOfKtype(actor, params.ktype),
);
