import type { Page } from "playwright-core";
import { accessibilityFaults, alive, complaints, openSignedIn, overflowing, shoot } from "../support/browser";
import { said } from "../support/shopping";

const email = "suisse@etabli.test";
const goods = (page: Page) => page.locator("main tbody tr");
const add = (page: Page, ref: string) => page.getByRole("button", { name: new RegExp(`${ref} au panier`) });
const quantity = (page: Page) => page.getByRole("textbox", { name: /^Quantité de/ });

describe("Techauto's store", () => {
  it("leads from the menu by universe, family and category to goods, which go into the company's basket", async () => {
    const page = await openSignedIn({ email, at: "/identification-vehicule" });
    await page.getByRole("link", { name: "Boutique Techauto", exact: true }).first().click();
    await page.getByRole("heading", { level: 1, name: "Boutique Techauto" }).waitFor();
    await shoot(page, "store");
    await page.getByRole("navigation", { name: "Univers" }).getByRole("link", { name: "Outillage à main" }).click();
    await page.getByRole("heading", { level: 1, name: "Outillage à main" }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole("region", { name: "Familles" }).getByRole("link", { name: "Clés", exact: true }).click();
    await page.waitForURL("**/stock/techauto/2/201");
    await goods(page).first().waitFor();
    expect(await goods(page).count()).toBe(50);
    await page.getByRole("columnheader", { name: "Prix, TVA 8,1 % comprise" }).getByRole("link").click();
    await page.waitForURL(/sort=price/);
    await page.getByRole("navigation", { name: "Catégories" }).getByRole("link", { name: "Clés mixtes" }).click();
    await page.waitForURL("**/stock/techauto/2/201/20101");
    await page.getByRole("row", { name: /TA-20101-01 .* \d+\.\d\d CHF/ }).waitFor();
    await shoot(page, "store-goods");
    expect(await accessibilityFaults(page)).toEqual([]);
    await alive(add(page, "TA-20101-01"));
    await add(page, "TA-20101-01").click();
    await said(page, "Clés mixtes TA-20101-01 mis dans le panier de la société");
    const basket = page.getByRole("main").getByRole("link", { name: /^Panier de la société, \d+ articles?$/ });
    const inside = await basket.getAttribute("aria-label");
    await page
      .getByRole("banner")
      .getByRole("link", { name: inside ?? "" })
      .waitFor();
    await basket.click();
    await page.getByRole("heading", { level: 1, name: "Panier de la société" }).waitFor();
    await page.getByRole("row", { name: /TA-20101-01/ }).waitFor();
    expect(complaints.get(page)).toEqual([]);
  });

  it("says which universe is missing, finds by number and shows no prices to a customer", async () => {
    const page = await openSignedIn({ email, at: "/stock/techauto/99", width: "phone" });
    await page.getByRole("heading", { level: 1, name: "Univers 99 manquant" }).waitFor();
    await page.getByRole("link", { name: "Retour à la boutique" }).click();
    const form = page.getByRole("search", { name: "Chercher dans Boutique Techauto" });
    await form.getByRole("textbox").fill("ta 10101-02");
    await form.getByRole("button", { name: "Chercher" }).click();
    await page.getByText("1 article", { exact: true }).waitFor();
    await page.getByRole("row", { name: /TA-10101-02/ }).waitFor();
    expect(await overflowing(page)).toEqual([]);
    await page.getByRole("row", { name: /N° de marque\s*9\d{3}/ }).waitFor();
    await shoot(page, "store-phone");
    const headers = { "x-etabli": "1" };
    await page.request.post("/api/setUserPreference", { headers, data: { name: "prices", value: "retail" } });
    await page.reload();
    await page.getByText(/^Les prix sont masqués/).waitFor();
    expect(await page.getByText(/\d CHF/).count()).toBe(0);
    expect(await add(page, "TA-10101-02").count()).toBe(0);
    await page.request.post("/api/setUserPreference", { headers, data: { name: "prices", value: "both" } });
  });

  it("forgives a slip, and says where it searches", async () => {
    const page = await openSignedIn({ email, at: "/stock/techauto?q=compreseur" });
    await page.getByText("Rien ne s’appelle « compreseur » : voici ce qui répond à « compresseur ».").waitFor();
    await goods(page).first().waitFor();
    await page.goto("/stock/techauto/2/201/20101?q=compreseur&brands=Altek");
    await page.getByRole("heading", { name: "Aucun article trouvé" }).waitFor();
    await page.getByText("Recherche limitée à Clés mixtes, Altek.").waitFor();
    await page.getByRole("link", { name: "Chercher dans toute la boutique" }).click();
    await page.waitForURL("**/stock/techauto?q=compreseur");
    await goods(page).first().waitFor();
    expect(complaints.get(page)).toEqual([]);
  });

  it("is closed without its right, as an entry and as a page", async () => {
    const page = await openSignedIn({ at: "/stock/techauto" });
    await page.getByText("Vous n'êtes pas autorisé à accéder à cette partie.").waitFor();
    expect(await page.getByRole("link", { name: "Boutique Techauto" }).count()).toBe(0);
  });
});

describe("the company's own basket", () => {
  it("holds quantities and notes, gives back what was removed, and is ordered on account", async () => {
    const page = await openSignedIn({ email: "frontiere@etabli.test", at: "/cart?tab=company" });
    await alive(quantity(page).first());
    expect(await page.locator("main tr[data-line]").count()).toBe(3);
    await shoot(page, "basket");
    expect(await accessibilityFaults(page)).toEqual([]);
    const gross = "main aside dl > div:last-child dd";
    const before = await page.locator(gross).innerText();
    await quantity(page).first().fill("4");
    await page.keyboard.press("Enter");
    await page.locator(gross, { hasText: before }).waitFor({ state: "detached" });
    const note = page.getByRole("textbox", { name: /^Note pour/ }).nth(1);
    await note.fill("Cabine");
    await note.press("Enter");
    await page.getByText("Note enregistrée").waitFor({ state: "attached" });
    await page
      .getByRole("button", { name: /^Retirer/ })
      .nth(2)
      .click();
    await page.locator("main tr[data-line]").nth(2).waitFor({ state: "detached" });
    await page.getByRole("region", { name: "Avis" }).getByRole("button", { name: "Annuler" }).click();
    await page.locator("main tr[data-line]").nth(2).waitFor();
    await page.reload();
    await alive(quantity(page).first());
    expect(await quantity(page).first().inputValue()).toBe("4");
    expect(await note.inputValue()).toBe("Cabine");
    await page.getByRole("button", { name: "Commander sur compte" }).click();
    const dialog = page.getByRole("dialog", { name: "Commander sur compte" });
    await dialog.getByText("74160 Saint-Julien-en-Genevois").waitFor();
    await dialog.getByText(await page.locator(gross).innerText()).waitFor();
    await dialog.getByRole("link", { name: "conditions générales de vente" }).waitFor();
    await shoot(page, "basket-confirm");
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Annuler" }).click();
    expect(await page.locator("main tr[data-line]").count()).toBe(3);
    await page.getByRole("button", { name: "Commander sur compte" }).click();
    await dialog.getByRole("button", { name: "Commander avec obligation de paiement" }).click();
    await page.getByText(/^Commande passée avec succès : 2\d{3}-\d{5}$/).waitFor();
    await page.getByRole("heading", { name: "Le panier de la société est vide" }).waitFor();
    await shoot(page, "basket-empty");
    await page.getByRole("region", { name: "Avis" }).getByRole("button", { name: "Voir la commande" }).click();
    await page.waitForURL(/\/orders\/2\d{3}-\d{5}$/);
    expect(complaints.get(page)).toEqual([]);
  });
});
