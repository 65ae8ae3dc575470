import type { Page } from "playwright-core";
import { amountsIn, amountsOf } from "../support/amounts";
import { complaints, openSignedIn } from "../support/browser";
import { serveCustomer } from "../support/customers";
import { clio, clioPads } from "../support/places";
import { addFromList, openCart, openPads, said } from "../support/shopping";

const bosch = "Bosch 0 986 494 104";
const quantity = 7;
// The switch belongs to the user: nobody else's journeys may stand under it.
const email = "expert@etabli.test";
const headers = { "x-etabli": "1" };

const choose = (page: Page, value: "both" | "retail") =>
  page.request.post("/api/setUserPreference", { headers, data: { name: "prices", value } });

interface Desk {
  page: Page;
  amounts: number[];
  paths: string[];
}

/** A cart of seven pieces, its quote, and every page that may speak of their prices. */
async function desk(): Promise<Desk> {
  const page = await openSignedIn({ email });
  await choose(page, "both");
  const customer = await serveCustomer(page);
  await openPads(page);
  const sheet = (await page.getByRole("link", { name: /fiche de Bosch 0 986 494 104/ }).getAttribute("href")) ?? "";
  const articleId = Number(sheet.split("/").at(-1));
  const amounts = await amountsOf(page, articleId, quantity);
  await addFromList(page, bosch);
  await said(page, `${bosch} ajouté au panier`);
  await openCart(page);
  const field = page.getByRole("textbox", { name: `Quantité de ${bosch}` });
  await field.fill(String(quantity));
  await field.press("Enter");
  await said(page, "Quantité modifiée");
  await page.getByRole("button", { name: "Générer le devis" }).click();
  await page.waitForURL("**/quotes/*");
  const quote = new URL(page.url()).pathname;
  const own = [quote, `/customers/${customer.id}`, sheet, `/pieces/article/${articleId}`];
  const carts = ["/cart", "/cart?tab=cart", "/cart?tab=hub&source=CAIA", "/cart?tab=wishlist", `${clio}/cart`];
  const lists = [clio, clioPads, "/pieces/search/0986494104", "/pieces-stock", "/customers", "/quotes", "/"];
  return { page, amounts, paths: [...own, ...carts, ...lists] };
}

/** The pages that tell one of the amounts, each asked as a document and as what a navigation loads. */
async function telling({ page, amounts, paths }: Desk): Promise<string[]> {
  const told: string[] = [];
  for (const path of paths)
    for (const [form, more] of [
      ["HTML", {}],
      ["RSC", { rsc: "1" }],
    ] as const) {
      const answer = await page.request.get(path, { headers: { ...more } });
      expect([path, form, answer.status()]).toEqual([path, form, 200]);
      if (amountsIn(await answer.text(), amounts).length > 0) told.push(`${form} ${path}`);
    }
  return told;
}

describe("while the customer looks", () => {
  it("no page tells what the house pays, as a document or as a navigation; one switch says who looks", async () => {
    const open = await desk();
    const { page, amounts } = open;
    try {
      expect(amounts).toContain(2395);
      const before = await telling(open);
      expect(before).toEqual(expect.arrayContaining(["HTML /cart", "RSC /cart", `HTML ${clio}/cart`]));
      await page.goto("/cart");
      await page.getByRole("row", { name: /23,95/ }).waitFor();
      await page.getByRole("button", { name: "Prix publics seulement", pressed: false }).click();
      await page.getByRole("columnheader", { name: "PU public HT" }).waitFor();
      await page.getByRole("button", { name: "Prix publics seulement", pressed: true }).waitFor();
      expect(amountsIn(await page.locator("main").innerText(), amounts)).toEqual([]);
      expect(await telling(open)).toEqual([]);
      await page.goto(clioPads);
      await page.getByRole("row", { name: /Bosch 0 986 494 104.*38,90/ }).waitFor();
      await page.locator("[role=grid]:not(:has([aria-busy]))").waitFor();
      expect(amountsIn(await page.locator("main").innerText(), amounts)).toEqual([]);
      await page.getByRole("button", { name: "Prix publics seulement", pressed: true }).click();
      await page.getByRole("row", { name: /Bosch 0 986 494 104.*23,95/ }).waitFor();
      expect(complaints.get(page)).toEqual([]);
    } finally {
      await choose(page, "both");
    }
  });
});
