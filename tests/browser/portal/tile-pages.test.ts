import type { Locator, Page } from "playwright-core";
import { readPdf } from "@/lib/providers/documents/testing/read-pdf";
import { makeCompany } from "@/tests/support/company";
import "@/tests/support/end";
import { accessibilityFaults, alive, complaints, openSignedIn, overflowing, shoot } from "../support/browser";
import { enterAs } from "../support/people";

const main = (page: Page) => page.getByRole("main");
const tile = (page: Page, name: string): Locator =>
  main(page)
    .getByRole("link", { name: new RegExp(`^${name}`) })
    .first();
const heading = (page: Page, name: string) => main(page).getByRole("heading", { level: 1, name, exact: true });
const faultsOf = async (page: Page) => (await accessibilityFaults(page)).concat(await overflowing(page));

/** Opens a home and presses one of its tiles. */
async function press(page: Page, home: string, name: string): Promise<void> {
  await page.goto(home);
  await alive(tile(page, name));
  await tile(page, name).click();
}

/** Presses a tile that opens a document in a tab, and reads what the tab is sent. */
async function readDocument(page: Page, home: string, name: string): Promise<string> {
  const asked = page.context().waitForEvent("request", {
    predicate: (request) => request.url().includes("/api/documents/"),
  });
  await press(page, home, name);
  const answer = await page.request.get((await asked).url());
  expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, "application/pdf"]);
  return readPdf(await answer.body()).text;
}

async function tellVehicle(page: Page, plate: string): Promise<void> {
  const field = main(page).getByLabel("Plaque, VIN ou autre identifiant");
  await alive(field);
  await field.fill(plate);
  await main(page).getByRole("button", { name: "Continuer" }).click();
}

describe("tiles of documents and forms", () => {
  it("open a PDF with the letterhead of the house, in the language of the page", async () => {
    const page = await openSignedIn();
    const table = await readDocument(page, "/rse", "Tableau des couples de roue");
    expect(table).toContain("Couples de serrage des roues");
    expect(table).toContain("Garage du Pont");
    expect(await readDocument(page, "/lms", "Demande de garantie")).toContain("Demande de garantie");
    const english = await openSignedIn({ language: "en" });
    expect(await readDocument(english, "/rse", "Warranty claim")).toContain("Warranty claim");
  });
});

describe("a tile of a pack", () => {
  it("asks for a vehicle and lists the parts that it has, each with its way to the articles", async () => {
    const page = await openSignedIn();
    await press(page, "/rse", "Pack freinage avant");
    await page.waitForURL("**/packs/brakes-front");
    await heading(page, "Pack freinage avant").waitFor();
    await main(page).getByRole("link", { name: "Disque de frein" }).waitFor();
    await tellVehicle(page, "qqq");
    await main(page).getByText("Aucune plaque ni aucun VIN n’est lisible ici.").waitFor();
    await tellVehicle(page, "ZZ-999-ZZ");
    await main(page).getByText("Ce véhicule est introuvable.").waitFor();
    await tellVehicle(page, "ab123cd");
    const pads = main(page)
      .getByRole("listitem")
      .getByRole("link", { name: /plaquettes/i })
      .first();
    await pads.filter({ hasText: /\d+ articles?/ }).waitFor();
    await page.waitForFunction(() => document.title !== "");
    await shoot(page, "tile-pack");
    expect(await faultsOf(page)).toEqual([]);
    await pads.click();
    await page.waitForURL("**/identification-vehicule/search/immat/AB-123-CD/**");
    await main(page).getByText("0 986 494 104").first().waitFor();
    await page.goBack();
    await main(page).getByRole("link", { name: "Voir les pièces ensemble" }).click();
    await page.waitForURL("**/identification-vehicule/search/immat/AB-123-CD/**");
    await main(page).getByRole("row").nth(1).waitFor();
    expect(complaints.get(page)).toEqual([]);
  });
});

describe("a tile of the news", () => {
  it("opens the article, from which one leads to the next and to all of them", async () => {
    const page = await openSignedIn();
    await press(page, "/rse", "Poids lourd : chronotachygraphe et fiche garnitures");
    await page.waitForURL("**/news/11");
    await heading(page, "Poids lourd : chronotachygraphe et fiche garnitures").waitFor();
    expect(await main(page).getByRole("article").getByRole("paragraph").count()).toBeGreaterThan(3);
    await shoot(page, "tile-news");
    await main(page)
      .getByRole("link", { name: /^Suivante : / })
      .click();
    await page.waitForURL("**/news/12");
    await main(page).getByRole("link", { name: "Toutes les actualités" }).click();
    await main(page).getByRole("link", { name: "Liquide de frein : deux ans passent vite" }).click();
    await page.waitForURL("**/news/8");
    expect(complaints.get(page)).toEqual([]);
  });
});

describe("a tile of a course", () => {
  it("opens its page, where a place is taken, changed, given back and taken again", async () => {
    const company = await makeCompany({ rights: ["CaiaApp", "RSE", "LMS"] });
    const page = await enterAs(company);
    await press(page, "/lms", "Véhicules électriques : habilitation B2VL BCL");
    await page.waitForURL("**/trainings/2");
    const state = main(page).getByRole("status");
    await state.getByText("Vous n’êtes pas inscrit.").waitFor();
    const days = main(page).getByRole("region", { name: "Dates" }).getByRole("listitem");
    expect(await days.count()).toBe(3);
    await alive(days.first().getByRole("button"));
    await days
      .first()
      .getByRole("button", { name: /^S’inscrire le / })
      .click();
    await state.getByText(/^Vous êtes inscrit le /).waitFor();
    await page.reload();
    await state.getByText(/^Vous êtes inscrit le /).waitFor();
    await days.first().getByText("Inscrit", { exact: true }).waitFor();
    await alive(days.nth(1).getByRole("button"));
    await days
      .nth(1)
      .getByRole("button", { name: /à la place$/ })
      .click();
    await days.nth(1).getByText("Inscrit", { exact: true }).waitFor();
    expect(await days.first().getByText("Inscrit", { exact: true }).count()).toBe(0);
    await shoot(page, "tile-training");
    expect(await faultsOf(page)).toEqual([]);
    const organiser = await openSignedIn({ email: "portail@etabli.test", at: "/trainings/2" });
    await main(organiser).getByRole("table").getByRole("link", { name: company.email }).waitFor();
    await shoot(organiser, "tile-training-organiser");
    expect(await faultsOf(organiser)).toEqual([]);
    expect(await main(page).getByRole("table").count()).toBe(0);
    await days
      .nth(1)
      .getByRole("button", { name: /^Se désinscrire du / })
      .click();
    await state.getByText("Vous n’êtes pas inscrit.").waitFor();
    await page.getByRole("button", { name: "Annuler", exact: true }).click();
    await days.nth(1).getByText("Inscrit", { exact: true }).waitFor();
    await main(page).getByRole("link", { name: "Toutes les formations" }).click();
    await main(page).getByRole("link", { name: "Mes inscriptions" }).click();
    await page.waitForURL("**/trainings?view=mine");
    await main(page)
      .getByText(/^Inscrit le /)
      .waitFor();
    expect(await main(page).getByRole("listitem").count()).toBe(1);
    expect(complaints.get(page)).toEqual([]);
  });
});

describe("tiles of tools", () => {
  it("compare tyre sizes and convert units", async () => {
    const page = await openSignedIn();
    await press(page, "/rse", "Convertisseur de dimensions");
    await page.waitForURL("**/tools/tyre-size");
    const from = main(page).getByLabel("Dimension d’origine");
    await alive(from);
    await from.fill("2055516 91V");
    await main(page).getByLabel("Dimension à monter").fill("225/45 R17 91W");
    await main(page)
      .getByText(/Écart de circonférence \+0,38/)
      .waitFor();
    await main(page).getByRole("cell", { name: "130,5 km/h" }).waitFor();
    await main(page).getByLabel("Dimension à monter").fill("225/45 R17 88W");
    await main(page).getByText("Indice de charge inférieur").waitFor();
    await page.reload();
    await main(page).getByText("Indice de charge inférieur").waitFor();
    await shoot(page, "tile-tyre-size");
    expect(await faultsOf(page)).toEqual([]);
    await press(page, "/smart", "Convertisseur d'unités");
    await page.waitForURL("**/tools/units");
    const bar = main(page).getByLabel("bar", { exact: true });
    await alive(bar);
    await bar.fill("2,3");
    expect(await main(page).getByLabel("psi", { exact: true }).inputValue()).toBe("33,3587");
    await main(page).getByLabel("degré Celsius (°C)").fill("-300");
    await main(page).getByText("Saisissez un nombre possible.").waitFor();
    expect(await faultsOf(page)).toEqual([]);
    expect(complaints.get(page)).toEqual([]);
  });

  it("tell the sticker of a vehicle, read a VIN and lead to fault codes", async () => {
    const page = await openSignedIn();
    await press(page, "/rse", "Crit'Air");
    await page.waitForURL("**/tools/crit-air");
    const fuel = main(page).getByLabel("Énergie");
    await alive(fuel);
    await fuel.selectOption("diesel");
    await main(page).getByLabel("Première mise en circulation").fill("2007-03-14");
    await main(page).getByRole("status").getByRole("paragraph").getByText("Crit'Air 3").waitFor();
    await main(page).getByLabel("Norme Euro").selectOption("5");
    await main(page).getByRole("status").getByRole("paragraph").getByText("Crit'Air 2").waitFor();
    await shoot(page, "tile-crit-air");
    await press(page, "/rse", "Lecteur VIN");
    await page.waitForURL("**/tools/vin");
    const vin = main(page).getByRole("searchbox");
    await vin.fill("VF1BR1H0H4O123456");
    await vin.press("Enter");
    await main(page).getByRole("link", { name: "VF1BR1H0H40123456" }).click();
    await main(page)
      .getByText(/Renault/)
      .first()
      .waitFor();
    await shoot(page, "tile-vin");
    await main(page).getByRole("link", { name: "Identifier ce véhicule" }).click();
    await page.waitForURL("**/identification-vehicule/search/vin/VF1BR1H0H40123456");
    await press(page, "/rse", "Aide codes défaut");
    await page.waitForURL("**/dtc");
    expect(complaints.get(page)).toEqual([]);
  });

  it("add the labour times of a vehicle up without counting twice", async () => {
    const page = await openSignedIn();
    await press(page, "/rse", "Temps de main-d'œuvre");
    await page.waitForURL("**/tools/labour");
    await tellVehicle(page, "AB-123-CD");
    const boxes = main(page).getByRole("checkbox");
    await alive(boxes.first());
    const sum = main(page).getByRole("status");
    await boxes.nth(0).check();
    const one = await sum.textContent();
    await main(page).getByLabel("Taux horaire hors taxe (EUR)").fill("85");
    await sum.getByText(/^\d+,\d\d\s€\shors\staxe$/).waitFor();
    await boxes.nth(1).check();
    expect(await sum.textContent()).not.toBe(one);
    await shoot(page, "tile-labour");
    expect(await faultsOf(page)).toEqual([]);
    expect(complaints.get(page)).toEqual([]);
  });
});

/** The page on which a tile opened: here, or in a tab of its own. */
async function pageAt(page: Page, address: RegExp): Promise<Page> {
  const found = () =>
    page
      .context()
      .pages()
      .find((one) => address.test(one.url()));
  for (let tries = 0; tries < 100 && !found(); tries += 1) await page.waitForTimeout(100);
  return found() ?? page;
}

/** A widget of its own with tiles on the portal, so that no other test meets them. */
async function addTiles(company: Awaited<ReturnType<typeof makeCompany>>, ...tiles: object[]): Promise<void> {
  const widget = `rse-essai-${company.companyId}`;
  await company.post("/apps/widget", { name: widget, title: widget });
  for (const made of tiles) expect((await company.post("/newApp", { widget, ...made })).status).toBeLessThan(300);
}

describe("a tile of a brand", () => {
  it("opens its shelf, or its articles of one kind", async () => {
    const company = await makeCompany();
    const [shelf, pads] = [`Rayon ${company.companyId}`, `Plaquettes ${company.companyId}`];
    const brand = { appType: "internal", brandId: 1 };
    const kind = { ...brand, name: pads, data: JSON.stringify({ mdd: 1, genart: 10001 }) };
    await addTiles(company, { ...brand, name: shelf }, kind);
    const page = await enterAs(company);
    await press(page, "/rse", shelf);
    await page.waitForURL("**/pieces/Bosch");
    await main(page).getByRole("heading", { level: 1, name: /Bosch/ }).waitFor();
    await press(page, "/rse", pads);
    await page.waitForURL(/\/pieces\/Bosch\/parts\/\d+\/\d+\/10001/);
    await main(page).getByText("0 986 494 104").first().waitFor();
    expect(complaints.get(page)).toEqual([]);
  });
});

describe("a tile of a frame", () => {
  it("opens its site in a frame of ours", async () => {
    const company = await makeCompany();
    const name = `Documentation ${company.companyId}`;
    await addTiles(company, { name, appType: "iframe", url: "/embedded/tecrmi" });
    const page = await enterAs(company);
    await press(page, "/rse", name);
    const opened = await pageAt(page, /\/tiles\/\d+$/);
    const frame = main(opened).locator("iframe");
    await frame.waitFor();
    expect([await frame.getAttribute("title"), await frame.getAttribute("src")]).toEqual([name, "/embedded/tecrmi"]);
    await shoot(opened, "tile-frame");
  });

  it("is told the vehicle where it is one of the vehicle selector", async () => {
    const page = await openSignedIn();
    const { apps } = (await (await page.request.get("/api/widget/carselector-apps?vehicle=1")).json()) as {
      apps: { id: number; appType: string }[];
    };
    const framed = apps.find(({ appType }) => appType === "iframeCarSelector");
    await page.goto(`/tiles/${framed?.id}`);
    await tellVehicle(page, "AB-123-CD");
    const frame = main(page).locator("iframe");
    await frame.waitFor();
    const address = new URL((await frame.getAttribute("src")) ?? "", page.url());
    expect([address.pathname, address.searchParams.get("ktype")]).toEqual(["/embedded/tecrmi", "1000080"]);
    await page.goto("/tiles/2000000000");
    await main(page).getByRole("heading", { level: 1 }).waitFor();
    expect(await main(page).locator("iframe").count()).toBe(0);
  });
});

it("pages of tiles fit a phone and an Arabic reader", async () => {
  const page = await openSignedIn({ width: "phone", language: "ar" });
  await press(page, "/rse", "Brake pack front");
  await page.waitForURL("**/packs/brakes-front");
  await page.goto(
    `/packs/brakes-front?vehicle=${encodeURIComponent("/identification-vehicule/search/immat/AB-123-CD")}`,
  );
  await main(page).getByRole("listitem").first().waitFor();
  await shoot(page, "tile-pack-phone-ar");
  expect(await faultsOf(page)).toEqual([]);
  for (const [address, shot] of [
    ["/trainings/2", "tile-training-phone-ar"],
    ["/trainings", "tile-trainings-phone-ar"],
    ["/tools/tyre-size?from=2055516&to=2254517", "tile-tyre-size-phone-ar"],
    ["/tools/units", "tile-units-phone-ar"],
    ["/news/1", "tile-news-phone-ar"],
  ] as const) {
    await page.goto(address);
    await heading(page, (await main(page).getByRole("heading", { level: 1 }).textContent()) ?? "").waitFor();
    await shoot(page, shot);
    expect([address, ...(await faultsOf(page))]).toEqual([address]);
  }
  expect(complaints.get(page)).toEqual([]);
});
