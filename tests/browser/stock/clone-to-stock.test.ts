import type { Page } from "playwright-core";
import { accessibilityFaults, alive, complaints, openSignedIn, overflowing, shoot } from "../support/browser";
import { serveCustomer } from "../support/customers";
import { clioPads } from "../support/places";
import { addStockItem, openCart, said } from "../support/shopping";

const brembo = "Brembo P 68 041";
const cloneButton = (page: Page) => page.getByRole("button", { name: /^(Cloner en|Modifier notre) stock$/ });
const form = (page: Page) => page.getByRole("dialog", { name: /en stock$/ });

/** The pads of the list with this one chosen. */
async function choosePads(page: Page): Promise<void> {
  await page.goto(clioPads);
  await page.locator("[role=grid]:not(:has([aria-busy]))").waitFor();
  await page.getByRole("row", { name: new RegExp(brembo) }).click();
  await page.getByRole("heading", { name: brembo }).waitFor();
  await alive(cloneButton(page));
}

describe("an article that is cloned to stock", () => {
  it("becomes the supplier that is proposed first, and is sold at its price", async () => {
    const page = await openSignedIn({ email: "autre@etabli.test" });
    await serveCustomer(page);
    await choosePads(page);
    await cloneButton(page).click();
    const price = form(page).getByLabel("Prix HT");
    await price.fill("");
    await form(page).getByRole("button", { name: "Cloner", exact: true }).click();
    await form(page).getByText("Saisissez un prix supérieur à zéro").waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("price");
    await price.fill("31,505");
    await form(page).getByRole("button", { name: "Cloner", exact: true }).click();
    await form(page).getByText("deux décimales au plus").waitFor();
    expect(await form(page).getByLabel("Type de pièce").locator("option").allInnerTexts()).toEqual([
      ...["Neuve", "Réusinée", "Retour", "Consigne", "Économie circulaire", "Export", "Déchet"],
    ]);
    expect(await form(page).getByLabel("Groupe de stock").count()).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
    await shoot(page, "clone-form");
    await price.fill("");
    await price.pressSequentially("31,5");
    await form(page).getByLabel("Quantité").fill("4");
    await form(page).getByLabel("Type de pièce").selectOption({ label: "Réusinée" });
    await page.keyboard.press("Enter");
    await said(page, `${brembo} a été cloné dans votre stock`);
    const local = page.getByRole("radio", { name: /^Notre stock .* 4.*31,50/, checked: true });
    await local.waitFor();
    await page.getByRole("row", { name: new RegExp(`${brembo}.* 4.*31,50`) }).waitFor();
    await shoot(page, "clone-offered");
    await cloneButton(page).click();
    expect(await form(page).getByLabel("Type de pièce").inputValue()).toBe("réusine");
    await page.keyboard.press("Escape");
    await page
      .getByRole("button", { name: /^Ajouter au panier/ })
      .last()
      .click();
    await page
      .getByRole("dialog", { name: "Pour qui est cette pièce ?" })
      .getByRole("button", { name: /^Continuer avec/ })
      .click();
    await said(page, `${brembo} ajouté au panier`);
    await openCart(page);
    await page.getByRole("row", { name: new RegExp(`^${brembo}.*31,50`) }).waitFor();
    expect(complaints.get(page)).toEqual([]);
  });

  it("asks for the stock group where there are several, and is offered to nobody who may not update one", async () => {
    const expert = await openSignedIn({ email: "expert@etabli.test" });
    await choosePads(expert);
    await cloneButton(expert).click();
    await form(expert).getByLabel("Prix HT").fill("20");
    await form(expert).getByRole("button", { name: "Cloner", exact: true }).click();
    await form(expert).getByText("Choisissez un groupe de stock").waitFor();
    const reader = await openSignedIn({ email: "comptoir@etabli.test", at: clioPads });
    await reader.getByText("Votre compte ne permet pas d'ajouter au panier.").waitFor();
    expect(await cloneButton(reader).count()).toBe(0);
  });

  it("says that it failed and keeps what was typed", async () => {
    const page = await openSignedIn({ email: "autre@etabli.test", width: "phone" });
    await page.route("**/api/cloneItem", (route) => route.fulfill({ status: 503, body: "{}" }));
    await page.goto(clioPads);
    await page.locator("[role=grid]:not(:has([aria-busy]))").waitFor();
    await page.getByRole("link", { name: new RegExp(`fiche de ${brembo}`) }).click();
    await alive(cloneButton(page));
    await cloneButton(page).click();
    await form(page).getByLabel("Prix HT").fill("19.90");
    await page.keyboard.press("Enter");
    await said(page, `${brembo} n'a pas pu être cloné`);
    expect(await form(page).getByLabel("Prix HT").inputValue()).toBe("19.90");
    expect(await overflowing(page)).toEqual([]);
  });
});

describe("an item that the catalogue does not know", () => {
  it("is sold from its sheet", async () => {
    const page = await openSignedIn({ email: "autre@etabli.test" });
    await serveCustomer(page);
    const reference = `GR ${Date.now()}`;
    await page.goto(`/pieces/own/${await addStockItem(page, { reference })}`);
    const add = page.getByRole("button", { name: /^Ajouter au panier/ });
    await alive(add);
    await shoot(page, "stock-item");
    await add.click();
    await said(page, `Garage Révision ${reference} ajouté au panier`);
    await openCart(page);
    await page.getByRole("row", { name: new RegExp(`${reference}.*120,50`) }).waitFor();
    expect(complaints.get(page)).toEqual([]);
  });
});
