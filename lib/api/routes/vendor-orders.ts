import { z } from "@hono/zod-openapi";
import { answerOrder } from "@/lib/domains/orders/selling/commands";
import { getSold, listSold } from "@/lib/domains/orders/selling/queries";
import * as shapes from "@/lib/domains/orders/selling/schema";
import { pageRights } from "@/lib/shared/page-rights";
import { defineRoute } from "../define-route";
import { lang, langOf } from "../shapes";

const common = { domain: "vendors", right: [...pageRights("/vendor")] } as const;
const key = z.object({ key: shapes.soldKey });

defineRoute(
  {
    ...{ ...common, method: "get", path: "/vendor/orders" },
    summary: "The orders of the company's store, newest first: those that wait for it, or those that are done",
    query: z.object({ open: z.enum(["1", "0"]).default("1"), after: shapes.soldKey.optional() }),
    answer: shapes.soldList,
  },
  (actor, { query }) => listSold(actor, { open: query.open === "1", after: query.after }),
);

defineRoute(
  {
    ...{ ...common, method: "get", path: "/vendor/orders/{key}", name: "getVendorOrder" },
    summary: "One order of the company's store, with the company that bought",
    params: key,
    query: z.object({ lang: lang.optional() }),
    refuses: [404],
    answer: shapes.soldOrder,
  },
  (actor, { params, query }) => getSold(actor, { ...params, lang: langOf(actor, query.lang) }),
);

defineRoute(
  {
    ...{ ...common, method: "post", path: "/vendor/orders/{key}/answer", once: true },
    summary: "Promises an order, refuses it with a reason, sends it or says that it was delivered",
    params: key,
    body: shapes.answerInput,
    refuses: [404, 409],
    answer: z.object({ state: shapes.soldState }),
  },
  (actor, { params, body, key: onceKey }) => answerOrder(actor, { ...params, ...body, once: onceKey }),
);
