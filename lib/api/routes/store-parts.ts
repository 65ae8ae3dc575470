import { z } from "@hono/zod-openapi";
import { listOeBrands } from "@/lib/domains/catalogue/brands/queries/list-oe-brands";
import {
  listMddIcons,
  listStoreParts,
  listStorePartsOfCodes,
} from "@/lib/domains/catalogue/brands/queries/list-store-parts";
import { mddIcon, oeBrand, oeNumbers, storePart } from "@/lib/domains/catalogue/brands/store/schema";
import { defineRoute } from "../define-route";
import { id, lang, langOf } from "../shapes";

const get = { method: "get", domain: "catalogue", right: "user" } as const;
const query = z.object({ lang: lang.optional() });
const code = z.string().min(1).max(60);

defineRoute(
  {
    ...get,
    path: "/parts/mdd-pre/{ktype}",
    summary: "Parts of a vehicle from store brands and breakers",
    params: z.object({ ktype: id }),
    query,
    answer: z.array(storePart),
  },
  (actor, { params, query: asked }) => listStoreParts(actor, { ...params, lang: langOf(actor, asked.lang) }),
);

defineRoute(
  {
    ...get,
    path: "/parts/mdd-pre/{ktype}/{vinEC}/{vinCE}",
    name: "getPartsMddPreOfCodes",
    summary: "The same by a ktype, or by a registry's codes where the ktype is null",
    params: z.object({
      ktype: z
        .literal("null")
        .transform(() => null)
        .or(id),
      vinEC: code,
      vinCE: code,
    }),
    query,
    answer: z.array(storePart),
  },
  (actor, { params, query: asked }) => listStorePartsOfCodes(actor, { ...params, lang: langOf(actor, asked.lang) }),
);

defineRoute(
  {
    method: "post",
    path: "/getOEbrands/{lang}",
    domain: "catalogue",
    summary: "The makes that original numbers belong to",
    right: "user",
    params: z.object({ lang }),
    body: oeNumbers,
    answer: z.array(oeBrand),
  },
  (actor, { body }) => listOeBrands(actor, { numbers: body }),
);

defineRoute(
  { ...get, path: "/mddIcons", summary: "Store brands with their icons", answer: z.array(mddIcon) },
  (actor) => listMddIcons(actor),
);
