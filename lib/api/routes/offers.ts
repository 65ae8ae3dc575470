import { z } from "@hono/zod-openapi";
import { collectAvailability, listAvailability } from "@/lib/domains/offers/queries/list-availability";
import { availabilityAnswer, availabilityInput, type SupplierAnswer } from "@/lib/domains/offers/schema";
import { defineRoute } from "../define-route";

const domain = "offers";
const lines = "application/x-ndjson";

/** One JSON line per supplier as it answers; the first is awaited, so that an early failure still is a problem. */
async function streamOf(answers: AsyncGenerator<SupplierAnswer>): Promise<Response> {
  const encoder = new TextEncoder();
  let next = await answers.next();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (next.done) return controller.close();
      controller.enqueue(encoder.encode(`${JSON.stringify(next.value)}\n`));
      next = await answers.next();
    },
    async cancel() {
      await answers.return(undefined);
    },
  });
  return new Response(body, { headers: { "content-type": lines, "cache-control": "no-store, no-transform" } });
}

const wantsLines = (request: Request) => request.headers.get("accept")?.includes(lines) ?? false;

defineRoute(
  {
    method: "post",
    path: "/availability",
    domain,
    summary: "What every supplier offers for the articles; one line per supplier with Accept: application/x-ndjson",
    right: "user",
    body: availabilityInput,
    answer: availabilityAnswer,
  },
  (actor, { body, request }) =>
    wantsLines(request) ? streamOf(listAvailability(actor, body)) : collectAvailability(actor, body),
);

defineRoute(
  {
    method: "post",
    path: "/availability/{supplier}",
    domain,
    summary: "What one supplier offers for the articles",
    right: "user",
    params: z.object({ supplier: z.string().max(40) }),
    body: availabilityInput,
    answer: availabilityAnswer,
  },
  (actor, { body, params }) => collectAvailability(actor, { ...body, suppliers: [params.supplier] }),
);
