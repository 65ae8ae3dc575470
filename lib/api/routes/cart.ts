import { z } from "@hono/zod-openapi";
import { addToBasket } from "@/lib/domains/basket/commands/add-to-basket";
import { companyItself } from "@/lib/domains/basket/place";
import { addItem } from "@/lib/domains/cart/commands/add-item";
import { changeQuantity, removeLine } from "@/lib/domains/cart/commands/change-line";
import { highlightRow } from "@/lib/domains/cart/commands/highlight-row";
import { moveLine } from "@/lib/domains/cart/commands/move-line";
import { getCart } from "@/lib/domains/cart/queries/get-cart";
import { getHighlight } from "@/lib/domains/cart/queries/get-highlight";
import { readQuantity } from "@/lib/domains/cart/rules";
import {
  addItemInput,
  cart,
  cartQuery,
  highlight,
  highlightInput,
  lineChange,
  lineMove,
} from "@/lib/domains/cart/schema";
import { pathId } from "@/lib/platform/shapes";
import { defineRoute } from "../define-route";
import { lang, langOf } from "../shapes";

const domain = "cart";
const right = "cart";

defineRoute(
  {
    method: "get",
    path: "/getCart/{customerId}",
    domain,
    summary: "One tab of a customer's cart; every line unless a page of 30 is asked for",
    right,
    params: z.object({ customerId: pathId }),
    query: cartQuery.extend({ lang: lang.optional() }),
    refuses: [404],
    answer: cart,
  },
  (actor, { params, query }) => getCart(actor, { ...params, ...query, lang: langOf(actor, query.lang) }),
);

defineRoute(
  {
    method: "post",
    path: "/addItemToCart",
    domain,
    summary: "Add to a cart or, for `company`, to the own basket; price is what was seen, 409 tells the server's own",
    right,
    body: addItemInput,
    once: true,
    refuses: [404, 409],
    answer: lineChange,
  },
  (actor, { body: { customerId, ...body }, key }) =>
    customerId === companyItself ? addToBasket(actor, { ...body, key }) : addItem(actor, { ...body, customerId, key }),
);

defineRoute(
  {
    method: "get",
    path: "/updateQuantity/{customerId}/{lineId}/{quantity}",
    domain,
    summary: "Set the quantity of a line, 1 to 9999; with `seen`, 409 tells the quantity that stands when it differs",
    right,
    changesState: true,
    params: z.object({ customerId: pathId, lineId: pathId, quantity: z.string().max(40) }),
    query: z.object({ seen: z.coerce.number().int().min(1).max(9999).optional() }),
    once: true,
    refuses: [404, 409, 422],
    answer: lineChange,
  },
  (actor, { params: { quantity, ...line }, query, key }) => {
    return changeQuantity(actor, { ...line, ...query, quantity: readQuantity(quantity) ?? 0, key });
  },
);

defineRoute(
  {
    method: "delete",
    path: "/cartItem/{customerId}/{itemId}",
    domain,
    summary: "Remove a line",
    right,
    params: z.object({ customerId: pathId, itemId: pathId }),
    once: true,
    refuses: [404],
    answer: lineChange,
  },
  (actor, { params: { customerId, itemId }, key }) => removeLine(actor, { customerId, lineId: itemId, key }),
);

defineRoute(
  {
    method: "post",
    path: "/cart/move",
    domain,
    summary: "Move a line to another tab as its own allows; brings a removed one back",
    right,
    body: lineMove,
    once: true,
    refuses: [404, 409, 422],
    answer: lineChange,
  },
  (actor, { body, key }) => moveLine(actor, { ...body, key }),
);

defineRoute(
  {
    method: "get",
    path: "/cart/highlight/{customerId}",
    domain,
    summary: "The lines that the customer and the seller point at",
    right,
    params: z.object({ customerId: pathId }),
    refuses: [404],
    answer: highlight,
  },
  (actor, { params }) => getHighlight(actor, params),
);

defineRoute(
  {
    method: "post",
    path: "/cart/highlight",
    domain,
    summary: "Point at a line of the cart for both sides to see, or at none with null",
    right: ["cart", "companion"],
    body: highlightInput,
    refuses: [404],
    answer: highlight,
  },
  (actor, { body }) => highlightRow(actor, body),
);
