import { z } from "@hono/zod-openapi";
import { getCart } from "@/lib/domains/cart/queries/get-cart";
import { cart } from "@/lib/domains/cart/schema";
import { createCustomer } from "@/lib/domains/customers/commands/create-customer";
import { linkVehicle } from "@/lib/domains/customers/commands/link-vehicle";
import { setCustomerPicture } from "@/lib/domains/customers/commands/set-picture";
import { updateCustomer } from "@/lib/domains/customers/commands/update-customer";
import { findCustomerOfVehicle, getCustomer } from "@/lib/domains/customers/queries/get-customer";
import { listCustomers } from "@/lib/domains/customers/queries/list-customers";
import { completeCompany, getCompany } from "@/lib/domains/customers/register/queries";
import { registeredCompany } from "@/lib/domains/customers/register/schema";
import { vehicleTaken, vehicleUnknown } from "@/lib/domains/customers/rules";
import {
  customer,
  customerInput,
  customerPage,
  customerSearch,
  linkedVehicleInput,
  newCustomerInput,
} from "@/lib/domains/customers/schema";
import { id, pathId } from "@/lib/platform/shapes";
import { conflict, notFound } from "@/lib/platform/problems";
import { defineRoute } from "../define-route";
import { done, lang, langOf, ok, picture } from "../shapes";

const domain = "customers";
const right = "cart";
const clientId = z.object({ clientId: z.number().int() });

defineRoute(
  {
    method: "post",
    path: "/vc/newClient",
    domain,
    summary: "Make a customer",
    right,
    body: newCustomerInput,
    once: true,
    refuses: [409],
    answer: clientId,
  },
  (actor, { body, key }) => createCustomer(actor, { ...body, key }),
);

const association = linkedVehicleInput.extend({ customerId: id });
defineRoute(
  {
    method: "post",
    path: "/vc/associate",
    domain,
    summary: "Link a vehicle as described",
    right,
    body: association,
    once: true,
    refuses: [404, 409],
    answer: ok,
  },
  async (actor, { body: { customerId, immat, brand, model }, key }) => {
    const outcome = await linkVehicle(actor, { customerId, immat, described: { brand, model }, key });
    if (outcome === "taken") throw conflict("vehicle-taken", vehicleTaken);
    return done;
  },
);

const newVehicle = z.object({ immat: z.string().max(40), customerId: id });
const linkAnswer = z.object({ ok: z.boolean(), code: z.string().optional(), error: z.string().optional() });
const refusals = {
  taken: { ok: false, code: "vehicle-taken", error: vehicleTaken },
  unknown: { ok: false, code: "vehicle-unknown", error: vehicleUnknown },
};
defineRoute(
  {
    method: "post",
    path: "/vc/newVehicle",
    domain,
    summary: "Link the vehicle that the registry knows by its plate; the answer may carry an error",
    right,
    body: newVehicle,
    once: true,
    refuses: [404],
    answer: linkAnswer,
  },
  async (actor, { body, key }) => {
    const outcome = await linkVehicle(actor, { ...body, key });
    return outcome === "linked" ? done : refusals[outcome];
  },
);

defineRoute(
  {
    method: "post",
    path: "/vc/info",
    domain,
    summary: "Replace a customer's card",
    right,
    body: customerInput.safeExtend({ clientId: id }),
    once: true,
    refuses: [404],
    answer: ok,
  },
  async (actor, { body, key }) => {
    await updateCustomer(actor, { ...body, key });
    return done;
  },
);

const plate = z.object({ plate: z.string().max(40) });
defineRoute(
  {
    method: "get",
    path: "/vc/info/{plate}",
    domain,
    summary: "The customer of a plate",
    right,
    params: plate,
    refuses: [404],
    answer: customer,
  },
  async (actor, { params }) => {
    const found = await findCustomerOfVehicle(actor, { plate: params.plate, vin: null });
    if (!found) throw notFound();
    return found;
  },
);

const path = z.object({ id: pathId });
defineRoute(
  {
    method: "get",
    path: "/vc/customer/{id}",
    domain,
    summary: "A customer's card",
    right: ["cart", "companion"],
    params: path,
    refuses: [404],
    answer: customer,
  },
  (actor, { params }) => getCustomer(actor, { customerId: params.id }),
);

defineRoute(
  {
    method: "get",
    path: "/vc/customers",
    domain,
    summary: "Customers by name, company or plate, page after page",
    right,
    query: customerSearch,
    answer: customerPage,
  },
  (actor, { query }) => listCustomers(actor, query),
);

defineRoute(
  {
    method: "get",
    path: "/vc/cart/{id}",
    domain,
    summary: "A customer's cart as the customer may see it: public prices alone",
    right: ["cart", "companion"],
    params: path,
    query: z.object({ lang: lang.optional() }),
    refuses: [404],
    answer: cart,
  },
  (actor, { params: { id: customerId }, query }) =>
    getCart(actor, { customerId, lang: langOf(actor, query.lang), retail: true }),
);

defineRoute(
  {
    method: "post",
    path: "/vc/picture/{id}",
    domain,
    summary: "Give a customer a picture; GET /pictures/{filename} shows it",
    right: ["cart", "companion"],
    params: path,
    body: z.object({ image: picture }),
    bodyType: "multipart/form-data",
    refuses: [404],
    answer: z.object({ filename: z.string() }),
  },
  (actor, { params, body }) => setCustomerPicture(actor, { customerId: params.id, image: body.image }),
);

defineRoute(
  {
    method: "get",
    path: "/siren/{number}",
    domain,
    summary: "The company of a SIREN or SIRET",
    right: "user",
    params: z.object({ number: z.string().max(40) }),
    refuses: [404, 502],
    answer: registeredCompany,
  },
  (actor, { params }) => getCompany(actor, params),
);

defineRoute(
  {
    method: "get",
    path: "/completion/siren/{q}",
    domain,
    summary: "Companies by number or name, from two characters",
    right: "user",
    params: z.object({ q: z.string().max(200) }),
    refuses: [502],
    answer: z.array(registeredCompany),
  },
  (actor, { params }) => completeCompany(actor, { text: params.q }),
);
