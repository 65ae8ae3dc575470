import type { Page } from "playwright-core";
import { alive } from "./browser";
import { clioPads } from "./places";

/** The brake pads of AB-123-CD, once every supplier has answered. */
export async function openPads(page: Page): Promise<void> {
  await page.goto(clioPads);
  await page.getByRole("row", { name: /Bosch 0 986 494 104.*23,95/ }).waitFor();
  await page.locator("[role=grid]:not(:has([aria-busy]))").waitFor();
}

/** The cart, once its lines answer to what is typed. */
export async function openCart(page: Page): Promise<void> {
  await page.goto("/cart");
  await alive(page.locator("input[inputmode=numeric]").first());
}

export const addFromList = (page: Page, article: string): Promise<void> =>
  page.getByRole("button", { name: `Ajouter ${article} au panier` }).click();

/** Waits for a notice to say this. */
export const said = (page: Page, text: string): Promise<void> =>
  page.getByRole("region", { name: "Avis" }).getByText(text, { exact: true }).waitFor();
