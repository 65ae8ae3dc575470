import { z } from "@hono/zod-openapi";
import { getMake, listModels } from "@/lib/domains/vehicles/models/queries";
import { vehicleTypes, type VehicleType } from "@/lib/domains/vehicles/models/rules";
import { modelRow } from "@/lib/domains/vehicles/models/schema";
import { getCnitAndDate, getVintage, listVersionRows } from "@/lib/domains/vehicles/versions/queries";
import { cnitAndDate, versionRow, vintageAnswer } from "@/lib/domains/vehicles/versions/schema";
import { defineRoute } from "../define-route";
import { id } from "../shapes";

const domain = "vehicles";
const right = "user";
const name = z.string().max(100);
const ktypeParams = z.object({
  ktype: id,
});
const light = vehicleTypes.filter((vtype) => vtype !== "pl");

const modelCalls: [path: string, summary: string, vtypes: readonly VehicleType[]][] = [
  ["/models/{brand}", "Models of a make: cars, motorcycles and classics", light],
  ["/plModels/{brand}", "Heavy-vehicle models of a make", ["pl"]],
  ["/models-td/{brand}", "Every model of a make in the parts catalogue", vehicleTypes],
];

for (const [path, summary, vtypes] of modelCalls) {
  defineRoute(
    {
      ...{ method: "get", path, domain, summary, right },
      params: z.object({ brand: name }),
      refuses: [404],
      answer: z.array(modelRow),
    },
    async (actor, { params }) => {
      const make = await getMake(actor, params);
      return listModels(actor, { makeId: make.id, vtypes });
    },
  );
}

const versionCalls: [name: string, summary: string, vtypes: readonly VehicleType[]][] = [
  ["versions", "Versions of a model", light],
  ["plVersions", "Versions of a heavy-vehicle model", ["pl"]],
];

for (const [kind, summary, vtypes] of versionCalls) {
  defineRoute(
    {
      method: "get",
      path: `/vehicles/${kind}/{lang}/{brand}/{model}`,
      domain,
      summary,
      right,
      params: z.object({ lang: z.string().regex(/^[A-Za-z]{2,3}(-[A-Za-z]{2})?$/), brand: name, model: name }),
      refuses: [404],
      answer: z.array(versionRow),
    },
    (actor, { params }) => listVersionRows(actor, { ...params, vtypes }),
  );
}

defineRoute(
  {
    method: "get",
    path: "/isVintage/{ktype}",
    domain,
    summary: "Whether every vehicle of a ktype is a vintage one",
    right,
    params: ktypeParams,
    refuses: [404],
    answer: vintageAnswer,
  },
  (actor, { params }) => getVintage(actor, params.ktype),
);

defineRoute(
  {
    method: "get",
    path: "/cnit-and-date/{ktype}",
    domain,
    summary: "Type-approval codes of a ktype and when it was built",
    right,
    params: ktypeParams,
    refuses: [404],
    answer: cnitAndDate,
  },
  (actor, { params }) => getCnitAndDate(actor, params.ktype),
);
