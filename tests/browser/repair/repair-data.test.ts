import type { Page } from "playwright-core";
import { accessibilityFaults, alive, complaints, openSignedIn, overflowing } from "../support/browser";
import { serveCustomer } from "../support/customers";
import { clio } from "../support/places";

const title = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name }).waitFor();
const panel = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const demonstration = "Valeurs de démonstration, pas des données constructeur";

/** The server answers nothing of the kind: what the reader sees of a failure is looked at here. */
const refuse = (page: Page, status: number, code: string) =>
  page.route("**/api/autodata/**", (route) =>
    route.fulfill({
      status,
      contentType: "application/problem+json",
      body: JSON.stringify({ status, code, title: code }),
    }),
  );

describe("panels of repair data", () => {
  it("stand together on the tab AutoData, read at once and named as ours", async () => {
    const page = await openSignedIn({ at: clio });
    await page.getByRole("navigation", { name: "Onglets du véhicule" }).getByRole("link", { name: "AutoData" }).click();
    await title(page, "AutoData");
    const brakes = panel(page, "Freins de service");
    await brakes.getByText("Vis de roue").waitFor();
    expect(await brakes.getAttribute("data-state")).toBe("OK");
    await brakes.getByText(demonstration).waitFor();
    await brakes
      .getByRole("row", { name: /Disques et plaquettes avant/ })
      .getByText("1 h 20")
      .waitFor();
    await brakes.getByText("Comprend : Plaquettes de frein avant (remplacer)").waitFor();
    await panel(page, "Recharge de climatisation").getByText("R134a", { exact: true }).waitFor();
    await panel(page, "Remplacement de la batterie").getByRole("heading", { name: "Réapprentissages" }).waitFor();
    expect([await accessibilityFaults(page), complaints.get(page)]).toEqual([[], []]);
  });

  it("stand beside their family, and are asked for when they are opened", async () => {
    const page = await openSignedIn({ at: `${clio}/parts/1` });
    const brakes = panel(page, "Freins de service");
    expect(await brakes.getAttribute("data-state")).toBe("IDLE");
    await alive(brakes.getByRole("button", { name: "Freins de service" }));
    await brakes.getByRole("button", { name: "Freins de service" }).click();
    await brakes.getByText("Garniture de plaquette, minimum").waitFor();
    await brakes.getByRole("link", { name: "Pièces : Plaquettes de frein avant" }).click();
    await title(page, /^Jeu de plaquettes de frein/);
  });

  it.each([
    ["DK-405-ZR", "Freins de service"],
    ["EZ-777-VW", null],
  ])("of %s: %p has no results", async (plate, none) => {
    const page = await openSignedIn({ at: `/identification-vehicule/search/immat/${plate}/app/autodata` });
    await panel(page, "Remplacement de la batterie").getByText("Technologie", { exact: true }).waitFor();
    const empty = page.getByRole("heading", { name: "Aucun résultat" });
    expect(await empty.count()).toBe(none === null ? 0 : 1);
    if (none) expect(await panel(page, none).getAttribute("data-state")).toBe("NO_RESULTS");
  });

  it.each([
    [503, "repair-late", "La source n'a pas répondu à temps"],
    [503, "repair-limited", "Quota de requêtes dépassé"],
    [503, "repair-unavailable", "La source est injoignable"],
    [502, "repair-bad-data", "La réponse de la source est illisible"],
  ])("say why there is nothing: %i %s", async (status, code, said) => {
    const page = await openSignedIn({ at: `${clio}/parts/1` });
    await refuse(page, status, code);
    const brakes = panel(page, "Freins de service");
    await alive(brakes.getByRole("button", { name: "Freins de service" }));
    await brakes.getByRole("button", { name: "Freins de service" }).click();
    await brakes.getByRole("heading", { name: said }).waitFor();
    expect(await brakes.getAttribute("data-state")).toBe("ERROR");
    await page.unroute("**/api/autodata/**");
    await brakes.getByRole("button", { name: "Réessayer" }).click();
    await brakes.getByText("Vis de roue").waitFor();
  });

  it("say that a version has no MID", async () => {
    const page = await openSignedIn({ at: "/identification-vehicule/search/ktype/1000757/app/autodata" });
    await page.getByText("Pas de MID pour ce véhicule").waitFor();
    await page.getByRole("link", { name: "Révision" }).first().click();
    await title(page, "Pas de MID pour ce véhicule");
  });

  it("are not there for who has not the right", async () => {
    const page = await openSignedIn({ email: "lecteur@etabli.test", at: `${clio}/parts/1` });
    await title(page, /Freinage/);
    expect(await panel(page, "Freins de service").count()).toBe(0);
    expect((await page.request.get(`${clio}/rev`)).status()).toBe(403);
  });

  it("show the example of another vehicle in a frame", async () => {
    const page = await openSignedIn({ at: `${clio}/app/autodata` });
    await page.getByRole("link", { name: "Voir l'exemple d'un autre véhicule" }).click();
    await page.waitForURL(/example=\d{1,2}$/);
    const frame = page.frameLocator("iframe");
    await frame.getByRole("heading", { name: /^Information technique, exemple \d+$/ }).waitFor();
    await frame.getByText(/^Véhicule de démonstration : /).waitFor();
    await page.getByRole("link", { name: "Fermer l'exemple" }).click();
    await panel(page, "Freins de service").waitFor();
  });
});

describe("the work sheet", () => {
  it("prints alone, with boxes to tick, in the reader's language", async () => {
    const page = await openSignedIn({ at: `${clio}/work-sheet` });
    await title(page, "Fiche de travail");
    await page.getByRole("article").getByText("VF1BR1H0H40123456").waitFor();
    const boxes = page.getByRole("checkbox");
    expect(await boxes.count()).toBeGreaterThan(30);
    await boxes.first().check();
    await page.emulateMedia({ media: "print" });
    expect(await page.getByRole("button", { name: "Imprimer" }).isVisible()).toBe(false);
    expect(await page.getByRole("navigation", { name: "Onglets du véhicule" }).isVisible()).toBe(false);
    await page.emulateMedia({ media: "screen" });
    expect([await accessibilityFaults(page), await overflowing(page)]).toEqual([[], []]);
  });
});

describe("the revision", () => {
  const field = (page: Page, name: string | RegExp) =>
    page.getByRole("form", { name: "Kilométrage et date" }).getByLabel(name);

  it("says by mileage and date what is overdue, due now and next, and remembers the mileage", async () => {
    const page = await openSignedIn({ email: "autre@etabli.test", at: clio });
    await page.getByRole("link", { name: "Révision" }).click();
    await title(page, "Révision");
    await page
      .getByRole("row", { name: /Révision complète/ })
      .getByText(/tous les 40.000 km ou 48 mois/)
      .waitFor();
    const km = field(page, /^Kilométrage/);
    for (const bad of ["-5", "0", "5000000"]) {
      await km.fill(bad);
      await page.getByRole("button", { name: "Voir ce qui est à faire" }).click();
      await page.getByText(/Un nombre entier de 1 à 1.999.999 km/).waitFor();
    }
    await km.fill("160 000");
    await field(page, "Dernière révision à (km)").fill("139000");
    await field(page, "Dernière révision le").fill("2025-03-10");
    await page.getByRole("button", { name: "Voir ce qui est à faire" }).click();
    await page.waitForURL(/km=160000/);
    const late = page.locator("[data-due=overdue]");
    await late
      .getByRole("row", { name: /Remplacement de la distribution/ })
      .getByText(/dépassé de 10.000 km/)
      .waitFor();
    await page
      .locator("[data-due=due]")
      .getByRole("row", { name: /Révision complète/ })
      .waitFor();
    await page.locator("[data-due=next]").waitFor();
    await page.getByText(/Dernier relevé : 160.000 km/).waitFor();
    expect([await accessibilityFaults(page), complaints.get(page)]).toEqual([[], []]);
  });

  it("puts the parts of a service into the cart together, each with its best offer", async () => {
    const page = await openSignedIn({ at: clio });
    await serveCustomer(page);
    await page.goto(`${clio}/rev/SV-B`);
    await title(page, "Révision complète");
    await page.getByText(/RN17/).first().waitFor();
    const row = page.getByRole("row", { name: /Filtre à huile/ }).last();
    await row.getByText("€").filter({ visible: true }).first().waitFor();
    expect(await row.getByRole("checkbox").isChecked()).toBe(true);
    const add = page.getByRole("button", { name: /^Ajouter \d+ pièces au panier/ });
    await add.click();
    await page.getByText(/^\d+ pièces ajoutées au panier$/).waitFor();
    await row.getByText("Au panier").waitFor();
    await page.goto("/cart?tab=cart");
    await page
      .getByRole("row", { name: /Filtre à huile|Filtre à air|Filtre d'habitacle/ })
      .first()
      .waitFor();
  });

  it("does not know a service of another vehicle", async () => {
    const page = await openSignedIn({ at: `${clio}/rev/SV-E` });
    await title(page, "Cette révision n'existe pas pour ce véhicule");
    expect((await page.request.get(`${clio}/rev/SV-E`)).status()).toBe(404);
  });
});

describe("the search of workshop data", () => {
  it("finds words and codes on the tab HaynesPro, each with its way there", async () => {
    const page = await openSignedIn({ at: `${clio}/app/haynespro` });
    await title(page, "HaynesPro");
    await page.getByText("Cherchez un mot dans les données du véhicule").waitFor();
    const search = page.getByRole("searchbox", { name: "Mots ou code défaut" });
    await search.fill("distribution");
    await search.press("Enter");
    await page.getByRole("link", { name: "Remplacement de la distribution" }).waitFor();
    await search.fill("zzzz");
    await search.press("Enter");
    await page.getByRole("heading", { name: "Aucun résultat pour zzzz" }).waitFor();
    await search.fill("p0401");
    await search.press("Enter");
    await page.getByRole("link", { name: "P0401" }).waitFor();
    expect(complaints.get(page)).toEqual([]);
  });
});

describe("a session of Actia's", () => {
  it("opens for the Clio and fails for the Golf, both said", async () => {
    const page = await openSignedIn({ at: clio });
    const open = page.getByRole("button", { name: "Session Actia" });
    await alive(open);
    await open.click();
    await page.getByText("Session Actia ouverte pour AB-123-CD").waitFor();
    await page.goto("/identification-vehicule/search/vin/WVWZZZAUZGW123456");
    await alive(open);
    await open.click();
    await page.getByText("La session Actia n'a pas pu s'ouvrir").waitFor();
    await page.getByRole("button", { name: "Réessayer" }).waitFor();
  });
});
