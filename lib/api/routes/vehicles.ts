import { z } from "@hono/zod-openapi";
import { getVehicleData } from "@/lib/domains/vehicles/queries/get-vehicle-data";
import { identifyVehicles } from "@/lib/domains/vehicles/queries/identify";
import { hmdNumber, makeAndModel, vehicleAnswer, vehicleData } from "@/lib/domains/vehicles/schema";
import { searchRules } from "@/lib/domains/vehicles/search/rules";
import { answerOf } from "@/lib/domains/vehicles/view/rules";
import { Problem } from "@/lib/platform/problems";
import { defineRoute } from "../define-route";
import { id } from "../shapes";

const domain = "vehicles";
const ktypeParams = z.object({
  ktype: id,
});

const lookUps = ["vin", "immat", "vehiculeTechnique", "ktype", "ntypnr", "ebayMoto", "targa"] as const;

for (const field of lookUps) {
  defineRoute(
    {
      method: "get",
      path: `/${field}/{value}`,
      domain,
      summary: `Vehicle of a ${field}`,
      right: searchRules[field].needs ?? ["CarIdentifier", "v2", "Diag"],
      params: z.object({ value: z.string() }),
      refuses: [404, 502],
      answer: vehicleAnswer,
    },
    async (actor, { params }) => {
      const [vehicle, ...others] = await identifyVehicles(actor, { field, value: params.value });
      if (!vehicle) throw new Problem(404, "no-vehicle", `No results for ${params.value}`, { search: params.value });
      return answerOf(vehicle, others);
    },
  );
}

defineRoute(
  {
    method: "get",
    path: "/swissVehicles/{plate}",
    domain,
    summary: "Vehicles of a Swiss plate",
    right: "immatCH",
    params: z.object({ plate: z.string() }),
    refuses: [404, 502],
    answer: z.array(vehicleAnswer),
  },
  async (actor, { params }) => {
    const vehicles = await identifyVehicles(actor, { field: "swissPlate", value: params.plate });
    return vehicles.map((vehicle) => answerOf(vehicle));
  },
);

defineRoute(
  {
    method: "get",
    path: "/vehicle/data/{ktype}",
    domain,
    summary: "Make, model and numbers of other catalogues of a ktype",
    right: "user",
    params: ktypeParams,
    refuses: [404],
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
    refuses: [404],
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
    refuses: [404],
    answer: makeAndModel,
  },
  async (actor, { params }) => {
    const { marque, modele } = await getVehicleData(actor, params.ktype);
    return { marque, modele };
  },
);
