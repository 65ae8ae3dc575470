import { z } from "@hono/zod-openapi";
import { giveKtype } from "@/lib/domains/vehicles/corrections/commands/give-ktype";
import { giveNumbers } from "@/lib/domains/vehicles/corrections/commands/give-numbers";
import { givenKtype, givenNumbers, numbersInPath } from "@/lib/domains/vehicles/corrections/schema";
import { defineRoute } from "../define-route";
import { id } from "../shapes";

const domain = "vehicles";

defineRoute(
  {
    method: "get",
    path: "/addKtype/{vin}/{ktype}",
    domain,
    summary: "Sets the ktype of a VIN",
    right: "VehiculeLogique",
    changesState: true,
    params: z.object({ vin: z.string().max(40), ktype: id }),
    refuses: [404, 422],
    answer: givenKtype,
  },
  (actor, { params }) => giveKtype(actor, params),
);

defineRoute(
  {
    method: "get",
    path: "/addData/{ktype}/{hmd}/{mid}/{kromedaId}",
    domain,
    summary: "Sets the numbers of other catalogues of a ktype; null leaves the catalogue's own",
    right: "VehiculeLogique",
    changesState: true,
    params: z.object({ ktype: id, ...numbersInPath }),
    refuses: [404],
    answer: givenNumbers,
  },
  (actor, { params: { hmd, ...numbers } }) => giveNumbers(actor, { ...numbers, hmdnr: hmd }),
);
