import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { openPage, openSignedIn, type Width } from "./browser";
import { serveCustomer, type MadeCustomer } from "./customers";
import { addFromList, openCart, openPads, said } from "./shopping";

export const bosch = "Bosch 0 986 494 104";

/** The address of a customer's page, asked as the seller's dialog asks. */
export async function companionAddress(seller: Page, { id }: MadeCustomer): Promise<string> {
  const headers = { "x-etabli": "1", "idempotency-key": randomUUID() };
  const answer = await seller.request.post("/api/vc/companion", { headers, data: { customerId: id } });
  const { address } = (await answer.json()) as { address: string };
  const { pathname, search } = new URL(address);
  return pathname + search;
}

/** Waits until the page follows the garage. */
export const follows = (phone: Page): Promise<void> => phone.locator("header").getByText("en direct").waitFor();

/** A seller who looks at the cart of a customer of one article, and that customer's phone. */
export async function sideBySide({ width = "phone", language = "fr" }: { width?: Width; language?: string } = {}) {
  const seller = await openSignedIn();
  const customer = await serveCustomer(seller);
  await openPads(seller);
  await addFromList(seller, bosch);
  await said(seller, `${bosch} ajouté au panier`);
  await openCart(seller);
  const phone = await openPage({ width, language });
  await phone.goto(await companionAddress(seller, customer));
  return { seller, phone, customer };
}

/** Makes a quote as the seller does; both then stand where it leads. */
export async function makeQuote(seller: Page): Promise<string> {
  await seller.getByRole("button", { name: /^(Générer|Refaire) le devis/ }).click();
  await seller.waitForURL("**/quotes/*");
  const heading = await seller.getByRole("heading", { level: 1 }).textContent();
  return /\d{4}-\d{5}/.exec(heading ?? "")![0];
}
