import { randomUUID } from "node:crypto";
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

/** An item that the catalogue does not know, in the own stock of the signed-in user's company: its id. */
export async function addStockItem(page: Page, item: { brand?: string; reference?: string } = {}): Promise<number> {
  const { brand = "Garage Révision", reference = `GR ${randomUUID().slice(0, 8)}` } = item;
  const answer = await page.request.post("/api/cloneItem", {
    headers: { "x-etabli": "1" },
    data: {
      item: { makeLabel: brand, ArtNr: reference, label: "Démarreur révisé", genartId: 10_001 },
      formData: { price: 12_050, amount: 2, partType: "réusine" },
    },
  });
  if (!answer.ok()) throw new Error(`an item could not be added: ${answer.status()} ${await answer.text()}`);
  return ((await answer.json()) as { id: number }).id;
}
