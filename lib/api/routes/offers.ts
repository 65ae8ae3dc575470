import { z } from "@hono/zod-openapi";
import { collectAvailability, listAvailability } from "@/lib/domains/offers/queries/list-availability";
import { availabilityAnswer, availabilityInput, supplierAnswer } from "@/lib/domains/offers/schema";
import { defineRoute } from "../define-route";
import { wantsLines } from "../respond";

const domain = "offers";

defineRoute(
  {
    method: "post",
    path: "/availability",
    domain,
    summary: "What every supplier offers for the articles; one line per supplier with Accept: application/x-ndjson",
    right: "user",
    body: availabilityInput,
    answer: { json: availabilityAnswer, lines: supplierAnswer },
  },
  (actor, { body, request }) =>
    wantsLines(request) ? listAvailability(actor, body) : collectAvailability(actor, body),
);

defineRoute(
  {
    method: "post",
    path: "/availability/{supplier}",
    name: "postAvailabilityOfSupplier",
    domain,
    summary: "What one supplier offers for the articles",
    right: "user",
    params: z.object({ supplier: z.string().max(40) }),
    body: availabilityInput,
    refuses: [422],
    answer: availabilityAnswer,
  },
  (actor, { body, params }) => collectAvailability(actor, { ...body, suppliers: [params.supplier] }),
);
