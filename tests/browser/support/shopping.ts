import type { Page } from "playwright-core";
import { clioPads } from "./places";

/** The brake pads of AB-123-CD, once every supplier has answered. */
export async function openPads(page: Page): Promise<void> {
  const answered = page.waitForResponse("**/api/availability");
  await page.goto(clioPads);
  await (await answered).finished();
  await page.getByRole("row", { name: /Bosch 0 986 494 104.*23,95/ }).waitFor();
}

export const addFromList = (page: Page, article: string): Promise<void> =>
  page.getByRole("button", { name: `Ajouter ${article} au panier` }).click();

/** Waits for a notice to say this. */
export const said = (page: Page, text: string): Promise<void> =>
  page.getByRole("region", { name: "Avis" }).getByText(text, { exact: true }).waitFor();
