import { z } from "@hono/zod-openapi";
import { dropUsedSearch, keepUsedSearch } from "@/lib/domains/used/kept/commands";
import { listKeptSearches } from "@/lib/domains/used/kept/queries";
import { keptSearch, keptSearches } from "@/lib/domains/used/kept/schema";
import { searchUsedVehicles } from "@/lib/domains/used/queries";
import { largestAmount, usedFilterNames, usedFilterValues, usedSorts } from "@/lib/domains/used/rules";
import { usedPage } from "@/lib/domains/used/schema";
import { invalid } from "@/lib/platform/problems";
import { splitChoices } from "@/lib/shared/choices";
import { defineRoute } from "../define-route";
import { lang, langOf, page } from "../shapes";

const rights = { domain: "vehicles", right: "Stock" } as const;
const amount = z.coerce.number().int().min(0).max(largestAmount).optional();

/** Values of a facet, joined by a bar. */
const choice = (known?: readonly string[]) =>
  z
    .string()
    .max(1300)
    .transform(splitChoices)
    .refine((values) => !known || values.every((value) => known.includes(value)), known?.join(", ") ?? "")
    .optional();

defineRoute(
  {
    ...rights,
    method: "get",
    path: "/vehicle/search",
    name: "searchUsedVehicles",
    summary:
      "Used vehicles by brand, model, price range in whole units of the seller's currency, mileage, year and facets",
    query: z.object({
      ...{ brand: z.string().max(60).default(""), model: z.string().max(60).default("") },
      ...{ min: amount, max: amount, maxKm: amount, year: z.coerce.number().int().min(1900).max(2099).optional() },
      ...{ models: choice(), fuel: choice(usedFilterValues.fuel), body: choice(usedFilterValues.body) },
      ...{ gearbox: choice(usedFilterValues.gearbox), inspection: choice(usedFilterValues.inspection) },
      ...{ sort: z.enum(usedSorts).default("price"), page, lang: lang.optional() },
    }),
    answer: usedPage,
  },
  (actor, { query: { min = null, max = null, maxKm = null, year = null, ...query } }) => {
    if (min !== null && max !== null && min > max) throw invalid("reversed-range", "min must not be above max.");
    const filters = Object.fromEntries(usedFilterNames.map((name) => [name, query[name] ?? []]));
    return searchUsedVehicles(actor, {
      ...{ ...query, min, max, maxKm, year, filters, lang: langOf(actor, query.lang) },
    });
  },
);

const path = "/used-searches";

defineRoute(
  {
    ...rights,
    method: "get",
    path,
    summary: "Searches of used vehicles that the user keeps, as addresses, the latest first",
    answer: keptSearches,
  },
  (actor) => listKeptSearches(actor),
);

defineRoute(
  {
    ...rights,
    method: "post",
    path,
    summary: "Keeps a search of used vehicles with the user",
    body: keptSearch,
    answer: keptSearches,
  },
  async (actor, { body }) => {
    await keepUsedSearch(actor, body);
    return listKeptSearches(actor);
  },
);

defineRoute(
  {
    ...rights,
    method: "delete",
    path,
    summary: "Keeps a search of used vehicles no longer",
    query: keptSearch,
    answer: keptSearches,
  },
  async (actor, { query }) => {
    await dropUsedSearch(actor, query);
    return listKeptSearches(actor);
  },
);
