import { z } from "@hono/zod-openapi";
import { getStoreTree, listStoreItems } from "@/lib/domains/store/queries";
import { isStoreSort } from "@/lib/domains/store/rules";
import { storePage, storeTree } from "@/lib/domains/store/schema";
import { pathId } from "@/lib/platform/shapes";
import { splitChoices } from "@/lib/shared/choices";
import { defineRoute } from "../define-route";
import { lang, langOf, page } from "../shapes";

// Before stock/{typeCG}/{date}: a literal segment wins over a parameter.
const get = { method: "get", domain: "store", right: "Techauto-app" } as const;

defineRoute(
  {
    ...get,
    path: "/stock/techauto",
    name: "getStoreTree",
    summary: "Universes, families and categories of Techauto's store",
    query: z.object({ lang: lang.optional() }),
    answer: storeTree,
  },
  (actor, { query }) => getStoreTree(actor, { lang: langOf(actor, query.lang) }),
);

defineRoute(
  {
    ...get,
    path: "/stock/techauto/{categoryId}",
    name: "listStoreItems",
    summary: "Goods of a category, a family or a universe, or of `all`, fifty a page; prices in francs with tax",
    params: z.object({
      categoryId: z
        .literal("all")
        .transform(() => null)
        .or(pathId),
    }),
    query: z.object({
      q: z.string().trim().max(60).default(""),
      brands: z.string().max(1300).default("").transform(splitChoices),
      sort: z
        .string()
        .max(10)
        .default("")
        .refine(isStoreSort, "ref, label, brand or price, with a minus the other way round"),
      page,
      lang: lang.optional(),
    }),
    refuses: [404],
    answer: storePage,
  },
  (actor, { params: { categoryId }, query }) =>
    listStoreItems(actor, { ...query, area: categoryId, lang: langOf(actor, query.lang) }),
);
