import { z } from "@hono/zod-openapi";
import { changeOperation } from "@/lib/domains/operations/commands/change-operation";
import { dropPart } from "@/lib/domains/operations/commands/drop-part";
import { keepDeal } from "@/lib/domains/operations/commands/keep-deal";
import { openOperation } from "@/lib/domains/operations/commands/open-operation";
import { sellDeal } from "@/lib/domains/operations/commands/sell-deal";
import { getOperation } from "@/lib/domains/operations/queries/find-operation";
import { listOperations } from "@/lib/domains/operations/queries/list-operations";
import {
  dealMade,
  dealSale,
  dealSold,
  operation,
  operationChange,
  operationInput,
  operationMade,
  operationPage,
  operationSearch,
} from "@/lib/domains/operations/schema";
import { pathId } from "@/lib/platform/shapes";
import { defineRoute } from "../define-route";
import { lang, langOf, ok } from "../shapes";

const domain = "repair";
const right = ["Diag", "DTC"] as const;
const number = z.string().min(1).max(40);
const query = z.object({ lang: lang.optional() });

/** Generic articles joined by hyphens, commas or points: 10253-10208. */
const ids = z
  .string()
  .regex(/^[1-9]\d{0,8}([-,.][1-9]\d{0,8}){0,59}$/, "ids joined by hyphens, such as 10253-10208")
  .transform((text) => text.split(/[-,.]/).map(Number));

defineRoute(
  {
    method: "get",
    path: "/operations",
    domain,
    summary: "Workshop jobs of the company, newest first; customers are told with cart",
    right: [...right],
    query: operationSearch,
    answer: operationPage,
  },
  (actor, { query: search }) => listOperations(actor, search),
);

defineRoute(
  {
    method: "post",
    path: "/operations",
    name: "openOperation",
    domain,
    summary: "Open a workshop job for a vehicle; it takes the next number of the year",
    right: [...right],
    body: operationInput,
    once: true,
    refuses: [404],
    answer: operationMade,
  },
  (actor, { body, key }) => openOperation(actor, { ...body, key }),
);

defineRoute(
  {
    method: "get",
    path: "/operations/{number}",
    name: "getOperation",
    domain,
    summary: "A workshop job with its chosen parts",
    right: [...right],
    params: z.object({ number }),
    query,
    refuses: [404],
    answer: operation,
  },
  (actor, { params, query: asked }) => getOperation(actor, { ...params, lang: langOf(actor, asked.lang) }),
);

defineRoute(
  {
    method: "post",
    path: "/operations/{number}",
    name: "changeOperation",
    domain,
    summary: "Change what is known of a workshop job; what is left out stays",
    right: [...right],
    params: z.object({ number }),
    query,
    body: operationChange,
    once: true,
    refuses: [404],
    answer: operation,
  },
  (actor, { params, query: asked, body, key }) =>
    changeOperation(actor, { ...body, ...params, lang: langOf(actor, asked.lang), key }),
);

defineRoute(
  {
    method: "delete",
    path: "/operations/{number}/parts/{genartId}",
    domain,
    summary: "Take a part out of a workshop job",
    right: [...right],
    params: z.object({ number, genartId: pathId }),
    once: true,
    refuses: [404],
    answer: ok,
  },
  (actor, { params, key }) => dropPart(actor, { ...params, key }),
);

defineRoute(
  {
    method: "post",
    path: "/operations/{number}/cart",
    domain,
    summary: "Put an article for each chosen part into the customer's cart; each line is taken or refused by itself",
    right: "cart",
    params: z.object({ number }),
    body: dealSale,
    once: true,
    refuses: [404],
    answer: dealSold,
  },
  (actor, { params, body, key }) => sellDeal(actor, { ...body, ...params, key }),
);

defineRoute(
  {
    method: "get",
    path: "/createDealCommand/{operation}/{dtc}/{ids}",
    domain,
    summary: "Keep ticked parts with an operation and a fault code, or - for none; answers the basket's id",
    right: "DTC",
    changesState: true,
    params: z.object({ operation: number, dtc: z.string().min(1).max(40), ids }),
    once: true,
    refuses: [404, 409],
    answer: dealMade,
  },
  (actor, { params, key }) =>
    keepDeal(actor, { number: params.operation, code: params.dtc, genartIds: params.ids, key }),
);
