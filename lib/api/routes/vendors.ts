import { z } from "@hono/zod-openapi";
import { acceptConditions, setTerms } from "@/lib/domains/vendors/commands/consent";
import { decideVendor } from "@/lib/domains/vendors/commands/decide";
import { cancelVendor, registerVendor } from "@/lib/domains/vendors/commands/register";
import { conditionsAddress } from "@/lib/domains/vendors/conditions";
import { countriesIn } from "@/lib/domains/vendors/countries";
import { getAccount, getStoreName, getVendorStatus } from "@/lib/domains/vendors/queries/get-account";
import { getVendor, listVendors } from "@/lib/domains/vendors/queries/list-vendors";
import * as shapes from "@/lib/domains/vendors/schema";
import { vendorStates } from "@/lib/domains/vendors/states";
import { nameShapes } from "@/lib/shared/named-shapes";
import { defineRoute } from "../define-route";
import { done, id, lang, ok } from "../shapes";

const domain = "vendors";
const country = z.object({ id: z.string(), ISOcode2: z.string(), label: z.string() });
nameShapes({ Country: country });

defineRoute(
  {
    ...{ method: "get", path: "/cgv/{lang}", domain, right: "user" },
    summary: "Where the conditions of sale are read",
    params: z.object({ lang }),
    answer: z.object({ url: z.string() }),
  },
  (_, { params }) => ({ url: conditionsAddress(params.lang) }),
);

defineRoute(
  {
    ...{ method: "get", path: "/countries/{lang}", domain, right: "user" },
    summary: "The countries in which a store may stand, by their names",
    params: z.object({ lang }),
    answer: z.array(country),
  },
  (_, { params }) => countriesIn(params.lang),
);

defineRoute(
  {
    ...{ method: "get", path: "/vendor/status", domain, right: "user" },
    summary: "How far the company has come as a vendor",
    answer: shapes.vendorStatus,
  },
  (actor) => getVendorStatus(actor),
);

defineRoute(
  {
    ...{ method: "get", path: "/vendor/store", domain, right: "user" },
    summary: "The name of the company's store",
    answer: shapes.storeName,
  },
  (actor) => getStoreName(actor),
);

defineRoute(
  {
    ...{ method: "post", path: "/vendor/register", domain, right: "user", once: true },
    summary: "Sends the company's store in, or in again; 409 store-exists for a name that another store has",
    body: shapes.registerInput,
    refuses: [403, 409],
    answer: shapes.vendorStatus,
  },
  (actor, { body, key }) => registerVendor(actor, { ...body, key }),
);

defineRoute(
  {
    ...{ method: "get", path: "/vendor/account", domain, right: "MyAccount" },
    summary: "The company's own store: its facts, terms, what was decided and which conditions it accepted",
    answer: shapes.vendorAccount,
  },
  (actor) => getAccount(actor),
);

defineRoute(
  {
    ...{ method: "post", path: "/vendor/cancel", domain, right: "MyAccount" },
    summary: "Takes back what was sent in; 409 for a store that sells",
    refuses: [409],
    answer: shapes.vendorStatus,
  },
  (actor) => cancelVendor(actor),
);

defineRoute(
  {
    ...{ method: "post", path: "/vendor/terms", domain, right: "MyAccount" },
    summary: "Sets the discount of the trade, in basis points, and the working days of a delivery",
    body: shapes.termsInput,
    refuses: [409],
    answer: shapes.termsInput,
  },
  (actor, { body }) => setTerms(actor, body),
);

defineRoute(
  {
    ...{ method: "post", path: "/vendor/conditions", domain, right: "MyAccount" },
    summary: "Accepts a new version of the conditions of sale; 409 for one that stands no more",
    body: shapes.conditionsInput,
    refuses: [409],
    answer: ok,
  },
  async (actor, { body }) => {
    await acceptConditions(actor, body);
    return done;
  },
);

defineRoute(
  {
    ...{ method: "get", path: "/vendors", domain, right: "admin" },
    summary: "The stores of the installation by state, those that wait for approval unless named, fifty a page",
    query: z.object({
      state: z.enum(vendorStates).exclude(["new"]).default("waiting-for-approval"),
      after: id.optional(),
    }),
    refuses: [404],
    answer: shapes.vendorList,
  },
  (actor, { query }) => listVendors(actor, { states: [query.state], after: query.after }),
);

defineRoute(
  {
    ...{ method: "get", path: "/vendors/{number}", name: "getVendor", domain, right: "admin" },
    summary: "One store with what its approval rests on",
    params: z.object({ number: id }),
    refuses: [404],
    answer: shapes.vendorCase,
  },
  (actor, { params }) => getVendor(actor, params),
);

defineRoute(
  {
    ...{ method: "post", path: "/vendors/{number}/decision", domain, right: "admin" },
    summary: "Approves a store, asks its company again, refuses, suspends or reinstates it",
    params: z.object({ number: id }),
    body: shapes.decisionInput,
    refuses: [404, 409],
    answer: shapes.vendorCase,
  },
  async (actor, { params, body }) => {
    await decideVendor(actor, { ...params, ...body });
    return getVendor(actor, params);
  },
);
