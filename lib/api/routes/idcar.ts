import { z } from "@hono/zod-openapi";
import { findVehicleCard } from "@/lib/domains/vehicles/card/queries";
import { cardFields } from "@/lib/domains/vehicles/card/rules";
import { vehicleCard } from "@/lib/domains/vehicles/card/schema";
import { perMinute } from "@/lib/platform/limits";
import { notFound } from "@/lib/platform/problems";
import { defineRoute } from "../define-route";

/** Anybody may ask: a person reads a few cards, a list of guessed VINs is a burden on the registry. */
const allow = perMinute(60);

defineRoute(
  {
    method: "get",
    path: "/idcar/{vin}",
    domain: "vehicles",
    summary: "Technical fields of a vehicle for its public card: neither plate nor holder",
    right: "public",
    params: z.object({ vin: z.string().max(40) }),
    refuses: [404, 429, 502],
    answer: vehicleCard,
  },
  async (_, { params, facts }) => {
    allow(facts.address);
    const view = await findVehicleCard(params);
    if (!view) throw notFound();
    const { owner: _owner, hand: _hand, ...derived } = view.derived;
    return {
      ...Object.fromEntries(cardFields.map(({ name, key }) => [name, view.record[key]])),
      label: view.label,
      derived,
    };
  },
);
