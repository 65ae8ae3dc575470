import { z } from "@hono/zod-openapi";
import { findVehicle } from "@/lib/domains/vehicles/queries/find-vehicle";
import { getVehicleData } from "@/lib/domains/vehicles/queries/get-vehicle-data";
import { hmdNumber, makeAndModel, vehicleAnswer, vehicleData } from "@/lib/domains/vehicles/schema";
import { searchFields } from "@/lib/domains/vehicles/search/rules";
import { answerOf } from "@/lib/domains/vehicles/view/rules";
import { Problem } from "@/lib/platform/problems";
import { defineRoute } from "../define-route";

const domain = "vehicles";
const ktypeParams = z.object({
  ktype: z.coerce
    .number()
    .int()
    .positive()
    .max(2 ** 31 - 1),
});

for (const field of searchFields) {
  defineRoute(
    {
      method: "get",
      path: `/${field}/{value}`,
      domain,
      summary: `Vehicle of a ${field}`,
      right: ["CarIdentifier", "v2", "Diag"],
      params: z.object({ value: z.string() }),
      answer: vehicleAnswer,
    },
    async (actor, { params }) => {
      const vehicle = await findVehicle(actor, { field, value: params.value });
      if (!vehicle) throw new Problem(404, "no-vehicle", `No results for ${params.value}`, { search: params.value });
      return answerOf(vehicle);
    },
  );
}

defineRoute(
  {
    method: "get",
    path: "/vehicle/data/{ktype}",
    domain,
    summary: "Make, model and numbers of other catalogues of a ktype",
    right: "user",
    params: ktypeParams,
    answer: vehicleData,
  },
  (actor, { params }) => getVehicleData(actor, params.ktype),
);

defineRoute(
  {
    method: "get",
    path: "/vehicle/hmdnr/{ktype}",
    domain,
    summary: "HaynesPro number of a ktype",
    right: "user",
    params: ktypeParams,
    answer: hmdNumber,
  },
  async (actor, { params }) => {
    const { hmdnrs } = await getVehicleData(actor, params.ktype);
    return { hmdnr: hmdnrs[0] ?? null };
  },
);

defineRoute(
  {
    method: "get",
    path: "/makeAndModel/{ktype}",
    domain,
    summary: "Make and model of a ktype",
    right: "user",
    params: ktypeParams,
    answer: makeAndModel,
  },
  async (actor, { params }) => {
    const { marque, modele } = await getVehicleData(actor, params.ktype);
    return { marque, modele };
  },
);
