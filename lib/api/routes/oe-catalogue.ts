import { z } from "@hono/zod-openapi";
import { getOeApplicability } from "@/lib/domains/oe/queries/get-applicability";
import { getOeFamily } from "@/lib/domains/oe/queries/get-family";
import { getOeNode } from "@/lib/domains/oe/queries/get-node";
import { getOeTree } from "@/lib/domains/oe/queries/get-tree";
import { getVinOem } from "@/lib/domains/oe/queries/get-vin-oem";
import * as shapes from "@/lib/domains/oe/schema";
import { defineRoute } from "../define-route";
import { lang, langOf, page } from "../shapes";

const get = { method: "get", domain: "catalogue" } as const;
const word = z.string().min(1).max(100);
const inLanguage = lang.optional();

defineRoute(
  {
    ...get,
    path: "/VinOEM",
    summary: "Whether the OEM tab is shown, and whether the maker of a VIN has a tree of it",
    right: "OEM",
    query: z.object({ vin: z.string().max(40).optional(), lang: inLanguage }),
    refuses: [502],
    answer: shapes.vinOemAnswer,
  },
  (actor, { query }) => getVinOem(actor, { vin: query.vin, lang: langOf(actor, query.lang) }),
);

defineRoute(
  {
    ...get,
    path: "/OEMFamily",
    summary: "Groups, subgroups and pages of the makers' catalogue",
    right: "OEMFamily",
    query: z.object({ lang: inLanguage }),
    refuses: [404, 502],
    answer: shapes.oeFamilyAnswer,
  },
  (actor, { query }) => getOeFamily(actor, { lang: langOf(actor, query.lang) }),
);

defineRoute(
  {
    ...get,
    path: "/naiTree/{vin}/{lang}",
    summary: "The maker's parts tree of a VIN; `client.ssd` stands for the vehicle in naiParts",
    right: "OEM",
    params: z.object({ vin: z.string().max(40), lang }),
    refuses: [404, 502],
    answer: shapes.oeTreeAnswer,
  },
  (actor, { params }) => getOeTree(actor, params),
);

defineRoute(
  {
    ...get,
    path: "/naiParts/{lang}/{ssd}/{link}/{node_id}",
    summary: "Drawing and parts of a page of the maker's catalogue, with how many articles replace each",
    right: "OEM",
    params: z.object({ lang, ssd: z.string().min(1).max(4000), link: word, node_id: word }),
    refuses: [404, 502],
    answer: shapes.oePartsAnswer,
  },
  (actor, { params: { node_id, ...params } }) => getOeNode(actor, { ...params, nodeId: node_id }),
);

defineRoute(
  {
    ...get,
    path: "/naiApplicability/{lang}/{ref}",
    summary: "Makers that have an original number, what replaced it, and the vehicles that they fit it to, 50 a page",
    right: "OEM",
    params: z.object({ lang, ref: word }),
    query: z.object({ page }),
    refuses: [404, 502],
    answer: shapes.oeApplicabilityAnswer,
  },
  (actor, { params, query }) => getOeApplicability(actor, { ...params, ...query }),
);
