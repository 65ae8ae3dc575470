import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { base } from "./browser";

export interface MadeCustomer {
  id: number;
  name: string;
}

/** A name that no other run has used. */
export const freshName = (): string => `Essai ${randomUUID().slice(0, 8)}`;

/** What the form and the call ask of a customer. */
export const cardOf = (name: string) => ({
  title: "Mme",
  firstname: "Ada",
  name,
  phone: "06 12 34 56 78",
  email: "ada@example.org",
  company: "Particulier",
  address: "12 rue des Forges",
  postalCode: "69003",
  city: "Lyon",
  country: "FR",
});

/** A customer of the signed-in user's company, with an empty cart. */
export async function makeCustomer(page: Page): Promise<MadeCustomer> {
  const name = freshName();
  const headers = { "x-etabli": "1", "idempotency-key": randomUUID() };
  const answer = await page.request.post("/api/vc/newClient", { headers, data: { info: cardOf(name) } });
  if (!answer.ok()) throw new Error(`a customer could not be made: ${answer.status()} ${await answer.text()}`);
  const { clientId } = (await answer.json()) as { clientId: number };
  return { id: clientId, name };
}

/** A customer of their own whom this browser serves from now on. */
export async function serveCustomer(page: Page): Promise<MadeCustomer> {
  const customer = await makeCustomer(page);
  await page.context().addCookies([{ name: "etabli.customer", value: String(customer.id), url: base }]);
  return customer;
}
