import type { Page } from "playwright-core";
import "@/tests/support/end";
import { addOne, json, openCounter } from "@/tests/support/counter";
import { quoteNew } from "@/tests/support/quotes";
import type { QuoteMade } from "@/lib/domains/quotes/schema";
import { base, complaints } from "../support/browser";
import { enterAs } from "../support/people";
import { said } from "../support/shopping";

/** A seller on the page of a quote of two pieces. */
async function atQuote() {
  const { company, customerId, articles } = await openCounter(undefined, 2);
  for (const id of articles) await addOne(company, customerId, id);
  const { id, number } = await json<QuoteMade>(quoteNew(company, customerId));
  const page = await enterAs(company);
  await page.context().addCookies([{ name: "etabli.customer", value: String(customerId), url: base }]);
  await page.goto(`/quotes/${id}`);
  return { page, company, customerId, id, number };
}

const totals = async (page: Page): Promise<string[]> => {
  const shown = (await page.locator("main").innerText()).replace(/\s+/gu, " ");
  return ["89,82 €", "17,96 €", "107,78 €"].filter((amount) => shown.includes(amount));
};

it("an accepted quote leads to its order in one step, and the cart shows it", async () => {
  const { page, number } = await atQuote();
  expect(await totals(page)).toHaveLength(3);
  await page.goto("/cart?tab=cart");
  expect(await totals(page)).toHaveLength(3);
  await page.getByRole("link", { name: `Devis n° ${number}` }).click();
  await page.getByRole("button", { name: "Accepté par le client" }).click();
  await said(page, "État du devis enregistré");
  await page.goto("/cart?tab=cart");
  await page.getByText("Accepté", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Commander les pièces" }).click();
  await page.waitForURL("**/orders/2*");
  await said(page, "2 lignes commandées");
  await page.locator("tr[data-line]").nth(1).waitFor();
  await page.goto("/cart?tab=cart");
  await page.getByText("Commandé", { exact: true }).waitFor();
  expect(await page.getByRole("button", { name: "Commander les pièces" }).count()).toBe(0);
  expect(complaints.get(page)).toEqual([]);
});

it("a refused quote says why, and its next version names the one before", async () => {
  const { page, number } = await atQuote();
  await page.getByRole("button", { name: "Refusé par le client" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.locator("textarea:focus").waitFor();
  await page.keyboard.type("Trop cher, plutôt les premiers prix");
  await dialog.getByRole("button", { name: "Enregistrer le refus" }).click();
  await page.getByText("Trop cher, plutôt les premiers prix").waitFor();
  await page.getByRole("button", { name: "Refaire le devis" }).click();
  await page.waitForURL("**/cart?tab=cart");
  await page.getByText("Trop cher, plutôt les premiers prix").waitFor();
  await page
    .getByRole("button", { name: /^Retirer / })
    .first()
    .click();
  await page.locator("tr[data-line]").nth(1).waitFor({ state: "detached" });
  await page.getByRole("button", { name: `Refaire le devis ${number}` }).click();
  await page.waitForURL("**/quotes/*");
  await page.getByText("Remplace le devis").waitFor();
  await page.getByRole("link", { name: number, exact: true }).click();
  await page.getByText("Remplacé par le devis").waitFor();
  expect(await page.getByRole("button", { name: "Refaire le devis" }).count()).toBe(0);
  expect(complaints.get(page)).toEqual([]);
});

it("more than the supplier has is told in the cart and on the quote", async () => {
  const { page, company, customerId } = await atQuote();
  const cart = await json<{ lines: { id: number; stock: number }[] }>(company.get(`/getCart/${customerId}`));
  const [line] = cart.lines;
  await company.get(`/updateQuantity/${customerId}/${line?.id}/${(line?.stock ?? 0) + 1}`);
  await page.goto("/cart?tab=cart");
  await page.getByText(`Notre stock n'en avait que ${line?.stock}`).waitFor();
  const { id } = await json<QuoteMade>(quoteNew(company, customerId));
  await page.goto(`/quotes/${id}`);
  await page.getByRole("heading", { name: "Quantités au-dessus du stock" }).waitFor();
});
