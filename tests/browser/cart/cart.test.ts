import type { Page } from "playwright-core";
import { alive, complaints, openSignedIn, widths } from "../support/browser";
import { serveCustomer } from "../support/customers";
import { focusedName } from "../support/keyboard";
import { addFromList, openCart, openPads, said } from "../support/shopping";

const bosch = "Bosch 0 986 494 104";
const quantity = (page: Page) => page.getByRole("textbox", { name: `Quantité de ${bosch}` });
const row = (page: Page) => page.getByRole("row", { name: new RegExp(`^${bosch}`) });
const cartName = (page: Page) => page.locator("#cart-link").getAttribute("aria-label");

async function cartWithBosch() {
  const page = await openSignedIn();
  const customer = await serveCustomer(page);
  await openPads(page);
  await addFromList(page, bosch);
  await said(page, `${bosch} ajouté au panier`);
  return { page, customer };
}

describe("what may not go into the cart", () => {
  it("is an article without a price", async () => {
    const page = await openSignedIn();
    await serveCustomer(page);
    await openPads(page);
    await page.getByRole("row", { name: /Valeo 598715.*XXX\.xx/ }).waitFor();
    await addFromList(page, "Valeo 598715");
    await said(page, "Impossible d'ajouter un article sans prix");
    expect(await cartName(page)).toBe("Panier, vide");
  });

  it("is an article for which its supplier does not answer, and the reason is the supplier", async () => {
    const page = await openSignedIn();
    await serveCustomer(page);
    await openPads(page);
    await page.getByRole("row", { name: /Brembo P 68 041.*Le fournisseur ne répond pas/ }).waitFor();
    await addFromList(page, "Brembo P 68 041");
    await said(page, "Le fournisseur ne répond pas, réessayez");
    expect(await cartName(page)).toBe("Panier, vide");
  });

  it("is anything by who may not change the stock: no way to add, and the call is refused", async () => {
    const page = await openSignedIn({ email: "comptoir@etabli.test" });
    const customer = await serveCustomer(page);
    await openPads(page);
    await page.getByText("Votre compte ne permet pas d'ajouter au panier.").waitFor();
    expect(await page.getByRole("button", { name: /^Ajouter .*panier/ }).count()).toBe(0);
    await page.keyboard.press("a");
    const id = Number((await page.getByRole("row", { selected: true }).getAttribute("id"))?.replace("article-", ""));
    const body = { item: { id }, price: 2395, channel: "REPARCAR", customerId: customer.id };
    const answer = await page.request.post("/api/addItemToCart", { headers: { "x-etabli": "1" }, data: body });
    expect(answer.status()).toBe(403);
    await page.goto("/cart");
    await page.getByRole("heading", { name: /^Rien dans/ }).waitFor();
  });
});

describe("a line of the cart", () => {
  it("shows its bin whole at every width", async () => {
    const { page } = await cartWithBosch();
    await openCart(page);
    const bin = page.getByRole("button", { name: `Retirer ${bosch}` });
    for (const [size, width] of Object.entries(widths)) {
      await page.setViewportSize({ width, height: 800 });
      await bin.waitFor();
      const hidden = await bin.evaluate((one) => {
        const table = one.closest("table")?.parentElement ?? document.body;
        return Math.round(one.getBoundingClientRect().right - table.getBoundingClientRect().right);
      });
      expect([size, hidden > 0]).toEqual([size, false]);
    }
  });

  it("is counted in the header for eyes and ears, at once and after a reload", async () => {
    const { page } = await cartWithBosch();
    await addFromList(page, bosch);
    await said(page, `${bosch} : 2 au panier`);
    expect(await page.locator("#cart-link").textContent()).toBe("2");
    expect(await cartName(page)).toBe("Panier, 2 articles");
    await page.reload();
    expect(await cartName(page)).toBe("Panier, 2 articles");
  });

  it("takes whole quantities from 1 to 9 999 alone, and what was typed until Escape takes it back", async () => {
    const { page } = await cartWithBosch();
    await openCart(page);
    for (const typed of ["0", "-1", "1e9", "abc", "2,5", "10000", ""]) {
      await quantity(page).fill(typed);
      await page.keyboard.press("Enter");
      await said(page, "Saisissez un nombre entier de 1 à 9 999");
      expect(await quantity(page).inputValue()).toBe(typed);
      expect(await quantity(page).getAttribute("aria-invalid")).toBe("true");
      await page.getByRole("alert").getByRole("button", { name: "Fermer" }).click();
      await page.getByText("Saisissez un nombre entier").waitFor({ state: "detached" });
      await quantity(page).press("Escape");
      expect(await quantity(page).inputValue()).toBe("1");
    }
    await quantity(page).fill("9999");
    await page.keyboard.press("Enter");
    await said(page, "Quantité modifiée");
    await page.reload();
    expect(await quantity(page).inputValue()).toBe("9999");
    await page.getByRole("cell", { name: "350 064,99 €" }).waitFor();
    expect(complaints.get(page)).toEqual([]);
  });

  it("goes into a quote as it was typed last, also when the button is tapped at once; an unreadable one into none", async () => {
    const { page } = await cartWithBosch();
    await openCart(page);
    const make = page.getByRole("button", { name: "Générer le devis" });
    await alive(make);
    await quantity(page).fill("abc");
    await make.click();
    await said(page, "Une quantité n'est pas enregistrée : corrigez-la, ou reprenez l'ancienne par Échap.");
    expect(await quantity(page).evaluate((field) => field === document.activeElement)).toBe(true);
    await quantity(page).fill("7");
    await make.click();
    await page.waitForURL(/\/quotes\/\d+$/);
    expect(
      await page
        .getByRole("row", { name: /0 986 494 104/ })
        .getByRole("cell")
        .nth(1)
        .innerText(),
    ).toBe("7");
  });

  it("comes back as it was when its removal is undone", async () => {
    const { page } = await cartWithBosch();
    await openCart(page);
    await quantity(page).fill("3");
    await page.keyboard.press("Enter");
    await said(page, "Quantité modifiée");
    await page.getByRole("button", { name: `Retirer ${bosch}` }).focus();
    await page.keyboard.press("Enter");
    await said(page, `${bosch} retiré`);
    await page.getByRole("heading", { name: /^Rien dans/ }).waitFor();
    await page.getByRole("link", { name: "Identifier un véhicule" }).waitFor();
    await page.getByRole("button", { name: "Annuler" }).click();
    await row(page).waitFor();
    expect(await quantity(page).inputValue()).toBe("3");
  });

  it("leaves the focus in the list when it goes by keyboard", async () => {
    const { page } = await cartWithBosch();
    await addFromList(page, "Brembo P 68 033");
    await said(page, "Brembo P 68 033 ajouté au panier");
    await openCart(page);
    await page.getByRole("button", { name: `Retirer ${bosch}` }).focus();
    await page.keyboard.press("Enter");
    await row(page).waitFor({ state: "detached" });
    expect(await focusedName(page)).toMatch(/^(Retirer|Quantité de) Brembo P 68 033$|^Panier de /);
  });

  it("hands the focus on by name: to the next line, the one before, the title, and back with an undo", async () => {
    const { page } = await cartWithBosch();
    await addFromList(page, "Brembo P 68 033");
    await said(page, "Brembo P 68 033 ajouté au panier");
    await openCart(page);
    const names = await page
      .getByRole("button", { name: /^Retirer / })
      .evaluateAll((all) => all.map((one) => one.ariaLabel ?? ""));
    const [first = "", last = ""] = names;
    const rowOf = (name: string) => page.getByRole("row", { name: new RegExp(`^${name.replace("Retirer ", "")}`) });
    const button = (name: string) => page.getByRole("button", { name, exact: true });

    await button(last).press("Enter");
    await rowOf(last).waitFor({ state: "detached" });
    expect(await focusedName(page)).toBe(first);
    await button("Annuler").press("Enter");
    await rowOf(last).waitFor();
    expect(await focusedName(page)).toBe(last);

    await button(first.replace("Retirer", "Déplacer")).press("Enter");
    await page.getByRole("menuitem").first().press("Enter");
    await rowOf(first).waitFor({ state: "detached" });
    expect(await focusedName(page)).toBe(last);

    await page.keyboard.press("Enter");
    await rowOf(last).waitFor({ state: "detached" });
    expect(await focusedName(page)).toMatch(/^Panier de /);
    await button("Annuler").press("Enter");
    await rowOf(last).waitFor();
    expect(await focusedName(page)).toBe(last);
  });
});

describe("a cart and a quote", () => {
  it("ask for a customer before they show anything", async () => {
    const page = await openSignedIn({ at: "/cart" });
    await page.getByRole("heading", { name: "Veuillez choisir un client" }).waitFor();
    await page.getByRole("button", { name: "Générer le devis" }).click();
    await said(page, "Veuillez sélectionner un client pour pouvoir générer le devis");
    await page.getByRole("dialog", { name: "Choisir un client" }).waitFor();
  });

  it("are another company's secret: page, document and cart are not found", async () => {
    const { page, customer } = await cartWithBosch();
    await openCart(page);
    await page.getByRole("button", { name: "Générer le devis" }).click();
    await page.waitForURL("**/quotes/*");
    const { pathname } = new URL(page.url());
    const stranger = await openSignedIn({ email: "autre@etabli.test" });
    const answer = await stranger.goto(pathname);
    expect(answer?.status()).toBe(404);
    await stranger.getByRole("heading", { name: "Page introuvable" }).waitFor();
    const paths = [`/api/quote/${pathname.split("/").pop()}/pdf`, `/api/getCart/${customer.id}`];
    for (const path of paths) expect((await stranger.request.get(path)).status()).toBe(404);
    expect((await stranger.goto(`/customers/${customer.id}`))?.status()).toBe(404);
  });
});
