import { z } from "@hono/zod-openapi";
import { changePackage, removePackage } from "@/lib/domains/packages/commands/change-package";
import { keepPackage } from "@/lib/domains/packages/commands/keep-package";
import { takePackage } from "@/lib/domains/packages/commands/take-package";
import { offerPackageFor } from "@/lib/domains/packages/queries/offer-package";
import { getPackage, listPackages } from "@/lib/domains/packages/queries/read-packages";
import {
  newPackage,
  packageChange,
  packageList,
  packageMade,
  packageOffer,
  packageTake,
  packageTaken,
  packageVehicle,
  workPackage,
} from "@/lib/domains/packages/schema";
import { pathId } from "@/lib/platform/shapes";
import { defineRoute } from "../define-route";
import { done, lang, langOf, ok } from "../shapes";

const domain = "cart";
const right = "cart";
const params = z.object({ packageId: pathId });
const inLanguage = z.object({ lang: lang.optional() });

defineRoute(
  {
    method: "get",
    path: "/packages",
    domain,
    summary: "The packages of parts and work that the company keeps by name",
    right,
    answer: packageList,
  },
  (actor) => listPackages(actor),
);

defineRoute(
  {
    method: "post",
    path: "/packages",
    domain,
    summary: "Keep a cart, or what was agreed of a quote, as a package: parts as generic articles, work with its times",
    right,
    body: newPackage,
    once: true,
    refuses: [404, 409, 422],
    answer: packageMade,
  },
  (actor, { body, key }) => keepPackage(actor, { ...body, key }),
);

defineRoute(
  {
    method: "get",
    path: "/packages/{packageId}",
    name: "getPackage",
    domain,
    summary: "A package with its parts and works",
    right,
    params,
    query: inLanguage,
    refuses: [404],
    answer: workPackage,
  },
  (actor, { params: named, query }) => getPackage(actor, { ...named, lang: langOf(actor, query.lang) }),
);

defineRoute(
  {
    method: "post",
    path: "/packages/{packageId}",
    name: "changePackage",
    domain,
    summary: "Rename a package and say what stays of it; 409 where it was changed since it was read",
    right,
    params,
    body: packageChange,
    once: true,
    refuses: [404, 409, 422],
    answer: z.object({ version: z.number().int() }),
  },
  (actor, { params: named, body, key }) => changePackage(actor, { ...body, ...named, key }),
);

defineRoute(
  {
    method: "delete",
    path: "/packages/{packageId}",
    name: "removePackage",
    domain,
    summary: "Take a package away",
    right,
    params,
    once: true,
    refuses: [404],
    answer: ok,
  },
  async (actor, { params: named, key }) => {
    await removePackage(actor, { ...named, key });
    return done;
  },
);

defineRoute(
  {
    method: "get",
    path: "/packages/{packageId}/offer",
    domain,
    summary: "A package on a vehicle: the articles that fit it, the times of its repair data, the company's rates",
    right,
    params,
    query: packageVehicle.extend(inLanguage.shape),
    refuses: [404, 502],
    answer: packageOffer,
  },
  (actor, { params: named, query: { lang: asked, ...vehicle } }) =>
    offerPackageFor(actor, { ...vehicle, ...named, lang: langOf(actor, asked) }),
);

defineRoute(
  {
    method: "post",
    path: "/packages/{packageId}/cart",
    domain,
    summary: "Put a package into a cart, line by line and at once; each line is taken or refused by itself",
    right,
    params,
    query: inLanguage,
    body: packageTake,
    once: true,
    refuses: [404, 409, 422],
    answer: packageTaken,
  },
  (actor, { params: named, query, body, key }) =>
    takePackage(actor, { ...body, ...named, lang: langOf(actor, query.lang), key }),
);
