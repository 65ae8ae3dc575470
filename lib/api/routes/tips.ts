import { z } from "@hono/zod-openapi";
import { addTip, changeTip, withdrawTip } from "@/lib/domains/vehicles/tips/commands";
import { listCompanyTips, listTips } from "@/lib/domains/vehicles/tips/queries";
import { companyTips, tip, tipChange, tipInput, vehicleOfTips } from "@/lib/domains/vehicles/tips/schema";
import { defineRoute } from "../define-route";
import { id, page } from "../shapes";

const domain = "vehicles";

defineRoute(
  {
    method: "get",
    path: "/astuces/{type}/{date}",
    name: "getAstucesOfVehicle",
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
    method: "get",
    path: "/astuces",
    domain,
    summary: "Every tip of the company, the latest first, twenty a page",
    right: "user",
    query: z.object({ page }),
    answer: companyTips,
  },
  (actor, { query }) => listCompanyTips(actor, query),
);

defineRoute(
  {
    method: "post",
    path: "/astuces",
    domain,
    summary: "Adds a tip: part family, references separated by |, text, type of the vehicle",
    right: "Social",
    body: tipInput,
    once: true,
    answer: tip,
  },
  (actor, { body, key }) => addTip(actor, { ...body, key }),
);

const ofOwn = { domain, right: "Social", params: z.object({ id }), refuses: [404] } as const;

defineRoute(
  {
    ...ofOwn,
    method: "post",
    path: "/astuces/{id}",
    name: "changeAstuce",
    summary: "Corrects a tip of the user's own: part family, references separated by |, text",
    body: tipChange,
    answer: tip,
  },
  (actor, { params, body }) => changeTip(actor, { ...params, ...body }),
);

defineRoute(
  {
    ...ofOwn,
    method: "delete",
    path: "/astuces/{id}",
    name: "withdrawAstuce",
    summary: "Withdraws a tip of the user's own",
    answer: z.object({}),
  },
  async (actor, { params }) => {
    await withdrawTip(actor, params);
    return {};
  },
);
