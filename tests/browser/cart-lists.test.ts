import type { Page } from "playwright-core";
import { complaints, openSignedIn } from "./support/browser";
import { serveCustomer } from "./support/customers";
import { addFromList, openCart, openPads, said } from "./support/shopping";

const [bosch, brembo] = ["Bosch 0 986 494 104", "Brembo P 68 033"];
const tab = (page: Page, name: RegExp) =>
  page.getByRole("navigation", { name: "Listes du panier" }).getByRole("link", { name });
const row = (page: Page, article: string) => page.getByRole("row", { name: new RegExp(`^${article}`) });

async function move(page: Page, article: string, to: string) {
  await page.getByRole("button", { name: `Déplacer ${article}` }).click();
  await page.getByRole("menuitem", { name: to }).click();
  await row(page, article).waitFor({ state: "detached" });
}

async function fullCart() {
  const page = await openSignedIn();
  await serveCustomer(page);
  await openPads(page);
  for (const article of [bosch, brembo]) {
    await addFromList(page, article);
    await said(page, `${article} ajouté au panier`);
  }
  await openCart(page);
  return page;
}

describe("the lists of a cart", () => {
  it("open on the supplier hub, and a line goes along its order to the customer and the collection", async () => {
    const page = await fullCart();
    expect(await tab(page, /^Hub fournisseurs/).getAttribute("aria-current")).toBe("page");
    const groups = page.getByRole("button", { name: /^Tout commander : / });
    expect(await groups.count()).toBeGreaterThan(0);
    await move(page, bosch, "Passer en commande");
    await said(page, `${bosch} déplacé vers : Commande`);
    await tab(page, /^Commande/).click();
    await page.waitForURL("**/cart?tab=order");
    await row(page, bosch).waitFor();
    expect(await page.getByRole("textbox", { name: `Quantité de ${bosch}` }).count()).toBe(0);
    await move(page, bosch, "Marquer comme livré au comptoir");
    await tab(page, /^Livraison/).click();
    await move(page, bosch, "Marquer comme expédié");
    await tab(page, /^Expédition/).click();
    await move(page, bosch, "Reprendre l'ancienne pièce (D3E)");
    await tab(page, /^Déchets D3E/).click();
    await row(page, bosch).waitFor();
    await page.getByRole("button", { name: `Retirer ${bosch}` }).click();
    await said(page, `${bosch} retiré`);
    await page.getByRole("heading", { name: "Rien dans « Déchets D3E »" }).waitFor();
    await page.getByRole("button", { name: "Annuler" }).click();
    await row(page, bosch).waitFor();
    expect(complaints.get(page)).toEqual([]);
  });

  it("order everything from a supplier at once", async () => {
    const page = await fullCart();
    const orders = page.getByRole("button", { name: /^Tout commander : / });
    while ((await orders.count()) > 0) {
      const name = (await orders.first().textContent()) ?? "";
      await orders.first().click();
      await page.getByRole("button", { name, exact: true }).waitFor({ state: "detached" });
    }
    await page.getByRole("heading", { name: "Rien dans « Hub fournisseurs »" }).waitFor();
    await tab(page, /^Commande/).click();
    await row(page, bosch).waitFor();
    await row(page, brembo).waitFor();
  });

  it("offer no hub without its right", async () => {
    const page = await openSignedIn({ email: "editeur@etabli.test" });
    expect((await page.goto("/cart?tab=hub"))?.status()).toBe(403);
  });
});
