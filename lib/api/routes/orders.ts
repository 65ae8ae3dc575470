import { z } from "@hono/zod-openapi";
import { reorderBasket } from "@/lib/domains/basket/commands/reorder-basket";
import { withdrawBasket } from "@/lib/domains/basket/commands/withdraw-basket";
import { orderAgain } from "@/lib/domains/cart/commands/order-again";
import { orderLines } from "@/lib/domains/cart/commands/order-lines";
import { withdrawOrder } from "@/lib/domains/cart/commands/withdraw-order";
import { draftOrders } from "@/lib/domains/cart/queries/draft-orders";
import { orderDraft, orderDraftInput, orderedAgain, orderLinesInput, ordersMade } from "@/lib/domains/cart/schema";
import { stepLines } from "@/lib/domains/orders/commands/step-lines";
import { tellSupplier } from "@/lib/domains/orders/commands/tell-supplier";
import { getNotePdf } from "@/lib/domains/orders/queries/get-note-pdf";
import { getOrderHead, getOrder } from "@/lib/domains/orders/queries/get-order";
import { listOrders } from "@/lib/domains/orders/queries/list-orders";
import { listLineCriteria } from "@/lib/domains/orders/returns/queries";
import {
  lineCriteria,
  linePath,
  order,
  orderList,
  orderPath,
  orderSearch,
  orderStanding,
  stepInput,
  toldInput,
} from "@/lib/domains/orders/schema";
import { fileHeader } from "@/lib/shared/file-header";
import { defineRoute } from "../define-route";
import { lang, langOf } from "../shapes";

const domain = "orders";
const right = "cart";
const ordering = ["cart", "Techauto-app"] as const;

defineRoute(
  {
    method: "get",
    path: "/orders",
    domain,
    summary: "Orders of the company that the user may see, newest first; `after` continues the list",
    right: "user",
    query: orderSearch,
    answer: orderList,
  },
  (actor, { query }) => listOrders(actor, query),
);

defineRoute(
  {
    method: "get",
    path: "/order/{orderId}",
    domain,
    summary: "An order by its number, with its lines and its history",
    right: "user",
    params: orderPath,
    query: z.object({ lang: lang.optional() }),
    refuses: [404],
    answer: order,
  },
  (actor, { params, query }) => getOrder(actor, { ...params, lang: langOf(actor, query.lang) }),
);

defineRoute(
  {
    method: "get",
    path: "/order/{orderId}/note",
    domain,
    summary: "The delivery note of an order as a document",
    right: "user",
    params: orderPath,
    query: z.object({ lang: lang.optional() }),
    refuses: [404],
    answer: { type: "application/pdf" },
  },
  async (actor, { params, query }) => {
    const { bytes, filename } = await getNotePdf(actor, { ...params, lang: langOf(actor, query.lang) });
    const headers = {
      "content-type": "application/pdf",
      "content-disposition": fileHeader("inline", filename),
      "cache-control": "private, no-store",
    };
    return new Response(new Uint8Array(bytes), { headers });
  },
);

defineRoute(
  {
    method: "post",
    path: "/orders/draft",
    domain,
    summary: "What would be ordered of a customer's cart: supplier, prices of now, arrival and what is short",
    right,
    body: orderDraftInput.extend({ lang: lang.optional() }),
    refuses: [404],
    answer: z.object({ drafts: z.array(orderDraft) }),
  },
  (actor, { body }) => draftOrders(actor, { ...body, lang: langOf(actor, body.lang) }),
);

defineRoute(
  {
    method: "post",
    path: "/orders/place",
    domain,
    summary: "Order lines of a customer's cart as the seller saw them; 409 names what has changed",
    right,
    body: orderLinesInput,
    once: true,
    refuses: [404, 409],
    answer: ordersMade,
  },
  (actor, { body, key }) => orderLines(actor, { ...body, key }),
);

defineRoute(
  {
    method: "post",
    path: "/order/withdraw",
    domain,
    summary: "Take an order back that no supplier has yet; its lines return to the cart, the company's to its basket",
    right: [...ordering],
    body: orderPath,
    once: true,
    refuses: [404, 409],
    answer: orderStanding,
  },
  async (actor, { body, key }) => {
    const { customerId } = await getOrderHead(actor, body);
    return (customerId === null ? withdrawBasket : withdrawOrder)(actor, { ...body, key });
  },
);

defineRoute(
  {
    method: "post",
    path: "/order/again",
    domain,
    summary: "Put what was ordered once into the customer's cart or the company's basket again, at the prices of now",
    right,
    body: orderPath,
    once: true,
    refuses: [404, 409],
    answer: orderedAgain,
  },
  async (actor, { body, key }) => {
    const { customerId } = await getOrderHead(actor, body);
    return (customerId === null ? reorderBasket : orderAgain)(actor, { ...body, key });
  },
);

defineRoute(
  {
    method: "post",
    path: "/order/told",
    domain,
    summary: "Say that the supplier has taken an order by telephone, perhaps with its number",
    right: [...ordering],
    body: toldInput,
    once: true,
    refuses: [404, 409],
    answer: orderStanding,
  },
  (actor, { body, key }) => tellSupplier(actor, { ...body, key }),
);

defineRoute(
  {
    method: "get",
    path: "/order/{orderId}/criteria/{lineId}",
    domain,
    summary: "The criteria of an ordered article, of which one may have been wrong",
    right: [...ordering],
    params: linePath,
    query: z.object({ lang: lang.optional() }),
    refuses: [404],
    answer: lineCriteria,
  },
  async (actor, { params, query }) => ({
    criteria: await listLineCriteria(actor, { ...params, lang: langOf(actor, query.lang) }),
  }),
);

defineRoute(
  {
    method: "post",
    path: "/order/step",
    domain,
    summary: "What happens to pieces of an order: they arrive, are handed over, go back; 409 where they are not there",
    right: [...ordering],
    body: stepInput,
    once: true,
    refuses: [404, 409],
    answer: orderStanding,
  },
  (actor, { body, key }) => stepLines(actor, { ...body, key }),
);
