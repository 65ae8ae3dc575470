import { z } from "@hono/zod-openapi";
import { contentFields, contentSuggestion } from "@/lib/domains/portal/schema";
import { cat4OfModel, cat4Part } from "@/lib/domains/catalogue/search/cat4/schema";
import { completeCat4, listCat4OfModel } from "@/lib/domains/catalogue/search/cat4/queries";
import { completeCodes } from "@/lib/domains/catalogue/search/queries/complete-codes";
import { completeDiagnosis } from "@/lib/domains/faults/queries/complete-codes";
import { suggestion } from "@/lib/domains/vehicles/completion/schema";
import { completeContents } from "@/lib/domains/portal/queries";
import { longestQuery } from "@/lib/domains/catalogue/search/rules";
import { suggestions } from "@/lib/domains/catalogue/search/schema";
import { defineRoute } from "../define-route";
import { id, lang, langOf } from "../shapes";

const get = { method: "get", domain: "catalogue", right: "user" } as const;
const text = z.string().min(1).max(longestQuery);
const query = z.object({ lang: lang.optional() });
const fills = { wp: "address", wpLabel: "title", wpImg: "picture" };

defineRoute(
  {
    ...get,
    path: "/completion/cat4/{q}",
    summary: "Parts with their place in the tree, from two characters",
    params: z.object({ q: text }),
    query,
    answer: z.array(cat4Part),
  },
  (actor, { params, query: asked }) => completeCat4(actor, { text: params.q, lang: langOf(actor, asked.lang) }),
);

defineRoute(
  {
    ...get,
    path: "/parts/cat4/{lang}/{makeAndModel}",
    summary: "Parts that the versions of a make's model have",
    params: z.object({ lang, makeAndModel: text }),
    answer: z.array(cat4OfModel),
  },
  (actor, { params }) => listCat4OfModel(actor, params),
);

for (const field of contentFields)
  defineRoute(
    {
      ...get,
      path: `/completion/${field}/{q}`,
      summary: `Contents of the portal, to fill in the ${fills[field]} of a tile, from two characters`,
      params: z.object({ q: text }),
      query,
      answer: z.array(contentSuggestion),
    },
    (actor, { params, query: asked }) =>
      completeContents(actor, { field, text: params.q, lang: langOf(actor, asked.lang) }),
  );

defineRoute(
  {
    ...get,
    path: "/completion/code/{of}/{text}",
    summary:
      "Numbers within a generic article where the first part is a number; else, with Diag or DTC, fault codes and VINs in a language",
    params: z.object({ of: z.union([id, lang]), text }),
    query,
    refuses: [403],
    answer: z.union([suggestions.shape.numbers, z.array(suggestion)]),
  },
  (actor, { params: { of, text: typed }, query: asked }) =>
    typeof of === "number"
      ? completeCodes(actor, { genart: of, text: typed, lang: langOf(actor, asked.lang) })
      : completeDiagnosis(actor, { text: typed, lang: of }),
);
