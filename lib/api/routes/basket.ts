import { z } from "@hono/zod-openapi";
import {
  changeBasketQuantity,
  noteBasketLine,
  removeFromBasket,
  restoreBasketLine,
} from "@/lib/domains/basket/commands/change-basket";
import { sendBasket } from "@/lib/domains/basket/commands/send-basket";
import { getBasket } from "@/lib/domains/basket/queries/get-basket";
import { basket, basketSent, noteInput, sendQuery } from "@/lib/domains/basket/schema";
import { readQuantity } from "@/lib/domains/cart/rules";
import { lineChange } from "@/lib/domains/cart/schema";
import { pathId } from "@/lib/platform/shapes";
import { defineRoute } from "../define-route";
import { lang, langOf } from "../shapes";

// Before the cart's: here the company itself stands where a customer's number would.
const domain = "basket";
// What else it needs says requireBasket: Techauto-app besides.
const right = "cart";

defineRoute(
  {
    method: "get",
    path: "/getCart/company",
    domain,
    summary: "The company's own basket, in francs before tax; no prices while a customer may look",
    right,
    query: z.object({ lang: lang.optional() }),
    answer: basket,
  },
  (actor, { query }) => getBasket(actor, { lang: langOf(actor, query.lang) }),
);

defineRoute(
  {
    method: "get",
    path: "/updateQuantity/company/{lineId}/{quantity}",
    domain,
    summary:
      "Set the quantity of a line of the own basket; with `seen`, 409 tells the quantity that stands when it differs",
    right,
    changesState: true,
    params: z.object({ lineId: pathId, quantity: z.string().max(40) }),
    query: z.object({ seen: z.coerce.number().int().min(1).max(9999).optional() }),
    once: true,
    refuses: [404, 409],
    answer: lineChange,
  },
  (actor, { params: { quantity, lineId }, query, key }) =>
    changeBasketQuantity(actor, { lineId, ...query, quantity: readQuantity(quantity) ?? 0, key }),
);

defineRoute(
  {
    method: "delete",
    path: "/cartItem/company/{itemId}",
    domain,
    summary: "Remove a line of the own basket",
    right,
    params: z.object({ itemId: pathId }),
    once: true,
    refuses: [404],
    answer: lineChange,
  },
  (actor, { params: { itemId }, key }) => removeFromBasket(actor, { lineId: itemId, key }),
);

defineRoute(
  {
    method: "post",
    path: "/basket/restore/{basketLineId}",
    domain,
    summary: "Bring a removed line of the own basket back within a day",
    right,
    params: z.object({ basketLineId: pathId }),
    once: true,
    refuses: [404],
    answer: lineChange,
  },
  (actor, { params, key }) => restoreBasketLine(actor, { lineId: params.basketLineId, key }),
);

defineRoute(
  {
    method: "post",
    path: "/basket/note/{basketLineId}",
    domain,
    summary: "Write a note to a line of the own basket",
    right,
    params: z.object({ basketLineId: pathId }),
    body: noteInput,
    once: true,
    refuses: [404],
    answer: z.object({ id: z.number().int(), note: z.string() }),
  },
  (actor, { params, body, key }) => noteBasketLine(actor, { lineId: params.basketLineId, ...body, key }),
);

defineRoute(
  {
    method: "post",
    path: "/sendTechautoCart",
    domain,
    summary:
      "Order the own basket from Techauto, on account; 409 basket-renewed names what is gone or has another price",
    right: "Techauto-app",
    query: sendQuery,
    once: true,
    refuses: [409],
    answer: basketSent,
  },
  async (actor, { query, key }) => {
    const { orderId } = await sendBasket(actor, { key, ...query });
    return { data: { orderId } };
  },
);
