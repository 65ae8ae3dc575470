import type { Page } from "playwright-core";
import { accessibilityFaults, alive, complaints, openSignedIn, overflowing } from "../support/browser";
import { focusedName } from "../support/keyboard";

const start = "/selection-vehicule";
const clio = `${start}/vl/Renault/Clio%20III/1.5%20dCi%2085/1000080`;
const title = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name }).waitFor();
const pathOf = (page: Page) => new URL(page.url()).pathname;
const panel = (page: Page, name: string) => page.getByRole("region", { name });

describe("a vehicle is chosen", () => {
  it("by keyboard alone: make, model, version", async () => {
    const page = await openSignedIn({ at: start });
    await page.waitForURL(`**${start}/vl`);
    await page.locator("input[aria-label='Chercher une marque']:focus").waitFor();
    await page.keyboard.type("rena");
    await page.keyboard.press("Enter");
    await title(page, "Renault");
    await page.locator("input[aria-label='Chercher un modèle']:focus").waitFor();
    await page.keyboard.type("clio iii");
    await page.keyboard.press("ArrowDown");
    expect(await focusedName(page)).toMatch(/^Clio III/);
    await page.keyboard.press("Enter");
    await title(page, "Renault Clio III");
    await page.locator("tbody a:focus").waitFor();
    const chosen = page.locator(`a[href='${clio}']`);
    for (let presses = 0; presses < 40 && !(await chosen.evaluate((one) => one.matches(":focus"))); presses += 1)
      await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.waitForURL(`**${clio}`);
    await title(page, "Renault Clio III 1.5 dCi 85");
    await page.getByRole("complementary", { name: "Données du véhicule" }).waitFor();
    expect(complaints.get(page)).toEqual([]);
  });

  it("by arrows from tile to tile", async () => {
    const page = await openSignedIn({ at: `${start}/vl` });
    await page.locator("input[aria-label='Chercher une marque']:focus").waitFor();
    await page.keyboard.press("ArrowDown");
    const first = await focusedName(page);
    await page.keyboard.press("ArrowRight");
    const second = await focusedName(page);
    await page.keyboard.press("ArrowLeft");
    expect(await focusedName(page)).toBe(first);
    expect(second).not.toBe(first);
  });

  it("and its families lead to its parts", async () => {
    const page = await openSignedIn({ at: clio });
    await page.getByRole("link", { name: /^Freinage/ }).click();
    await page.waitForURL(`**${clio}/parts/1`);
  });

  it("among motorcycles, heavy vehicles and classics, each with its tag", async () => {
    const page = await openSignedIn({ at: `${start}/motos` });
    await page.getByRole("link", { name: /Yamaha/ }).waitFor();
    await page.goto(`${start}/pl`);
    await page.getByRole("link", { name: /Renault Trucks/ }).waitFor();
    await page.goto(`${start}/classic-motos/Citro%C3%ABn/DS`);
    await page.waitForURL(`**${start}/classic/Citro%C3%ABn/DS`);
    await page.getByRole("link", { name: /DS 21/ }).click();
    await title(page, "Citroën DS 21");
    await panel(page, "Véhicule choisi").getByText("Collection").waitFor();
  });
});

describe("the versions of a model", () => {
  const model = `${start}/vl/Renault/Clio%20III`;
  const rows = (page: Page) => page.locator("tbody tr").count();
  const chips = (page: Page, name: string) => page.getByRole("navigation", { name, exact: true }).getByRole("link");

  it("are narrowed by fuel, power and year; each choice says what it leaves and lives in the address", async () => {
    const page = await openSignedIn({ at: model });
    const all = await rows(page);
    const diesel = chips(page, "Énergie").filter({ hasText: "diesel" });
    const count = Number((await diesel.innerText()).match(/\d+$/)?.[0]);
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThan(all);
    await diesel.click();
    await page.waitForURL(`**${model}?fuel=diesel`);
    await page.locator(`tbody tr:nth-child(${count})`).waitFor();
    expect(await rows(page)).toBe(count);
    for (const chip of await chips(page, "Puissance").all()) expect(await chip.innerText()).not.toMatch(/\b0$/);
    await page.goto(`${model}?fuel=diesel&power=75-100&year=2008`);
    await page
      .getByRole("link", { name: /^1\.5 dCi 85/ })
      .first()
      .waitFor();
    expect(await chips(page, "Année").and(page.locator("[aria-current]")).innerText()).toMatch(/^2008/);
    await page.getByRole("link", { name: "Toutes les versions" }).click();
    await page.waitForURL(`**${model}`);
    await page.locator(`tbody tr:nth-child(${all})`).waitFor();
    expect(complaints.get(page)).toEqual([]);
  });

  it("are narrowed by keyboard, and a wish that nothing meets can be taken off", async () => {
    const page = await openSignedIn({ at: `${model}?fuel=hydrogen` });
    await page.getByText("Aucune version ne répond à ces filtres").waitFor();
    await chips(page, "Énergie").filter({ hasText: "hydrogène" }).focus();
    await page.keyboard.press("Enter");
    await page.waitForURL(`**${model}`);
    await chips(page, "Énergie").first().focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await page.waitForURL(`**${model}?fuel=*`);
    expect(complaints.get(page)).toEqual([]);
  });
});

describe("drawings", () => {
  const seen = (page: Page) =>
    page
      .locator("use[href*='/bodies.svg']")
      .evaluateAll((all) => all.map((one) => (one as SVGGraphicsElement).getBBox().width > 0));

  it("come once for an album and are kept by the browser", async () => {
    const page = await openSignedIn();
    const sheets: string[] = [];
    page.on("response", (answer) => {
      if (answer.url().includes("/drawings/bodies.svg"))
        sheets.push(`${answer.status()} ${answer.headers()["cache-control"]}`);
    });
    await page.goto(`${start}/vl/Renault`);
    await page.waitForLoadState("networkidle");
    const drawn = await seen(page);
    expect(drawn.length).toBeGreaterThan(30);
    expect(drawn).not.toContain(false);
    expect(sheets).toEqual(["200 public, max-age=31536000, immutable"]);
  });

  it("tell models apart and makes by a monogram of their own", async () => {
    const page = await openSignedIn({ at: `${start}/vl/Renault` });
    const body = (name: string) =>
      page.getByRole("link", { name, exact: false }).locator("use").first().getAttribute("href");
    const shapes = [await body("Twingo II"), await body("Master II"), await body("Kangoo II"), await body("Laguna II")];
    expect(new Set(shapes).size).toBe(4);
    await page.goto(`${start}/vl`);
    const marks = page.getByRole("list", { name: "Marques" }).locator("svg path");
    await marks.first().waitFor();
    const looks = await marks.evaluateAll((all) =>
      all.map((one) => `${one.getAttribute("d")} ${one.getAttribute("style")} ${one.parentElement?.textContent}`),
    );
    expect(looks.length).toBeGreaterThan(40);
    expect(new Set(looks).size).toBe(looks.length);
  });
});

describe("what this browser remembers", () => {
  it("is each opened vehicle once, and each with a star", async () => {
    const page = await openSignedIn({ at: clio });
    await page.getByRole("button", { name: "Ajouter aux favoris" }).click();
    await page.getByRole("button", { name: "Retirer des favoris", pressed: true }).waitFor();
    await page.reload();
    await title(page, /Clio III/);
    await page.goto(start);
    const label = /Renault Clio III 1.5 dCi 85 · K9K · 2005 – 2014/;
    for (const name of ["Favoris", "Véhicules récents"]) {
      await panel(page, name).getByRole("link", { name: label }).waitFor();
      expect(await panel(page, name).getByRole("link").count()).toBe(1);
    }
    await panel(page, "Favoris").getByRole("link").click();
    await page.getByRole("button", { name: "Retirer des favoris" }).click();
    await page.goto(start);
    await page.getByText("L'étoile d'un véhicule le garde ici").waitFor();
    await page.goto("/identification-vehicule");
    await page.getByRole("link", { name: label }).waitFor();
  });
});

describe("an address that is not quite a vehicle's", () => {
  it.each([
    [`${start}/vl/renault/clio%20iii/x/1000080`, clio],
    [`${start}/vl/Peugeot/308%20II/1.6/1000080`, clio],
    [`${start}/motos/Renault/Clio%20III/1.5%20dCi%2085/1000080`, clio],
    [`${start}/Renault/Clio%20III/1.5%20dCi%2085/1000080`, clio],
    [`${start}/vl/1/202`, `${start}/vl/Renault/Clio%20III`],
    [`${start}/vl/Renault/Clio%20III/1.5%20dCi%2085`, `${start}/vl/Renault/Clio%20III`],
    [`${start}/vl/citroen`, `${start}/vl/Citro%C3%ABn`],
    [`${start}/vl/Citro%C3%ABn/DS`, `${start}/classic/Citro%C3%ABn/DS`],
    [`${start}/Renault`, `${start}/vl/Renault`],
  ])("%s leads to its own", async (asked, own) => {
    const page = await openSignedIn({ at: asked });
    await page.waitForURL(`**${own}`);
    expect(pathOf(page)).toBe(own);
    expect(complaints.get(page)).toEqual([]);
  });

  it.each([
    [`${start}/bateaux`, "Ce genre de véhicules n'existe pas"],
    ["/stats-selector/classic", "Ce genre de véhicules n'existe pas"],
    [`${start}/vl/Trabant`, "Marque inconnue"],
    [`${start}/vl/${"x".repeat(300)}`, "Marque inconnue"],
    [`${start}/vl/Renault/Golf%20VII`, "Modèle inconnu"],
    [`${start}/vl/Renault/Clio%20III/x/999999999`, "Version inconnue"],
    [`${start}/vl/Renault/Clio%20III/x/10000a`, "Version inconnue"],
    [`${start}/vl/Renault/Clio%20III/x/99999999999999999999`, "Version inconnue"],
  ])("%s says what is unknown", async (asked, said) => {
    const page = await openSignedIn({ email: "expert@etabli.test" });
    const answer = await page.goto(asked);
    expect(answer?.status()).toBeLessThan(500);
    await title(page, said);
    expect(complaints.get(page)).toEqual([]);
    await page.getByRole("link", { name: "Toutes les marques" }).click();
    await title(page, /Sélection du véhicule|Statistiques de sélection/);
  });

  it("a make without models of the kind offers the others", async () => {
    const page = await openSignedIn({ at: `${start}/motos/Renault` });
    await page.getByRole("heading", { name: "Renault n'a aucun modèle dans ce genre de véhicules" }).waitFor();
  });

  it("a search without a match can be cleared", async () => {
    const page = await openSignedIn({ at: `${start}/vl` });
    await alive(page.getByLabel("Chercher une marque"));
    await page.getByLabel("Chercher une marque").fill("zzz مرحبا");
    await page.getByText("Rien ne correspond à « zzz مرحبا ».").waitFor();
    await page.getByRole("button", { name: "Effacer la recherche" }).click();
    await page.getByRole("link", { name: "Renault", exact: true }).waitFor();
  });
});

describe("the statistics", () => {
  const share = /^\d{1,3},\d{2}\s%$/;

  it("show shares to two decimals from makes to a version's months", async () => {
    const page = await openSignedIn({ email: "expert@etabli.test", at: "/stats-selector" });
    await page.waitForURL("**/stats-selector/vl");
    await page
      .getByRole("link", { name: /^(RE)?\s*Renault/ })
      .getByText(share)
      .waitFor();
    expect(await page.getByRole("navigation", { name: "Genres de véhicules" }).getByRole("link").count()).toBe(3);
    await page.goto("/stats-selector/vl/Renault/Clio%20III");
    const row = page.getByRole("row").filter({ has: page.locator("a[href$='/1000080']") });
    await row.getByText(share).waitFor();
    await row.getByRole("link").click();
    await page.getByRole("heading", { name: "Identifications des douze derniers mois" }).waitFor();
    await page.getByRole("link", { name: "Ouvrir le véhicule" }).click();
    await page.waitForURL(`**${clio}`);
    expect(complaints.get(page)).toEqual([]);
  });

  it("are denied to a reader without the right, as the selector is", async () => {
    const seller = await openSignedIn({ at: "/stats-selector/vl" });
    await title(seller, /autorisé/);
    const reader = await openSignedIn({ email: "lecteur@etabli.test", at: clio });
    await title(reader, /autorisé/);
  });
});

describe("every width", () => {
  const places = [`${start}/vl`, `${start}/vl/Renault`, `${start}/vl/Renault/Clio%20III`, clio, "/stats-selector/vl"];

  it.each(["desktop", "tablet", "phone"] as const)("%s holds the pages without faults", async (width) => {
    const page = await openSignedIn({ email: "expert@etabli.test", width });
    for (const place of places) {
      await page.goto(place);
      await page.locator("h1").waitFor();
      expect([place, await overflowing(page)]).toEqual([place, []]);
      expect([place, await accessibilityFaults(page)]).toEqual([place, []]);
    }
  });
});
