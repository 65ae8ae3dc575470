import type { Page } from "playwright-core";
import { accessibilityFaults, alive, complaints, openSignedIn, overflowing } from "../support/browser";

const hits = (page: Page) =>
  page
    .getByRole("table")
    .getByRole("row")
    .filter({ has: page.getByRole("cell") });

async function openSearch(text: string, query = ""): Promise<Page> {
  const page = await openSignedIn({ at: `/pieces/search/${encodeURIComponent(text)}${query}` });
  return page;
}

describe("results", () => {
  it("of a phrase offer the vehicle, narrow by brand, and keep the choice in the address", async () => {
    const page = await openSearch("plaquettes clio 3");
    await page.getByRole("navigation", { name: "Versions du véhicule" }).getByRole("link").waitFor();
    await page
      .getByRole("navigation", { name: "Marques" })
      .getByRole("link", { name: /^Bosch/ })
      .click();
    await page.waitForURL(/\?brands=\d+$/);
    await page.getByText(/^8 résultats pour/).waitFor();
    await page.getByRole("link", { name: "Retirer le filtre clio 3" }).click();
    await page.waitForURL(/without=model$/);
    await page.getByRole("link", { name: "Page 2" }).click();
    await page.waitForURL(/page=2$/);
    for (const row of await hits(page).allTextContents()) expect(row).toMatch(/Bosch.*Jeu de plaquettes/);
    await page.getByRole("link", { name: /^Renault Clio III/ }).click();
    await page.waitForURL(/\/selection-vehicule\/vl\/Renault\/Clio%20III\?q=plaquettes%20clio%203$/);
  });

  it("of a word that several parts bear narrow by part", async () => {
    const page = await openSearch("filtre");
    await page
      .getByRole("navigation", { name: "Pièces" })
      .getByRole("link", { name: /^Filtre à huile/ })
      .click();
    await page.waitForURL(/\?parts=\d+$/);
    for (const row of await hits(page).allTextContents()) expect(row).toContain("Filtre à huile");
  });

  it("are filtered by text in the page, the text kept in the address", async () => {
    const page = await openSearch("plaquettes");
    const field = page.getByRole("searchbox", { name: "Filtrer ces lignes" });
    await alive(field);
    expect(await hits(page).count()).toBe(50);
    await field.fill("brembo");
    await page.waitForURL(/text=brembo$/);
    for (const row of await hits(page).allTextContents()) expect(row).toContain("Brembo");
    await field.fill("zzzz");
    await page.getByRole("button", { name: "Effacer le filtre" }).click();
    expect(await hits(page).count()).toBe(50);
  });

  it("say by which number each was found, however it is written", async () => {
    const page = await openSearch("77.01-207 339");
    await page.getByText("n° d'origine Renault 77 01 207 339").first().waitFor();
  });

  it("of a number beside its brand are that number's alone", async () => {
    const page = await openSearch("TRW GDB1634");
    await page.getByText("Numéro exact").waitFor();
    await hits(page).first().getByRole("link", { name: "GDB1634" }).waitFor();
  });

  it.each([
    [
      "plaquettes AB-123-CD",
      "Plaque française AB-123-CD",
      /\/search\/immat\/AB-123-CD\/search\/from-breadcrumb\/[\d-]+\/\d+\?/,
    ],
    ["VF1BR1H0H40123456", "VIN VF1BR1H0H40123456", /\/search\/vin\/VF1BR1H0H40123456$/],
  ])("of %j offer the vehicle", async (text, name, address) => {
    const page = await openSearch(text, "?whole=1");
    const offer = page.getByRole("navigation", { name: "Véhicule reconnu" });
    await offer.waitFor();
    expect(await page.getByText("Lu comme").count()).toBe(0);
    expect([await accessibilityFaults(page), await overflowing(page)]).toEqual([[], []]);
    await offer.getByRole("link", { name }).click();
    await page.waitForURL(address);
    expect(complaints.get(page)).toEqual([]);
  });

  it("show all brands and fewer again, the switch behind them", async () => {
    const page = await openSearch("plaquettes");
    const brands = page.getByRole("navigation", { name: "Marques" });
    const more = brands.getByRole("button", { name: /^Voir \d+ de plus$/ });
    await alive(more);
    const few = await brands.getByRole("listitem").count();
    await more.click();
    const less = brands.getByRole("listitem").last().getByRole("button", { name: "Voir moins" });
    await less.waitFor();
    expect(await brands.getByRole("listitem").count()).toBeGreaterThan(few);
    await less.click();
    await more.waitFor();
    expect(await brands.getByRole("listitem").count()).toBe(few);
  });

  it.each(["ابحث", "ブレーキ", "🚗"])("of %j say that nothing in it can be looked for", async (text) => {
    const page = await openSearch(text);
    await page.getByText("Ce texte ne contient ni chiffres ni lettres latines").waitFor();
  });

  it.each(["/pieces/search", "/pieces/oes/"])("of nothing (%s) lead to the brands", async (path) => {
    const page = await openSignedIn({ at: path });
    await page.waitForURL(/\/pieces$/);
    await page.getByRole("heading", { level: 1, name: "Pièces par marque" }).waitFor();
  });

  it.each(["x", "%", "_", "?!.;", "مرحبا", "🚗", "'; drop table article --", "<b>x</b>", "é".repeat(300)])(
    "of %j are a page without complaint",
    async (text) => {
      const page = await openSearch(text, "?page=-1&brands=x");
      await page.getByRole("heading", { level: 1, name: "Recherche de pièces" }).waitFor();
      expect(complaints.get(page)).toEqual([]);
      expect(await overflowing(page)).toEqual([]);
    },
  );
});

it("the header's field offers parts, brands and numbers by keyboard", async () => {
  const page = await openSignedIn();
  const field = page.getByRole("combobox", { name: "Rechercher partout" });
  await alive(field);
  await field.fill("brem");
  const options = page.getByRole("listbox", { name: "Suggestions" }).getByRole("option");
  await options.filter({ hasText: /^Brembo/ }).waitFor();
  const brand = (await options.allTextContents()).findIndex((name) => name.startsWith("Brembo"));
  for (let at = 0; at < brand; at++) await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/pieces/Brembo");
});

it("a field whose suggestions Escape closed keeps its text, and Enter searches for it", async () => {
  const page = await openSignedIn({ at: "/pieces" });
  const field = page.getByRole("combobox", { name: "Référence, OE, EAN ou mots" });
  await alive(field);
  await field.fill("brem");
  const option = page.getByRole("option", { name: /^Brembo/ });
  await option.waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Escape");
  await option.waitFor({ state: "hidden" });
  expect(await field.inputValue()).toBe("brem");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/pieces/search/brem");
});

describe("browsing", () => {
  it("leads from a brand by family to pages of fifty articles", async () => {
    const page = await openSignedIn({ width: "phone", at: "/pieces" });
    await page.getByRole("link", { name: /^Bosch/ }).click();
    await page.waitForURL("**/pieces/Bosch");
    await page.getByRole("link", { name: /^Freinage/ }).click();
    await page.getByRole("link", { name: /^Jeu de plaquettes/ }).click();
    await page.waitForURL("**/pieces/Bosch/parts/1/101/101/10001");
    await hits(page).first().waitFor();
    expect(await hits(page).count()).toBe(50);
    const said = await hits(page).evaluateAll((rows) => rows.map((row) => row.children[2]?.textContent ?? ""));
    expect(said.filter((text) => /essieu (avant|arrière)/.test(text))).toHaveLength(50);
    expect(new Set(said).size).toBeGreaterThan(40);
    expect(await overflowing(page)).toEqual([]);
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  it("of a maker's numbers leads to the articles that answer to one; the stock shows what is there", async () => {
    const page = await openSignedIn({ at: "/pieces-oe/renault" });
    await page.waitForURL("**/pieces-oe/Renault");
    await page.goto("/pieces-oe/Renault/parts/1/101/10001");
    await hits(page).first().getByRole("link").click();
    await page.waitForURL("**/pieces/oes/*");
    await page
      .getByText(/n° d'origine Renault/)
      .first()
      .waitFor();
    await page.goto("/pieces-stock/TRW/parts/1/101/10001");
    await page.getByRole("link", { name: "GDB1634" }).waitFor();
  });

  it("keeps a brand among the user's own, which narrows results", async () => {
    const page = await openSignedIn({ email: "autre@etabli.test", at: "/pieces/Brembo" });
    const own = page.getByRole("button", { name: "Mes marques" });
    await alive(own);
    await own.click();
    await page.locator("button[aria-pressed=true]", { hasText: "Mes marques" }).waitFor();
    await page.goto("/pieces/search/plaquettes");
    await page.getByRole("link", { name: "Mes marques" }).click();
    await page.waitForURL(/\?mine=1$/);
    for (const row of await hits(page).allTextContents()) expect(row).toContain("Brembo");
    await page.goto("/pieces/Brembo");
    await alive(own);
    await own.click();
    await page.locator("button[aria-pressed=false]", { hasText: "Mes marques" }).waitFor();
  });
});
