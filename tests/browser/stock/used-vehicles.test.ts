import type { Page } from "playwright-core";
import { accessibilityFaults, alive, complaints, openSignedIn, overflowing, shoot } from "../support/browser";

const form = (page: Page) => page.getByRole("search", { name: "Chercher un véhicule d'occasion" });
const cards = (page: Page) => page.locator("main li:has(svg[role=img]):has(a)");
const facets = (page: Page) => page.getByRole("complementary", { name: "Affiner" });
const kept = (page: Page) => page.getByRole("region", { name: "Recherches gardées" });

describe("used vehicles", () => {
  it("are found from the menu by brand and price, narrowed by facets, and each has a page", async () => {
    const page = await openSignedIn({ at: "/identification-vehicule" });
    await page.getByRole("link", { name: "Véhicules d'occasion", exact: true }).first().click();
    await page.waitForURL("**/stock-occasion");
    await page.getByText("600 véhicules").waitFor();
    expect(await cards(page).count()).toBe(24);
    await shoot(page, "used");
    expect(await accessibilityFaults(page)).toEqual([]);
    await form(page).getByLabel("Marque").selectOption("Volkswagen");
    await form(page).getByLabel("Prix de").fill("5'000");
    await form(page).getByLabel("Prix à").fill("40 000 CHF");
    await form(page).getByRole("button", { name: "Chercher" }).click();
    await page.waitForURL(/brand=Volkswagen/);
    await page
      .locator("main li:has(svg[role=img]):not(:has-text('Volkswagen'))")
      .first()
      .waitFor({ state: "detached" });
    await facets(page)
      .getByRole("link", { name: /^Diesel/ })
      .click();
    await page.waitForURL(/fuel=diesel/);
    await facets(page)
      .getByRole("link", { name: /^Automatique/ })
      .click();
    await page.waitForURL(/gearbox=automatic/);
    const first = cards(page).first().getByRole("link");
    const name = await first.innerText();
    await first.click();
    await page.getByRole("heading", { level: 1, name }).waitFor();
    expect(await page.getByRole("img", { name: new RegExp(`^${name}, `) }).count()).toBe(4);
    await shoot(page, "used-vehicle");
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole("link", { name: "Retour à la recherche" }).click();
    await page.waitForURL(/stock-occasion\?.*brand=Volkswagen.*fuel=diesel/);
    await first.click();
    await page.getByRole("link", { name: "Pièces de ce véhicule" }).click();
    await page.waitForURL("**/identification-vehicule/search/ktype/*");
    expect(complaints.get(page)).toEqual([]);
  });

  it("say what is wrong with a range, and what to do where nothing is found", async () => {
    const page = await openSignedIn({ at: "/stock-occasion?min=20000&max=10000", width: "phone" });
    await page.getByText("Le prix de départ est supérieur au prix de fin.").waitFor();
    await page.goto("/stock-occasion?min=-5");
    await page.getByText("Un montant n'est pas négatif.").waitFor();
    await page.goto("/stock-occasion?max=bon+march%C3%A9");
    await page.getByText(/^Un montant s'écrit en chiffres/).waitFor();
    await page.goto("/stock-occasion?year=hier");
    await page.getByText(/^Une année s'écrit en quatre chiffres/).waitFor();
    await page.goto("/stock-occasion?min=1&max=2");
    await page.getByRole("heading", { name: "Aucun véhicule" }).waitFor();
    await page.getByRole("link", { name: "Tout afficher" }).click();
    await page.getByText("600 véhicules").waitFor();
    expect(await overflowing(page)).toEqual([]);
    await shoot(page, "used-phone");
    await page.goto("/stock-occasion/999999");
    await page.getByRole("heading", { name: "Ce véhicule n'est plus proposé" }).waitFor();
  });

  it("keep a search with the person, on every machine, and nobody else's", async () => {
    const page = await openSignedIn({
      email: "autre@etabli.test",
      at: "/stock-occasion?brand=Renault&max=15000&fuel=diesel",
    });
    const keep = page.getByRole("button", { name: "Garder cette recherche" });
    await alive(keep);
    await keep.click();
    await kept(page).getByRole("button", { name: "Recherche gardée", pressed: true }).waitFor();
    const elsewhere = await openSignedIn({ email: "autre@etabli.test", at: "/stock-occasion" });
    const link = kept(elsewhere).getByRole("link", { name: /Renault.*15000.*Diesel/ });
    await link.click();
    await elsewhere.waitForURL(/brand=Renault&max=15000&fuel=diesel/);
    await shoot(elsewhere, "used-kept");
    const drop = kept(elsewhere).getByRole("button", { name: /^Ne plus garder Renault/ });
    await alive(drop);
    await drop.click();
    await drop.waitFor({ state: "detached" });
    const stranger = await openSignedIn({ at: "/stock-occasion" });
    await stranger.getByText("600 véhicules").waitFor();
    expect(await kept(stranger).count()).toBe(0);
    expect(complaints.get(page)).toEqual([]);
  });

  it("are denied without the right", async () => {
    const page = await openSignedIn({ email: "lecteur@etabli.test", at: "/stock-occasion" });
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await form(page).count()).toBe(0);
  });
});
