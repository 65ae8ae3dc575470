import { z } from "@hono/zod-openapi";
import { addOperations, addWork } from "@/lib/domains/cart/labour/commands/add-labour";
import { changeLabour } from "@/lib/domains/cart/labour/commands/change-labour";
import { removeLabour } from "@/lib/domains/cart/labour/commands/remove-labour";
import { labourAdded, newOperations, newWork, workChange } from "@/lib/domains/cart/labour/schema";
import { pathId } from "@/lib/platform/shapes";
import { defineRoute } from "../define-route";
import { done, lang, langOf, ok } from "../shapes";

const domain = "cart";
const right = "cart";

defineRoute(
  {
    method: "post",
    path: "/cart/work",
    domain,
    summary:
      "Add work with a time of one's own to a cart; `seen` is the hourly rate as seen, 409 tells the company's own",
    right,
    body: newWork,
    once: true,
    refuses: [404, 409, 422],
    answer: labourAdded,
  },
  (actor, { body, key }) => addWork(actor, { ...body, key }),
);

defineRoute(
  {
    method: "post",
    path: "/cart/operations",
    domain,
    summary: "Add operations of a vehicle's repair data to a cart, with their times and what is part of them",
    right,
    body: newOperations,
    query: z.object({ lang: lang.optional() }),
    once: true,
    refuses: [404, 409, 422, 502],
    answer: labourAdded,
  },
  (actor, { body, query, key }) => addOperations(actor, { ...body, lang: langOf(actor, query.lang), key }),
);

defineRoute(
  {
    method: "post",
    path: "/cart/work/change",
    domain,
    summary: "Change name, time and rate of work in a cart; 409 tells what stands where `was` is not it",
    right,
    body: workChange,
    once: true,
    refuses: [404, 409, 422],
    answer: ok,
  },
  async (actor, { body, key }) => {
    await changeLabour(actor, { ...body, key });
    return done;
  },
);

defineRoute(
  {
    method: "delete",
    path: "/cart/work/{customerId}/{labourId}",
    domain,
    summary: "Remove work from a cart",
    right,
    params: z.object({ customerId: pathId, labourId: pathId }),
    once: true,
    refuses: [404],
    answer: ok,
  },
  async (actor, { params, key }) => {
    await removeLabour(actor, { ...params, key });
    return done;
  },
);
