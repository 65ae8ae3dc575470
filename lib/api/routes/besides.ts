import { z } from "@hono/zod-openapi";
import { dismissNeed } from "@/lib/domains/cart/besides/commands";
import { listBesides } from "@/lib/domains/cart/besides/queries/list-besides";
import { besides, dismissal } from "@/lib/domains/cart/besides/schema";
import { pathId } from "@/lib/platform/shapes";
import { defineRoute } from "../define-route";
import { done, lang, langOf, ok } from "../shapes";

const domain = "cart";
const right = "cart";

defineRoute(
  {
    method: "get",
    path: "/cart/besides/{customerId}",
    domain,
    summary: "What the jobs of a cart need besides, each with its reason and what fits the vehicle",
    right,
    params: z.object({ customerId: pathId }),
    query: z.object({ lang: lang.optional() }),
    refuses: [404],
    answer: besides,
  },
  async (actor, { params, query }) => ({
    proposals: await listBesides(actor, { ...params, lang: langOf(actor, query.lang) }),
  }),
);

defineRoute(
  {
    method: "post",
    path: "/cart/besides/dismiss",
    domain,
    summary: "Put a proposal for a vehicle's job aside: it is not made again in this job",
    right,
    body: dismissal,
    once: true,
    refuses: [404],
    answer: ok,
  },
  async (actor, { body, key }) => {
    await dismissNeed(actor, { ...body, key });
    return done;
  },
);
