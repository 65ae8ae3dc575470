import { z } from "@hono/zod-openapi";
import { compatibleVehicles } from "@/lib/domains/catalogue/sheet/compatible";
import { oemBlock } from "@/lib/domains/catalogue/sheet/oem/rules";
import { oemConfig } from "@/lib/domains/catalogue/sheet/oem/schema";
import { fittingPositions, pictureGenarts } from "@/lib/domains/catalogue/fit/positions";
import { findCompatibleVehicles } from "@/lib/domains/catalogue/sheet/queries/find-compatible-vehicles";
import { viewArticle } from "@/lib/domains/catalogue/sheet/queries/get-article";
import { getOemApplication } from "@/lib/domains/catalogue/sheet/oem/queries";
import { listAlternatives, listApplicability } from "@/lib/domains/catalogue/sheet/queries/list-applicability";
import { listFittingPositions } from "@/lib/domains/catalogue/fit/queries";
import { listPictureGenarts } from "@/lib/domains/catalogue/pictures/queries";
import {
  findUsedCount,
  getArticleId,
  listCountries,
  listPriceLines,
} from "@/lib/domains/catalogue/sheet/queries/list-price-lines";
import { listRelated } from "@/lib/domains/catalogue/sheet/queries/list-related";
import { alternatives, article } from "@/lib/domains/catalogue/sheet/schema";
import { countries, priceLines } from "@/lib/domains/catalogue/sheet/prices";
import { notFound } from "@/lib/platform/problems";
import { defineRoute } from "../define-route";
import { id, lang, langOf, page } from "../shapes";

const get = { method: "get", domain: "catalogue", right: "user" } as const;

const number = z.string().min(1).max(60);
const ids = z
  .string()
  .regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8}){0,199}$/, "up to 200 ids, separated by commas")
  .transform((text) => text.split(",").map(Number));

defineRoute(
  {
    ...get,
    path: "/fichearticle/{id}",
    summary: "Article sheet",
    params: z.object({ id }),
    query: z.object({ lang: lang.optional(), ktype: id.optional(), applicability: page, alternatives: page }),
    refuses: [404],
    answer: article,
  },
  async (actor, { params, query: asked }) => {
    const inLang = langOf(actor, asked.lang);
    const articleId = params.id;
    const [sheet, applicability, alternatives, oem, related, vhu] = await Promise.all([
      viewArticle(actor, { id: articleId, lang: inLang, ktype: asked.ktype }),
      listApplicability(actor, { articleId, page: asked.applicability }),
      listAlternatives(actor, { articleId, page: asked.alternatives, lang: inLang }),
      getOemApplication(actor, { articleId }),
      listRelated(actor, { articleId, lang: inLang }),
      findUsedCount(actor, { articleId }),
    ]);
    if (!sheet) throw notFound();
    return { ...sheet, applicability, alternatives, oem, related, vhu };
  },
);

defineRoute(
  {
    ...get,
    path: "/fichearticle/{id}/alternatives",
    summary: "Articles that share an OE number with an article; only this number when one is named",
    params: z.object({ id }),
    query: z.object({ lang: lang.optional(), page, oe: number.optional() }),
    answer: alternatives,
  },
  (actor, { params, query: { lang: asked, page: at, oe } }) =>
    listAlternatives(actor, { articleId: params.id, page: at, lang: langOf(actor, asked), oe }),
);

defineRoute(
  { ...get, path: "/appOEMConfig", summary: "How the block of original numbers behaves", answer: oemConfig },
  () => Promise.resolve(oemBlock),
);

for (const kind of ["part", "oemPart"] as const)
  defineRoute(
    {
      ...get,
      path: `/vehicle/find/${kind}/{makeId}/{ref}`,
      summary: kind === "part" ? "Vehicles of a brand's number" : "Vehicles of a make's original number",
      params: z.object({ makeId: id, ref: number }),
      query: z.object({ page }),
      refuses: [404],
      answer: compatibleVehicles,
    },
    (actor, { params, query }) => findCompatibleVehicles(actor, { kind, ...params, ...query }),
  );

const ofBrand = z.object({ artNr: number, dlnr: id });

defineRoute(
  {
    ...get,
    right: "expertData",
    path: "/part/countries/{artNr}/{dlnr}",
    summary: "Countries in which a brand's article is sold",
    params: ofBrand,
    query: z.object({ lang: lang.optional() }),
    refuses: [404],
    answer: countries,
  },
  async (actor, { params, query }) => {
    const articleId = await getArticleId(actor, params);
    return listCountries(actor, { articleId, lang: langOf(actor, query.lang) });
  },
);

defineRoute(
  {
    ...get,
    path: "/price/{lang}/{id}/{artNr}/{dlnr}",
    summary: "The maker's prices of an article by country, in cents",
    params: ofBrand.extend({ lang, id }),
    refuses: [404],
    answer: priceLines,
  },
  async (actor, { params }) => {
    const articleId = await getArticleId(actor, params);
    if (articleId !== params.id) throw notFound();
    return listPriceLines(actor, { articleId, market: "tecdoc", lang: params.lang });
  },
);

defineRoute(
  {
    ...get,
    path: "/prices/{lang}/{artNr}/{dlnr}",
    summary: "World market prices of an article by country, in cents",
    params: ofBrand.extend({ lang }),
    refuses: [404],
    answer: priceLines,
  },
  async (actor, { params }) => {
    const articleId = await getArticleId(actor, params);
    return listPriceLines(actor, { articleId, market: "world", lang: params.lang });
  },
);

defineRoute(
  {
    ...get,
    path: "/fittingPosition/{lang}/{ids}",
    summary: "Where articles are fitted",
    params: z.object({ lang, ids }),
    answer: fittingPositions,
  },
  (actor, { params }) => listFittingPositions(actor, params),
);

defineRoute(
  {
    ...get,
    path: "/genart360ids",
    summary: "Which generic articles can be chosen on a vehicle's pictures",
    query: z.object({ item_ids: ids }),
    answer: pictureGenarts,
  },
  (actor, { query }) => listPictureGenarts(actor, { ids: query.item_ids }),
);
