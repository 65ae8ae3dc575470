import type { Page } from "playwright-core";
import "@/tests/support/end";
import { addOne, openCounter } from "@/tests/support/counter";
import { base, complaints, openSignedIn } from "../support/browser";
import { serveCustomer } from "../support/customers";
import { enterAs } from "../support/people";
import { addFromList, openCart, openPads, said } from "../support/shopping";

const [bosch, brembo] = ["Bosch 0 986 494 104", "Brembo P 68 033"];
const chosenPads = "/selection-vehicule/vl/Renault/Clio%20III/1.5%20dCi%2085/1000080/parts/1/101/101/10001";
const tab = (page: Page, name: RegExp) =>
  page.getByRole("navigation", { name: "Listes du panier" }).getByRole("link", { name });
const row = (page: Page, article: string) => page.getByRole("row", { name: new RegExp(`^${article}`) });

async function move(page: Page, article: string, to: string) {
  await page.getByRole("button", { name: `Déplacer ${article}` }).click();
  await page.getByRole("menuitem", { name: to }).click();
  await row(page, article).waitFor({ state: "detached" });
}

const confirm = (page: Page) =>
  page.getByRole("dialog", { name: "Commander" }).getByRole("button", { name: "Passer la commande" }).click();

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
  it("open on the supplier hub, and a line goes aside and comes back", async () => {
    const page = await fullCart();
    expect(await tab(page, /^Hub fournisseurs/).getAttribute("aria-current")).toBe("page");
    const groups = page.getByRole("button", { name: /^Tout commander : / });
    expect(await groups.count()).toBeGreaterThan(0);
    await move(page, bosch, "Mettre de côté");
    await said(page, `${bosch} déplacé vers : Mis de côté`);
    await tab(page, /^Mis de côté/).click();
    await row(page, bosch).waitFor();
    await page.getByRole("button", { name: `Retirer ${bosch}` }).click();
    await said(page, `${bosch} retiré`);
    await page.getByRole("button", { name: "Annuler" }).click();
    await row(page, bosch).waitFor();
    await move(page, bosch, "Remettre au panier");
    await tab(page, /^Déchets D3E/).click();
    await page.getByRole("heading", { name: "Rien dans « Déchets D3E »" }).waitFor();
    expect(complaints.get(page)).toEqual([]);
  });

  it("order everything from a supplier at once", async () => {
    const page = await fullCart();
    const orders = page.getByRole("button", { name: /^Tout commander : / });
    while ((await orders.count()) > 0) {
      const name = (await orders.first().textContent()) ?? "";
      await orders.first().click();
      await confirm(page);
      await page.getByRole("button", { name, exact: true }).waitFor({ state: "detached" });
    }
    await page.getByRole("heading", { name: "Rien dans « Hub fournisseurs »" }).waitFor();
    await tab(page, /^Commande/).click();
    await row(page, bosch).waitFor();
    await row(page, brembo).waitFor();
  });

  it("order what a supplier has on the pages that are not shown too", async () => {
    const { company, customerId, articles } = await openCounter(undefined, 33);
    for (const id of articles) expect((await addOne(company, customerId, id)).status).toBe(200);
    const page = await enterAs(company);
    await page.context().addCookies([{ name: "etabli.customer", value: String(customerId), url: base }]);
    await page.goto("/cart?tab=hub");
    await page.getByRole("navigation", { name: "Pages du panier" }).waitFor();
    expect(await page.locator("[data-line]").count()).toBe(30);
    await page.getByRole("button", { name: "Tout commander : Notre stock" }).click();
    await confirm(page);
    await page.getByRole("heading", { name: "Rien dans « Hub fournisseurs »" }).waitFor();
    await said(page, "Commande passée avec succès");
    await tab(page, /^Commande.*33/).waitFor();
    expect(complaints.get(page)).toEqual([]);
  });

  it("keep the proof of each vehicle that an article was added for", async () => {
    const page = await openSignedIn();
    await serveCustomer(page);
    await openPads(page);
    await addFromList(page, bosch);
    await said(page, `${bosch} ajouté au panier`);
    await page.goto(chosenPads);
    await page.getByRole("row", { name: /Bosch 0 986 494 104.*23,95/ }).waitFor();
    await addFromList(page, bosch);
    await said(page, `${bosch} : 2 au panier`);
    await openCart(page);
    await row(page, bosch).getByText("Aussi pour Renault Clio III 1.5 dCi 85").waitFor();
    await row(page, bosch)
      .getByRole("button", { name: `Voir pourquoi : ${bosch}` })
      .click();
    const proofs = page.getByRole("dialog", { name: bosch }).getByRole("link", { name: "Preuve à imprimer" });
    expect(await proofs.count()).toBe(2);
    await proofs.last().click();
    await page.waitForURL(/\/cart\/proof\/\d+\/\d+\?vehicle=1$/);
    await page.getByRole("heading", { level: 1, name: "Preuve de montage" }).waitFor();
    await page.getByText("Renault Clio III 1.5 dCi 85").first().waitFor();
    expect(complaints.get(page)).toEqual([]);
  });

  it("offer no hub without its right", async () => {
    const page = await openSignedIn({ email: "editeur@etabli.test" });
    expect((await page.goto("/cart?tab=hub"))?.status()).toBe(403);
  });
});
