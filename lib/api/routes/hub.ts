import { z } from "@hono/zod-openapi";
import { searchHub } from "@/lib/domains/cart/hub/queries";
import { hubHits } from "@/lib/domains/cart/hub/schema";
import { longestQuery } from "@/lib/domains/catalogue/search/rules";
import { defineRoute } from "../define-route";
import { lang, langOf } from "../shapes";

defineRoute(
  {
    method: "get",
    path: "/hub/search",
    domain: "cart",
    summary: "Articles of IDLP and PAP by reference, EAN or OE number, at most fifty, with their offers",
    right: "HubIdlp",
    query: z.object({ q: z.string().min(1).max(longestQuery), lang: lang.optional() }),
    answer: hubHits,
  },
  (actor, { query }) => searchHub(actor, { text: query.q, lang: langOf(actor, query.lang) }),
);
