import type { Locator, Page } from "playwright-core";
import {
  accessibilityFaults,
  alive,
  complaints,
  openPage,
  openSignedIn,
  overflowing,
  passLogin,
  shoot,
} from "../support/browser";

const region = (page: Page, name: string) => page.getByRole("main").getByRole("region", { name, exact: true });
const front = (slider: Locator) => slider.locator("[role=group]:not([inert]) a");
const faultsOf = async (page: Page) => (await accessibilityFaults(page)).concat(await overflowing(page));

async function openHome(at: string, wanted: Parameters<typeof openSignedIn>[0] = {}): Promise<Page> {
  const page = await openSignedIn(wanted);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto(at);
  return page;
}

describe("a home of the portal", () => {
  it("shows its highlights first, then news that turn by themselves until they are stopped", async () => {
    const page = await openHome("/rse");
    const slider = region(page, "Actualités");
    await alive(slider.getByRole("button", { name: "Arrêter le défilement" }));
    const names = page.getByRole("main").getByRole("region");
    expect(await names.evaluateAll((all) => all.slice(0, 2).map((one) => one.getAttribute("aria-label")))).toEqual([
      "En vedette",
      "Actualités",
    ]);
    const first = await front(slider).textContent();
    await page.waitForFunction(
      (text) => document.querySelector("section [role=group]:not([inert]) a")?.textContent !== text,
      first,
      { timeout: 9000 },
    );
    await slider.getByRole("button", { name: "Arrêter le défilement" }).click();
    const stopped = await front(slider).textContent();
    await page.mouse.move(0, 0);
    await page.waitForTimeout(6000);
    expect(await front(slider).textContent()).toBe(stopped);
    await slider.getByRole("button", { name: "Actualité suivante" }).click();
    expect(await front(slider).textContent()).not.toBe(stopped);
    await shoot(page, "portal-rse");
    expect(await faultsOf(page)).toEqual([]);
    expect(complaints.get(page)).toEqual([]);
  });

  it("finds its tiles by the field of the product, and a tile opens its page", async () => {
    const page = await openHome("/rse");
    const field = page.getByRole("search").getByRole("combobox");
    await alive(field);
    await page.getByPlaceholder(/Tuile/).waitFor();
    await field.fill("pneus en une ligne");
    const option = page.getByRole("option", {
      name: "Recherche de pneus en une ligne Tuiles de cette page",
      exact: true,
    });
    await option.waitFor();
    await page.getByRole("main").getByText("Semaine du freinage").waitFor({ state: "detached" });
    await shoot(page, "portal-search");
    await option.click();
    await page.waitForURL("**/tireStock");
    await page.goBack();
    await page.getByRole("link", { name: "Recherche de pneus en une ligne", exact: true }).click();
    await page.waitForURL("**/tireStock");
  });

  it("says that no tile matches, and takes the text back with Escape", async () => {
    const page = await openHome("/lms");
    const field = page.getByRole("search").getByRole("combobox");
    await alive(field);
    await field.fill("zzzzzz");
    await page.getByText("Aucune tuile ne correspond").waitFor();
    await field.press("Escape");
    await field.press("Escape");
    await region(page, "Formations").waitFor();
  });

  it("fits a phone and an Arabic reader", async () => {
    const page = await openHome("/smart", { width: "phone", language: "ar" });
    await page.getByRole("main").getByRole("region").first().waitFor();
    await shoot(page, "portal-smart-phone-ar");
    expect(await faultsOf(page)).toEqual([]);
  });
});

describe("/home", () => {
  it("gathers what the homes put in front, each once, above the screens", async () => {
    const page = await openHome("/home", { email: "portail@etabli.test" });
    const names = await region(page, "En vedette").getByRole("listitem").getByRole("link").allTextContents();
    expect(names.length).toBeGreaterThan(0);
    expect(new Set(names).size).toBe(names.length);
    await region(page, "Actualités").waitFor();
    await page
      .getByRole("navigation", { name: "Accueil" })
      .getByRole("link", { name: "Portail", exact: true })
      .waitFor();
    await shoot(page, "portal-home");
    expect(await faultsOf(page)).toEqual([]);
  });
});

/** The selection's own door, through which comes who has no CaiaApp. */
async function openSelection(email: string, wanted: Parameters<typeof openPage>[0] = {}): Promise<Page> {
  const page = await openPage(wanted);
  await page.goto("/v2/CarSelector");
  await passLogin(page, email);
  await page.getByRole("navigation").first().waitFor();
  return page;
}
const slidesOf = (page: Page) =>
  page.getByRole("main").getByRole("navigation").getByRole("link").locator("span:first-of-type").allTextContents();

describe("the selection", () => {
  it("shows the slides of its reader's rights, services in two groups, and whom to ask", async () => {
    const page = await openSelection("v2atelier@etabli.test");
    expect(await slidesOf(page)).toEqual(["Identification", "Sélection", "Pièces", "Pneus", "Diagnostic"]);
    await region(page, "Expertise").getByRole("link", { name: "Lire un code défaut" }).waitFor();
    await region(page, "Assistance").getByRole("link", { name: "Demander l'assistance technique" }).waitFor();
    await page.getByText("Administrateurs").first().waitFor();
    await shoot(page, "portal-v2");
    expect(await faultsOf(page)).toEqual([]);
    const field = page.getByRole("search").getByRole("combobox");
    await alive(field);
    await field.fill("AB-123-CD");
    await field.press("Enter");
    await page.waitForURL("**/identification-vehicule/search/immat/AB-123-CD");
    await page.getByRole("link", { name: "Etabli", exact: true }).click();
    await page.waitForURL("**/v2/CarSelector");
    expect(complaints.get(page)).toEqual([]);
  });

  it("is one slide to who has one right, on a phone and in Arabic", async () => {
    const page = await openSelection("v2@etabli.test", { width: "phone", language: "ar" });
    expect(await slidesOf(page)).toHaveLength(1);
    await shoot(page, "portal-v2-phone-ar");
    expect(await faultsOf(page)).toEqual([]);
  });
});

describe("the tiles of the vehicle selector", () => {
  it("stand beside it, and at a vehicle as tabs whose frame is told which one", async () => {
    const page = await openSignedIn({ at: "/selection-vehicule/vl" });
    const tools = region(page, "Outils du véhicule");
    await tools.getByRole("link").first().waitFor();
    expect(await tools.getByRole("link").allTextContents()).toEqual(["Convertisseur de pneus", "Crit'Air"]);
    await shoot(page, "portal-selector");
    await page.goto("/identification-vehicule/search/immat/AB-123-CD");
    await page.getByRole("link", { name: "Documentation d'atelier" }).click();
    await page.waitForURL(/\/tile\/\d+$/);
    const frame = page.getByRole("main").locator("iframe");
    await frame.waitFor();
    const address = new URL((await frame.getAttribute("src")) ?? "", page.url());
    expect([address.pathname, address.searchParams.get("vin"), address.searchParams.get("ktype")]).toEqual([
      "/embedded/tecrmi",
      "VF1BR1H0H40123456",
      "1000080",
    ]);
    await shoot(page, "portal-vehicle-tile");
    expect(complaints.get(page)).toEqual([]);
  });
});
