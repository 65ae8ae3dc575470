import { z } from "@hono/zod-openapi";
import { completeCheckout } from "@/lib/domains/checkout/commands/complete-checkout";
import { chooseMethod, keepAddress } from "@/lib/domains/checkout/commands/prepare-checkout";
import { listCheckoutMethods } from "@/lib/domains/checkout/queries/find-checkout";
import { addressInput, completed, completionQuery, methodList } from "@/lib/domains/checkout/schema";
import { defineRoute } from "../define-route";
import { lang, langOf, ok } from "../shapes";

const domain = "checkout";
/** Who may not buy from Techauto for the company is refused by the domain. */
const right = "user";

defineRoute(
  {
    method: "post",
    path: "/checkoutAddressing",
    domain,
    summary: "Where the company's own basket is brought to: an address in France",
    right,
    body: addressInput,
    once: true,
    refuses: [403, 422],
    answer: ok,
  },
  (actor, { body, key }) => keepAddress(actor, { ...body, key }),
);

defineRoute(
  {
    method: "get",
    path: "/paymentMethods",
    domain,
    summary: "The ways in which the company's own basket can be paid; `unavailable` says why one cannot be chosen now",
    right,
    query: z.object({ lang: lang.optional() }),
    refuses: [403],
    answer: methodList,
  },
  (actor, { query }) => listCheckoutMethods(actor, { lang: langOf(actor, query.lang) }),
);

defineRoute(
  {
    method: "get",
    path: "/selectPayment/{method}",
    domain,
    summary: "Choose how the company's own basket is paid, by the code or the number of a method",
    right,
    changesState: true,
    params: z.object({ method: z.string().min(1).max(20) }),
    once: true,
    refuses: [403, 404, 409, 422],
    answer: ok,
  },
  (actor, { params, key }) => chooseMethod(actor, { ...params, key }),
);

defineRoute(
  {
    method: "get",
    path: "/completeCheckout",
    domain,
    summary: "Order the company's own basket to the chosen address and begin its payment; one checkout makes one order",
    right,
    changesState: true,
    query: completionQuery.extend({ lang: lang.optional() }),
    once: true,
    refuses: [403, 409, 422],
    answer: completed,
  },
  (actor, { query, key }) => completeCheckout(actor, { ...query, lang: langOf(actor, query.lang), key }),
);
