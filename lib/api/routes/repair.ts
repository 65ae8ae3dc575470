import { z } from "@hono/zod-openapi";
import { tellPanel } from "@/lib/domains/repair/queries/get-panel";
import { tellIntervals, tellServices } from "@/lib/domains/repair/queries/get-services";
import { recordMileage } from "@/lib/domains/repair/mileage/commands";
import { mileageInput, mileages } from "@/lib/domains/repair/mileage/schema";
import { searchWorkshopData } from "@/lib/domains/repair/search/queries";
import { workshopAnswer } from "@/lib/domains/repair/search/schema";
import { intervalsAnswer, panelAnswer, servicesAnswer } from "@/lib/domains/repair/schema";
import { invalid } from "@/lib/platform/problems";
import { defineRoute } from "../define-route";
import { id, lang, langOf } from "../shapes";

const domain = "repair";
const mid = z.string().max(100).openapi({ description: "AutoData's number of the vehicle, at most 20 characters" });
const registered = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
  .optional()
  .openapi({ description: "First registration, yyyy-mm" });

const panels = [
  ["/autodata/acRecharge/{mid}/{lang}", "acRecharge", "Recharge of the air conditioning of a MID"],
  ["/autodata/serviceBrakes/{mid}/{lang}", "serviceBrakes", "Service brakes of a MID"],
  ["/autodata/batteryReplacement/{lang}/{mid}", "batteryReplacement", "Replacement of the battery of a MID"],
] as const;

for (const [path, subject, summary] of panels) {
  defineRoute(
    {
      ...({ method: "get", path, domain, summary, right: "AutoData" } as const),
      params: z.object({ mid, lang }),
      query: z.object({ registered }),
      refuses: [404, 502],
      answer: panelAnswer,
    },
    (actor, { params, query }) => tellPanel(actor, { subject, ...params, ...query }),
  );
}

defineRoute(
  {
    method: "get",
    path: "/revisionServices/{mid}/{lang}",
    domain,
    summary: "Revision services of a MID with their intervals",
    right: "AutoData",
    params: z.object({ mid, lang }),
    refuses: [404, 502],
    answer: servicesAnswer,
  },
  (actor, { params }) => tellServices(actor, params),
);

defineRoute(
  {
    method: "get",
    path: "/revisionIntervals/{mid}/{lang}/{serviceId}",
    domain,
    summary: "Operations, intervals, parts and fluids of a revision service",
    right: "AutoData",
    params: z.object({ mid, lang, serviceId: z.string().max(40) }),
    refuses: [404, 502],
    answer: intervalsAnswer,
  },
  (actor, { params }) => tellIntervals(actor, params),
);

defineRoute(
  {
    method: "post",
    path: "/revisionMileage",
    domain,
    summary: "Keeps a mileage of a car; 409 tells the one before when it is higher and not replaced",
    right: "AutoData",
    body: mileageInput,
    refuses: [409],
    answer: mileages,
  },
  (actor, { body }) => recordMileage(actor, body),
);

const term = { 2: z.object({ ktype: id }), 5: z.object({ vin: z.string().min(1).max(40) }) };
const termType = z.enum(["2", "5"]).openapi({ description: "2: by ktype, 5: by VIN" });

defineRoute(
  {
    method: "get",
    path: "/workshop-data/{termType}/{value}/{q}",
    domain,
    summary: "Where words stand in the workshop data of a vehicle: panels, procedures, times, services, fault codes",
    right: "WorkshopData",
    params: z.object({ termType, value: z.string().min(1).max(40), q: z.string().min(1).max(200) }),
    query: z.object({ lang: lang.optional() }),
    refuses: [404, 502],
    answer: workshopAnswer,
  },
  (actor, { params: { termType: by, value, q }, query }) => {
    const vehicle = by === "2" ? readTerm(term[2], { ktype: value }) : readTerm(term[5], { vin: value });
    return searchWorkshopData(actor, { vehicle, q, lang: langOf(actor, query.lang) });
  },
);

function readTerm<T extends z.ZodType>(shape: T, value: unknown): z.output<T> {
  const read = shape.safeParse(value);
  if (read.success) return read.data;
  throw invalid("invalid-input", "The vehicle is named by a ktype (2) or a VIN (5).");
}
