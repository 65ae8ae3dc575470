import { z } from "@hono/zod-openapi";
import { clearCodes, keepReading } from "@/lib/domains/diagnostics/readings/commands";
import { listReadings } from "@/lib/domains/diagnostics/readings/queries";
import * as shapes from "@/lib/domains/diagnostics/readings/schema";
import { defineRoute } from "../define-route";
import { done, id, ok } from "../shapes";

const diagnostics = { domain: "diagnostics", right: "Diag" } as const;

defineRoute(
  {
    ...diagnostics,
    method: "get",
    path: "/diagnostics/readings/{vin}",
    summary: "What the company's adapters have read of a vehicle, newest first",
    params: z.object({ vin: shapes.vinParam }),
    answer: shapes.readingList,
  },
  async (actor, { params }) => ({ readings: await listReadings(actor, params) }),
);

defineRoute(
  {
    ...diagnostics,
    method: "post",
    path: "/diagnostics/readings",
    summary: "Keeps a reading of a vehicle and tells which of its codes stood there before",
    body: shapes.newReading,
    once: true,
    answer: shapes.keptReading,
  },
  (actor, { body, key }) => keepReading(actor, { ...body, key }),
);

defineRoute(
  {
    ...diagnostics,
    right: "expertData",
    method: "post",
    path: "/diagnostics/readings/{id}/clearing",
    summary: "Traces that the memory of faults is about to be cleared, engine off, and that it was",
    params: z.object({ id }),
    body: shapes.clearingStep,
    refuses: [404],
    answer: ok,
  },
  async (actor, { params, body }) => {
    await clearCodes(actor, { ...params, ...body });
    return done;
  },
);
