import { z } from "@hono/zod-openapi";
import { addTip } from "@/lib/domains/vehicles/tips/commands";
import { listTips } from "@/lib/domains/vehicles/tips/queries";
import { tip, tipInput, vehicleOfTips } from "@/lib/domains/vehicles/tips/schema";
import { idempotencyKey } from "@/lib/platform/idempotency";
import { defineRoute } from "../define-route";

const domain = "vehicles";

defineRoute(
  {
    method: "get",
    path: "/astuces/{type}/{date}",
    domain,
    summary: "Tips for vehicles of a type (D.2), first registered on a day (year-month-day)",
    right: "user",
    params: vehicleOfTips,
    answer: z.array(tip),
  },
  (actor, { params }) => listTips(actor, params),
);

defineRoute(
  {
    method: "post",
    path: "/astuces",
    domain,
    summary: "Adds a tip: part family, references separated by |, text, type of the vehicle",
    right: "Social",
    body: tipInput,
    answer: tip,
  },
  (actor, { body, request }) => addTip(actor, { ...body, key: idempotencyKey(request.headers) }),
);
