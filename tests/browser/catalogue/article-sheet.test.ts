import type { Page } from "playwright-core";
import type { Cart } from "@/lib/domains/cart/schema";
import type { PartHits } from "@/lib/domains/catalogue/search/schema";
import { accessibilityFaults, alive, complaints, openSignedIn, overflowing, widths } from "../support/browser";
import { makeCustomer } from "../support/customers";
import { clio } from "../support/places";
import { said } from "../support/shopping";

const denied = "Vous n'êtes pas autorisé à accéder à cette partie.";

async function openSheet(page: Page, number = "0 986 494 104"): Promise<number> {
  const answer = await page.request.get(`/api/parts/get/ref/fr/${encodeURIComponent(number)}`);
  const { items } = (await answer.json()) as PartHits;
  const id = items[0]!.id;
  await page.goto(`/pieces/article/${id}`);
  await alive(page.getByRole("button", { name: "Voir les véhicules compatibles" }).last());
  return id;
}
const section = (page: Page, title: string) =>
  page.locator("section").filter({ has: page.getByRole("heading", { level: 2, name: title, exact: true }) });
const reserved = (page: Page) => section(page, "Informations réservées");

describe("the article sheet", () => {
  it("shows every section to an expert, prices and countries included", async () => {
    const page = await openSignedIn({ email: "expert@etabli.test" });
    await openSheet(page);
    for (const title of ["Critères", "Numéros d'origine (OE)", "Références équivalentes"])
      await section(page, title).waitFor();
    expect(await section(page, "Articles similaires").count()).toBe(0);
    await section(page, "Kits associés").getByText("Kit de freins, frein à disque").first().waitFor();
    const prices = section(page, "Prix TecDoc").getByRole("row", { name: /France Prix public 38,90 € pièce/ });
    await prices.waitFor();
    await section(page, "Prix du marché mondial")
      .getByRole("row", { name: /États-Unis.*USD/ })
      .waitFor();
    await section(page, "Pays de vente").getByText("Espagne").waitFor();
    await reserved(page).getByText("Article au catalogue TecDoc").waitFor();
    // Brake pads are not sold used.
    expect(await reserved(page).getByText("d’occasion").count()).toBe(0);
    await page
      .getByRole("img", { name: /^Code EAN \d{13}$/ })
      .first()
      .waitFor();
    await section(page, "Véhicules compatibles").getByRole("heading", { level: 3, name: "Renault" }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(complaints.get(page)).toEqual([]);
  });

  it("holds every column of its prices on a phone, the dates below the country", async () => {
    const page = await openSignedIn({ width: "phone" });
    await openSheet(page);
    for (const title of ["Prix TecDoc", "Prix du marché mondial"]) {
      const box = section(page, title).getByRole("region", { name: title });
      expect(await box.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
      await box
        .getByText(/\d{4} – /)
        .first()
        .waitFor();
    }
  });

  it("says in place of each reserved fact that it is not for this user, and shows no countries", async () => {
    const page = await openSignedIn({ email: "lecteur@etabli.test" });
    await openSheet(page);
    expect(await reserved(page).getByText(denied, { exact: true }).count()).toBe(3);
    expect(await section(page, "Pays de vente").count()).toBe(0);
    expect(await section(page, "Mes listes").count()).toBe(0);
  });

  it("leads to the supplier hub where IDLP or PAP sell the article", async () => {
    const page = await openSignedIn();
    await openSheet(page);
    await reserved(page)
      .getByText(/^(Ouvrir le hub (IDLP|PAP)|Ni IDLP ni PAP ne vendent cet article)$/)
      .first()
      .waitFor();
    expect(await reserved(page).getByText(denied, { exact: true }).count()).toBe(1);
  });

  it("asks first what is asked most, and shows no empty block", async () => {
    const page = await openSignedIn();
    const id = await openSheet(page);
    await page.goto(`${clio}/article/${id}`);
    const top = async (title: string) => (await section(page, title).first().boundingBox())!.y;
    const order = ["Fournisseurs et prix", "Numéros d'origine (OE)", "Véhicules compatibles", "Prix TecDoc"];
    await section(page, "Prix TecDoc").waitFor();
    await page.setViewportSize({ width: widths.phone, height: 844 });
    const places = [];
    for (const title of ["Pourquoi il monte", ...order]) {
      if ((await section(page, title).count()) > 0) places.push(await top(title));
      if (title === "Fournisseurs et prix") places.push(await top("Critères"));
    }
    expect(places.length).toBeGreaterThan(4);
    expect(places).toEqual([...places].sort((one, other) => one - other));
    for (const empty of ["Aucun critère renseigné.", "Aucune référence équivalente connue."])
      expect(await page.getByText(empty).count()).toBe(0);
  });

  it("asks who is served before it sells, though the page names nobody, and then sells what was asked for", async () => {
    const page = await openSignedIn();
    const { id, name } = await makeCustomer(page);
    await openSheet(page);
    const suppliers = page.getByRole("group", { name: "Fournisseurs" });
    const other = suppliers.locator("label").filter({ has: page.locator("input:enabled:not(:checked)") });
    const [supplier = ""] = (await other.first().innerText()).split("\n");
    await suppliers.getByRole("radio", { name: new RegExp(`^${supplier}`) }).check();
    const add = page.getByRole("button", { name: "Ajouter au panier" }).first();
    await alive(add);
    await add.click();
    await said(page, "Veuillez choisir un client");
    const dialog = page.getByRole("dialog", { name: "Choisir un client" });
    const field = dialog.getByRole("combobox");
    await field.fill(name);
    await dialog.getByRole("status").getByText("1 client").waitFor();
    await dialog.getByRole("option", { name }).waitFor();
    await field.press("Enter");
    await dialog.waitFor({ state: "detached" });
    await page
      .getByRole("region", { name: "Avis" })
      .getByText(/ ajouté au panier$/)
      .waitFor();
    const { lines } = (await (await page.request.get(`/api/getCart/${id}`)).json()) as Cart;
    expect(lines.map(({ channel, quantity, item }) => [channel, item.number, quantity])).toEqual([
      [supplier, "0 986 494 104", 1],
    ]);
    expect(complaints.get(page)).toEqual([]);
  });

  it("fits a phone", async () => {
    const page = await openSignedIn({ width: "phone", email: "expert@etabli.test" });
    await openSheet(page);
    expect(await overflowing(page)).toEqual([]);
  });
});

describe("the OEM block", () => {
  const block = (page: Page) => section(page, "Numéros d'origine (OE)");

  it("counts, selects a number by a click and shows its alternatives by a double click", async () => {
    const page = await openSignedIn();
    await openSheet(page);
    const counts = await block(page).locator("dl").first().innerText();
    expect(counts.replace(/\s+/g, " ")).toBe("Marques 5 Articles 11 Numéros OE 1 Numéros OE MDD 0");
    const number = block(page).getByRole("button", { name: "77 01 207 339", exact: true });
    await number.click();
    expect(await number.getAttribute("aria-pressed")).toBe("true");
    await block(page).getByRole("button", { name: "Alternatives par 77 01 207 339" }).waitFor();
    await page.waitForTimeout(400);
    await number.dblclick();
    await block(page).getByText("Articles qui portent le numéro 77 01 207 339.").waitFor();
    await block(page).getByText("Bosch 0 986 494 104 → OE 77 01 207 339 → Brembo P 68 033").waitFor();
    await block(page).getByRole("button", { name: "Toutes les alternatives" }).click();
    await block(page).getByRole("link", { name: "GDB1634" }).click();
    await page.getByRole("heading", { level: 1, name: /^TRW GDB1634/ }).waitFor();
    expect(complaints.get(page)).toEqual([]);
  });

  it("works by keyboard, and lists a number's vehicles in a dialog", async () => {
    const page = await openSignedIn();
    await openSheet(page);
    await block(page).getByRole("button", { name: "77 01 207 339", exact: true }).focus();
    await page.keyboard.press("Enter");
    await block(page).getByRole("button", { name: "Voir les véhicules compatibles" }).click();
    const dialog = page.getByRole("dialog", { name: "Véhicules compatibles avec Renault 77 01 207 339" });
    await dialog.getByText("4 véhicules").waitFor();
    await dialog.getByRole("link", { name: "Renault Clio III 1.5 dCi 85" }).first().click();
    await page.waitForURL("**/selection-vehicule/vl/Renault/Clio%20III/1.5%20dCi%2085/1000080");
  });
});

describe("articles that a user keeps", () => {
  it("go to the lists of the cart, stay there, and are taken out with a way back", async () => {
    const page = await openSignedIn();
    const id = await openSheet(page);
    await page.request.delete(`/api/keptArticles/wishlist/${id}`, { headers: { "x-etabli": "1" } });
    await page.reload();
    const button = page.getByRole("button", { name: /^(Ajouter aux|Dans les) envies$/ });
    await alive(button);
    await button.click();
    await said(page, "Bosch 0 986 494 104 ajouté à vos envies");
    expect(await button.getAttribute("aria-pressed")).toBe("true");
    await page.reload();
    await page.getByRole("button", { name: "Dans les envies" }).waitFor();
    await page.goto("/cart?tab=wishlist");
    const drop = section(page, "Vos envies").getByRole("button", { name: "Retirer 0 986 494 104" });
    await alive(drop);
    await drop.click();
    await said(page, "Bosch 0 986 494 104 retiré");
    await page.getByRole("button", { name: "Annuler" }).click();
    await drop.waitFor();
    await drop.click();
    await section(page, "Vos envies").getByText("Rien ici. Gardez un article depuis sa fiche.").waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(complaints.get(page)).toEqual([]);
  });
});
