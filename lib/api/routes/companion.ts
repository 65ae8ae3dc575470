import { z } from "@hono/zod-openapi";
import { getLetterhead } from "@/lib/domains/account/companies/queries/get-letterhead";
import { getCustomer } from "@/lib/domains/customers/queries/get-customer";
import {
  renewCompanionKey,
  showCompanionKey,
  type CompanionKey,
} from "@/lib/domains/live/companion/commands/renew-key";
import { getCompanionView } from "@/lib/domains/live/companion/queries/get-view";
import { isCustomerConnected } from "@/lib/domains/live/companion/queries/is-connected";
import { companionPath } from "@/lib/domains/live/companion/rules";
import { companionAddress, companionCustomer, companionView } from "@/lib/domains/live/companion/schema";
import type { Actor } from "@/lib/platform/actor";
import { phoneOrigin } from "@/lib/platform/phone-address";
import { defineRoute } from "../define-route";
import { lang, langOf } from "../shapes";

const domain = "live";
const right = "cart";

async function addressOf(actor: Actor, { customerId }: { customerId: number }, { key, expiresAt }: CompanionKey) {
  const { origin, reach } = phoneOrigin();
  const [connected, customer, { name: company }] = await Promise.all([
    isCustomerConnected(actor, { customerId }),
    getCustomer(actor, { customerId }),
    getLetterhead(actor),
  ]);
  const { phone, email } = customer.info;
  const address = new URL(companionPath(key), origin).href;
  return { ...{ address, reach, connected, company, phone, email }, expiresAt: expiresAt.toISOString() };
}

defineRoute(
  {
    method: "post",
    path: "/vc/companion",
    domain,
    summary: "The address of a customer's companion page, and whether the customer has it open",
    right,
    body: companionCustomer,
    refuses: [404],
    answer: companionAddress,
  },
  async (actor, { body }) => addressOf(actor, body, await showCompanionKey(actor, body)),
);

defineRoute(
  {
    method: "post",
    path: "/vc/companion/renew",
    domain,
    summary: "A new address of a customer's companion page; the one before opens nothing any more",
    right,
    body: companionCustomer,
    refuses: [404],
    answer: companionAddress,
  },
  async (actor, { body }) => addressOf(actor, body, await renewCompanionKey(actor, body)),
);

defineRoute(
  {
    method: "get",
    path: "/companion",
    domain,
    summary: "What a customer's companion page shows: card, vehicles, cart and current quote at public prices",
    right: "companion",
    query: z.object({ lang: lang.optional() }),
    answer: companionView,
  },
  (actor, { query }) => getCompanionView(actor, { lang: langOf(actor, query.lang) }),
);
