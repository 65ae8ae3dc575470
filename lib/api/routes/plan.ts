import { z } from "@hono/zod-openapi";
import { applyPlan } from "@/lib/domains/cart/plan/commands";
import { listPlanRefusals } from "@/lib/domains/cart/plan/queries/list-plan-refusals";
import { planCart } from "@/lib/domains/cart/plan/queries/plan-cart";
import { by, cartPlan, mostSuppliers, planInput, planRefusal } from "@/lib/domains/cart/plan/schema";
import { pathId } from "@/lib/platform/shapes";
import { defineRoute } from "../define-route";
import { lang, langOf } from "../shapes";

const domain = "cart";
const right = "cart";

defineRoute(
  {
    method: "get",
    path: "/cart/plan/{customerId}",
    domain,
    summary: "From whom to order a cart so that all is there by a time at the lowest sum, with the reason of each line",
    right,
    params: z.object({ customerId: pathId }),
    query: z.object({ by, suppliers: mostSuppliers.optional(), lang: lang.optional() }),
    refuses: [404, 422],
    answer: cartPlan,
  },
  (actor, { params, query: { by: time, suppliers, lang: asked } }) =>
    planCart(actor, { ...params, by: time, mostSuppliers: suppliers, lang: langOf(actor, asked) }),
);

defineRoute(
  {
    method: "post",
    path: "/cart/plan",
    domain,
    summary:
      "Have lines come from whom a plan says, at the prices of now; 409 names the lines that are not what was seen",
    right,
    body: planInput,
    once: true,
    refuses: [404, 409, 422],
    answer: z.object({ count: z.number().int() }),
  },
  (actor, { body, key }) => applyPlan(actor, { ...body, key }),
);

defineRoute(
  {
    method: "get",
    path: "/cart/plan/{customerId}/refusals",
    domain,
    summary: "Orders of a customer that suppliers refused within a day and whose lines still wait",
    right,
    params: z.object({ customerId: pathId }),
    refuses: [404],
    answer: z.object({ refusals: z.array(planRefusal) }),
  },
  async (actor, { params }) => ({ refusals: await listPlanRefusals(actor, params) }),
);
