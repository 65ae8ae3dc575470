import { z } from "@hono/zod-openapi";
import { longestCompletion } from "@/lib/domains/vehicles/completion/rules";
import { suggestion } from "@/lib/domains/vehicles/completion/schema";
import { readTyreFilters, tyreFilterNames } from "@/lib/domains/tyres/filters/rules";
import { completeTyres } from "@/lib/domains/tyres/queries/complete-tyres";
import { findTyreKtype } from "@/lib/domains/tyres/queries/find-tyre-ktype";
import { searchTyres } from "@/lib/domains/tyres/queries/search-tyres";
import { hasTyreSizes, listVehicleTyres } from "@/lib/domains/tyres/queries/vehicle-tyres";
import { readCategories, tyreSorts } from "@/lib/domains/tyres/rules";
import { hasTyres, tyrePage, vehicleTyres } from "@/lib/domains/tyres/schema";
import { notFound } from "@/lib/platform/problems";
import { pathId } from "@/lib/platform/shapes";
import { readId } from "@/lib/shared/address";
import { defineRoute } from "../define-route";
import { page } from "../shapes";

const get = { method: "get", domain: "stock", right: "Pneu" } as const;
const filter = z.string().max(1300).optional();
const listQuery = z.object({
  page,
  sort: z.enum(tyreSorts).default("price"),
  ...(Object.fromEntries(tyreFilterNames.map((name) => [name, filter])) as Record<
    (typeof tyreFilterNames)[number],
    typeof filter
  >),
});
const categories = z
  .string()
  .max(60)
  .refine((text) => readCategories(text) !== null, "premium, quality, 1er-prix, rechape, joined by a dash")
  .transform((text) => readCategories(text) ?? []);
/** What is told of a vehicle is what lies on the shelf. */
const onShelf = { stock: ["yes"] };

defineRoute(
  {
    ...get,
    path: "/tires/{search}",
    summary: "Tyres by size in any spelling, EAN, brand, profile: three words count; filters as values joined by a bar",
    params: z.object({ search: z.string().max(1000) }),
    query: listQuery,
    answer: tyrePage,
  },
  (actor, { params, query: { page: at, sort, ...filters } }) =>
    searchTyres(actor, { text: params.search, page: at, sort, filters: readTyreFilters(filters) }),
);

defineRoute(
  {
    ...get,
    path: "/completion/tires/{text}",
    summary: "Sizes, or brands with their profiles, that a tyre search may become",
    params: z.object({ text: z.string().max(longestCompletion) }),
    answer: z.array(suggestion),
  },
  (actor, { params }) => completeTyres(actor, params),
);

defineRoute(
  {
    ...get,
    domain: "vehicles",
    path: "/hasTires/{ktype}",
    summary: "Whether sizes of tyres are known of a version",
    params: z.object({ ktype: pathId }),
    answer: hasTyres,
  },
  async (actor, { params }) => ({ hasTires: await hasTyreSizes(actor, params) }),
);

defineRoute(
  {
    ...get,
    path: "/tiresByKtype/{categories}/{ktype}",
    summary: "Tyres in stock in the sizes of a version, by tiers joined by a dash",
    params: z.object({ categories, ktype: pathId }),
    query: z.object({ page }),
    answer: vehicleTyres,
  },
  (actor, { params: { categories: tiers, ktype }, query }) =>
    listVehicleTyres(actor, { ktype, tiers, page: query.page, filters: onShelf }),
);

defineRoute(
  {
    ...get,
    path: "/tiresByImmat/{categories}/{immat}/{ktype}",
    summary: "The same for a French plate; the version named counts where the plate is not registered",
    params: z.object({ categories, immat: z.string().min(1).max(20), ktype: z.string().min(1).max(20) }),
    query: z.object({ page }),
    refuses: [404],
    answer: vehicleTyres,
  },
  async (actor, { params: { categories: tiers, immat, ktype: named }, query }) => {
    const ktype = await findTyreKtype(actor, { plate: immat, ktype: readId(named) });
    if (ktype === null) throw notFound();
    return listVehicleTyres(actor, { ktype, tiers, page: query.page, filters: onShelf });
  },
);
