import { z } from "@hono/zod-openapi";
import { scopes, shelfItems } from "@/lib/domains/catalogue/shelves/schema";
import { listShelfItems } from "@/lib/domains/catalogue/shelves/queries/browse-items";
import { listShelfFamilies, listShelfSubfamilies } from "@/lib/domains/catalogue/shelves/queries/browse-shelves";
import { listFamilies, listSubfamilies } from "@/lib/domains/catalogue/tree/queries/list-families";
import { familyRow, subfamilyRow } from "@/lib/domains/catalogue/tree/schema";
import { defineRoute } from "../define-route";
import { id, lang, page } from "../shapes";

const get = { method: "get", domain: "catalogue", right: "user" } as const;
const named = { all: "All", oe: "Oe", stock: "Stock" };
const what = { all: "a brand's articles", oe: "a make's numbers", stock: "a brand's pieces in stock" };

for (const scope of scopes) {
  const shelf = z.object({ lang, brandId: id });
  defineRoute(
    {
      ...get,
      path: `/parts/${scope}/make/{lang}/{brandId}`,
      summary: `Families of ${what[scope]}`,
      params: shelf,
      answer: z.array(familyRow),
    },
    (actor, { params }) => listShelfFamilies(actor, { scope, ...params }),
  );
  defineRoute(
    {
      ...get,
      path: `/parts/${scope}/make/{lang}/{brandId}/{family}`,
      name: `getParts${named[scope]}MakeFamily`,
      summary: `Subfamilies of ${what[scope]} in a family`,
      params: shelf.extend({ family: id }),
      answer: z.array(subfamilyRow),
    },
    (actor, { params }) => listShelfSubfamilies(actor, { scope, ...params }),
  );
  defineRoute(
    {
      ...get,
      path: `/parts/${scope}/make/article/{lang}/{brandId}/{itemId}/{page}`,
      summary: `A page of ${what[scope]} of a generic article`,
      params: shelf.extend({ itemId: id, page: page.unwrap() }),
      answer: shelfItems,
    },
    (actor, { params }) => listShelfItems(actor, { scope, ...params }),
  );
}

const ofVehicle = z.object({ lang, ktype: id });
defineRoute(
  {
    ...get,
    path: "/parts/vehicle/{lang}/{ktype}",
    summary: "Families of a vehicle",
    params: ofVehicle,
    answer: z.array(familyRow),
  },
  (actor, { params }) => listFamilies(actor, params),
);
defineRoute(
  {
    ...get,
    path: "/parts/vehicle/{lang}/{ktype}/{family}",
    name: "getPartsVehicleFamily",
    summary: "Subfamilies of a vehicle in a family",
    params: ofVehicle.extend({ family: id }),
    answer: z.array(subfamilyRow),
  },
  (actor, { params: { family, ...rest } }) => listSubfamilies(actor, { ...rest, familyId: family }),
);
