import { z } from "@hono/zod-openapi";
import { cloneItem } from "@/lib/domains/stock/clones/commands";
import { clonedItem, cloneInput } from "@/lib/domains/stock/clones/schema";
import { addStockItem, changeStockItem, removeStockItem } from "@/lib/domains/stock/commands";
import { findStockItem, findStockItems } from "@/lib/domains/stock/queries/find-items";
import { itemForm, stockItem, stockItems } from "@/lib/domains/stock/schema";
import { notFound } from "@/lib/platform/problems";
import { defineRoute } from "../define-route";
import { fileOf, id, lang, langOf, page, picture } from "../shapes";

const common = { domain: "catalogue", right: "user" } as const;
const inLanguage = { lang: lang.optional() };

defineRoute(
  {
    ...common,
    method: "get",
    path: "/stock-items",
    summary: "Items that the company added itself, by reference, its beginning or words; all without a text",
    query: z.object({ ...inLanguage, text: z.string().max(200).default(""), page }),
    refuses: [409, 422],
    answer: stockItems,
  },
  (actor, { query }) => findStockItems(actor, { ...query, lang: langOf(actor, query.lang) }),
);

defineRoute(
  {
    ...common,
    method: "get",
    path: "/stock-items/{id}",
    name: "getStockItem",
    summary: "An item that the company added itself",
    params: z.object({ id }),
    query: z.object(inLanguage),
    refuses: [404],
    answer: stockItem,
  },
  async (actor, { params, query }) => {
    const item = await findStockItem(actor, { ...params, lang: langOf(actor, query.lang) });
    if (!item) throw notFound();
    return item;
  },
);

const form = {
  ...common,
  bodyType: "multipart/form-data",
  body: itemForm.extend({ image: picture.optional() }),
} as const;
const done = z.object({ id: z.number().int() });

defineRoute(
  {
    ...form,
    method: "post",
    path: "/stock-items",
    name: "addStockItem",
    summary:
      "Adds an item of the company's own to a stock group that the user may update; every field but ean and oeNumbers is required",
    refuses: [409, 422],
    answer: done,
  },
  (actor, { body: { image: file, ...input } }) => addStockItem(actor, { ...input, image: fileOf(file) }),
);

defineRoute(
  {
    ...form,
    method: "post",
    path: "/stock-items/{id}",
    name: "changeStockItem",
    summary: "Changes an item of the company's own; without a picture its own stays",
    params: z.object({ id }),
    refuses: [404, 409, 422],
    answer: done,
  },
  (actor, { params, body: { image: file, ...input } }) =>
    changeStockItem(actor, { ...params, ...input, image: fileOf(file) }),
);

defineRoute(
  {
    ...common,
    method: "delete",
    path: "/stock-items/{id}",
    name: "deleteStockItem",
    summary: "Removes an item of the company's own with its picture",
    params: z.object({ id }),
    refuses: [404],
    answer: z.object({}),
  },
  async (actor, { params }) => {
    await removeStockItem(actor, params);
    return {};
  },
);

defineRoute(
  {
    method: "post",
    path: "/cloneItem",
    domain: "offers",
    summary:
      "Puts an article, or without an item.id one that the catalogue does not know, into the own stock; price in cents",
    right: "user",
    body: cloneInput,
    once: true,
    refuses: [404, 409, 422],
    answer: clonedItem,
  },
  (actor, { body, key }) => cloneItem(actor, { ...body, key }),
);
