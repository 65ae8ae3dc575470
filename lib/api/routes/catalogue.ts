import { z } from "@hono/zod-openapi";
import { completeArticles } from "@/lib/domains/catalogue/list/rules";
import { fullArticles, vehicleArticles } from "@/lib/domains/catalogue/list/schema";
import { factsQuery, readFacts } from "@/lib/domains/catalogue/fit/facts";
import { listFamilies, listSubfamilies, listVehicleGenarts } from "@/lib/domains/catalogue/tree/queries/list-families";
import {
  listAllFamilies,
  listAllSubfamilies,
  listCategories,
  listGenarts,
} from "@/lib/domains/catalogue/tree/queries/list-reference";
import { listGenartAttributes } from "@/lib/domains/catalogue/expert/queries/list-genart-attributes";
import { listVehicleArticles, type ListArticles } from "@/lib/domains/catalogue/list/queries";
import { readMeaning } from "@/lib/domains/catalogue/search/phrase/queries/read-meaning";
import { phraseMeaning } from "@/lib/domains/catalogue/search/phrase/schema";
import { readWants } from "@/lib/domains/catalogue/list/wants";
import { searchParts } from "@/lib/domains/catalogue/search/queries/search-parts";
import { suggest } from "@/lib/domains/catalogue/search/queries/suggest";
import * as answers from "@/lib/domains/catalogue/tree/schema";
import { longestQuery } from "@/lib/domains/catalogue/search/rules";
import { partHits, suggestions } from "@/lib/domains/catalogue/search/schema";
import type { Actor } from "@/lib/platform/actor";
import { notFound } from "@/lib/platform/problems";
import { defineRoute } from "../define-route";
import { id, idList, lang, langOf, page } from "../shapes";

const domain = "catalogue";
const get = { method: "get", domain, right: "user" } as const;

const query = z.string().min(1).max(longestQuery);
/** Wanted positions and sizes joined by underscores: front_260. */
const wantList = z.string().max(200).transform(readWants).optional();
const vtype = z.enum(["vl", "motos", "pl", "classic"]);

defineRoute(
  {
    ...get,
    path: "/completion/part/{query}",
    summary: "Suggestions for a part",
    params: z.object({ query }),
    query: z.object({ lang: lang.optional(), ktype: id.optional() }),
    answer: suggestions,
  },
  (actor, { params, query: asked }) =>
    suggest(actor, { text: params.query, lang: langOf(actor, asked.lang), ktype: asked.ktype }),
);

defineRoute(
  {
    ...get,
    path: "/parts/phrase/{lang}/{query}",
    summary: "What a phrase means: vehicle, part, position, size, brand, number",
    params: z.object({ lang, query }),
    query: z.object({ ktype: id.optional() }),
    answer: phraseMeaning,
  },
  (actor, { params, query: asked }) =>
    readMeaning(actor, { text: params.query, lang: params.lang, ktype: asked.ktype }),
);

for (const mode of ["search", "get"] as const)
  for (const kind of ["ref", "ean", "mdd", "reparcar", "oe"] as const)
    defineRoute(
      {
        ...get,
        path: `/parts/${mode}/${kind}/{lang}/{query}`,
        summary: mode === "get" ? `Parts with this ${kind} number` : `Parts by ${kind}, beginnings and words included`,
        params: z.object({ lang, query }),
        query: z.object({ page, brands: idList, parts: idList, without: wantList, ktype: id.optional() }),
        answer: partHits,
      },
      (actor, { params, query: asked }) =>
        searchParts(actor, {
          kind,
          text: params.query,
          lang: params.lang,
          page: asked.page,
          brandIds: asked.brands,
          genartIds: asked.parts,
          without: asked.without,
          ktype: asked.ktype,
          exactOnly: mode === "get",
        }),
    );

const inLanguage = { ...get, params: z.object({ lang }) };
defineRoute(
  { ...inLanguage, path: "/families/{lang}", summary: "Families", answer: answers.families },
  (actor, { params }) => listAllFamilies(actor, params),
);
defineRoute(
  { ...inLanguage, path: "/subFamilies/{lang}", summary: "Subfamilies", answer: answers.subfamilies },
  (actor, { params }) => listAllSubfamilies(actor, params),
);
defineRoute(
  { ...inLanguage, path: "/categories/{lang}", summary: "Categories", answer: answers.categories },
  (actor, { params }) => listCategories(actor, params),
);
defineRoute(
  { ...inLanguage, path: "/genarts/{lang}", summary: "Generic articles", answer: answers.genarts },
  (actor, { params }) => listGenarts(actor, params),
);

defineRoute(
  {
    ...get,
    path: "/genarts/{lang}/{ktype}",
    name: "getGenartsOfVehicle",
    summary: "Generic articles that have articles for a vehicle, with how many",
    params: z.object({ lang, ktype: id }),
    answer: z.array(answers.genartRow),
  },
  (actor, { params }) => listVehicleGenarts(actor, params),
);

defineRoute(
  {
    ...get,
    path: "/genartAttributes/{lang}/{genart}",
    summary: "Criteria of a generic article and their values",
    params: z.object({ lang, genart: id }),
    refuses: [404],
    answer: z.array(answers.genartAttribute),
  },
  (actor, { params }) => listGenartAttributes(actor, params),
);

const ofVehicle = {
  ...get,
  params: z.object({ vtype, lang, ktype: id, itemId: id }),
  query: factsQuery,
};
const listOf = (actor: Actor, params: z.infer<typeof ofVehicle.params>, facts: z.infer<typeof factsQuery>) => {
  const question: ListArticles = {
    ktype: params.ktype,
    genartId: params.itemId,
    lang: params.lang,
    facts: readFacts(facts, params),
  };
  return listVehicleArticles(actor, question);
};

defineRoute(
  {
    ...ofVehicle,
    path: "/vehicle-parts/{vtype}/{lang}/{ktype}/{itemId}",
    summary: "Articles of a vehicle and generic article",
    refuses: [404],
    answer: vehicleArticles,
  },
  (actor, { params, query: facts }) => listOf(actor, params, facts),
);

defineRoute(
  {
    ...ofVehicle,
    path: "/vehicle-parts-full/{vtype}/{lang}/{ktype}/{itemId}",
    summary: "The same, each article complete in itself",
    refuses: [404],
    answer: fullArticles,
  },
  async (actor, { params, query: facts }) => completeArticles(await listOf(actor, params, facts)),
);

const ofTree = z.object({ vtype, lang, typnr: id });
defineRoute(
  {
    ...get,
    path: "/parts-families/{vtype}/{lang}/{typnr}",
    summary: "Families of a vehicle",
    params: ofTree,
    answer: z.array(answers.familyRow),
  },
  (actor, { params }) => listFamilies(actor, { ktype: params.typnr, lang: params.lang }),
);

defineRoute(
  {
    ...get,
    path: "/parts-families/{vtype}/{lang}/{typnr}/{family}",
    name: "getPartsSubfamilies",
    summary: "Subfamilies of a vehicle in a family",
    params: ofTree.extend({ family: id }),
    answer: z.array(answers.subfamilyRow),
  },
  (actor, { params }) => listSubfamilies(actor, { ktype: params.typnr, lang: params.lang, familyId: params.family }),
);

defineRoute(
  {
    ...get,
    path: "/parts-families/{vtype}/{lang}/{typnr}/{family}/{sub}",
    name: "getPartsSubfamily",
    summary: "Generic articles of a vehicle in a subfamily",
    params: ofTree.extend({ family: id, sub: id }),
    refuses: [404],
    answer: answers.subfamilyRow,
  },
  async (actor, { params }) => {
    const rows = await listSubfamilies(actor, { ktype: params.typnr, lang: params.lang, familyId: params.family });
    const found = rows.find((row) => row.id === params.sub);
    if (!found) throw notFound();
    return found;
  },
);
