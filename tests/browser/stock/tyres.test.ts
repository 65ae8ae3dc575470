import type { Page } from "playwright-core";
import { mountainTime } from "@/lib/domains/tyres/mountain/rules";
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
import { serveCustomer } from "../support/customers";
import { openCart } from "../support/shopping";

const twingo = "/identification-vehicule/search/ktype/1000010";
const clio = "/identification-vehicule/search/immat/AB-123-CD";
const field = (page: Page) => page.getByRole("combobox", { name: "Chercher des pneus" });
const rows = (page: Page) => page.locator("main tbody tr");
const addTwo = (page: Page) => page.getByRole("button", { name: /^Ajouter deux .* au panier$/ });
const facet = (page: Page, name: RegExp) =>
  page.getByRole("complementary", { name: "Affiner" }).getByRole("link", { name });

describe("tyres without a vehicle", () => {
  it("are found from the menu by a size as it is typed, narrowed by facets and turned page by page", async () => {
    const page = await openSignedIn({ at: "/identification-vehicule" });
    await page.getByRole("link", { name: "Pneus", exact: true }).first().click();
    await page.waitForURL("**/tireStock");
    await page.getByRole("heading", { name: "Dimensions les plus proposées" }).waitFor();
    await shoot(page, "tyres-start");
    await alive(field(page));
    await field(page).pressSequentially("205/55r1");
    await page.getByRole("option", { name: /205\/55 R16/ }).click();
    await page.waitForURL(/search=205%2F55\+R16/);
    await rows(page).nth(49).waitFor();
    expect(await rows(page).count()).toBe(50);
    await shoot(page, "tyres");
    expect(await accessibilityFaults(page)).toEqual([]);
    await facet(page, /^Hiver/).click();
    await page.waitForURL(/saison=HIVER/);
    await page.locator("main tbody tr:not(:has-text('Hiver'))").first().waitFor({ state: "detached" });
    expect(await rows(page).first().innerText()).toContain("3PMSF");
    await facet(page, /^Premium/).click();
    await page.waitForURL(/categorieMarque=Premium/);
    await rows(page).first().getByText(/HT|€/).first().waitFor();
    expect(complaints.get(page)).toEqual([]);
  });

  it("are offered where their size or EAN is typed among parts", async () => {
    const page = await openSignedIn({ at: "/pieces/search/205%2F55%20R16%2091V" });
    const offer = page.getByRole("navigation", { name: "Pneus" });
    await offer.getByRole("link", { name: /^205\/55 R16 \d+$/ }).click();
    await page.waitForURL(/tireStock\?search=205%2F55\+R16\+91V/);
    await rows(page).first().waitFor();
    await page.goto("/pieces/search/5059506000019");
    await offer.getByRole("link", { name: /^145\/70 R13 71T Dunlop Streetresponse 2/ }).waitFor();
    await page.goto("/pieces/search/0986494104");
    await page.locator("main a[href*='/pieces/article/']").first().waitFor();
    expect(await offer.count()).toBe(0);
  });

  it("show the EU label drawn from their values", async () => {
    const page = await openSignedIn({ at: "/tireStock?search=5059506000019" });
    await rows(page).first().waitFor();
    expect(await rows(page).count()).toBe(1);
    const label = page.getByRole("img", {
      name: /^Étiquette européenne : carburant C, adhérence sur sol mouillé B, bruit 67 dB/,
    });
    const open = page.getByRole("button", { name: "Étiquette européenne de 145/70 R13 71T Dunlop Streetresponse 2" });
    await alive(open);
    await open.click();
    await label.waitFor();
    await page.getByText("42,92").waitFor();
    await page.getByText("51,50").waitFor();
    await shoot(page, "tyre-label");
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await label.waitFor({ state: "detached" });
    expect(await open.evaluate((one) => one === document.activeElement)).toBe(true);
  });

  it("say what a search leaves out, what cannot exist and what is not there", async () => {
    const page = await openSignedIn({ at: "/tireStock?search=205%2055%2016%20nulle%20part", width: "phone" });
    await page.getByText("« nulle part »").waitFor();
    await rows(page).first().waitFor();
    expect(await overflowing(page)).toEqual([]);
    await shoot(page, "tyres-phone");
    await page.goto("/tireStock?search=999/55%20R16");
    await page.getByText(/^Cette dimension n'existe pas/).waitFor();
    await page.goto("/tireStock?search=///");
    await page.getByRole("heading", { name: "Aucun pneu" }).waitFor();
    await page.getByRole("link", { name: "Tout afficher" }).click();
    await page.getByRole("heading", { name: "Dimensions les plus proposées" }).waitFor();
    expect(complaints.get(page)).toEqual([]);
  });

  it("are denied without the right, and stand in no menu then", async () => {
    const page = await openSignedIn({ email: "lecteur@etabli.test", at: "/tireStock" });
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await page.getByRole("link", { name: "Pneus", exact: true }).count()).toBe(0);
    expect(await field(page).count()).toBe(0);
  });
});

describe("a vehicle's tyres", () => {
  it("are those of its own sizes, front and rear, of the tiers chosen", async () => {
    const page = await openSignedIn({ at: twingo });
    await page.getByRole("main").getByRole("link", { name: "Pneus", exact: true }).click();
    await page.waitForURL("**/premium-quality-1er-prix-rechape/tireStock");
    await page.getByRole("heading", { level: 1, name: "Pneus du véhicule" }).waitFor();
    const sizes = page.getByRole("navigation", { name: "Dimensions d'origine" });
    await sizes.getByRole("link", { name: "avant 165/65 R15 81T" }).click();
    await page.getByText("Indices minimaux : charge 81, vitesse T").waitFor();
    await page.locator("main tbody tr:not(:has-text('165/65 R15'))").first().waitFor({ state: "detached" });
    await shoot(page, "tyres-vehicle");
    expect(await accessibilityFaults(page)).toEqual([]);
    const tiers = page.getByRole("navigation", { name: "Catégories de marque" });
    await tiers.getByRole("link", { name: "Premium", exact: true }).click();
    await page.waitForURL("**/quality-1er-prix-rechape/tireStock**");
    await page.locator("main tbody tr:has-text('Premium')").first().waitFor({ state: "detached" });
    await page.goto(`${clio}/tireStock`);
    await page.waitForURL("**/search/immat/AB-123-CD/premium-quality-1er-prix-rechape/tireStock");
    await rows(page).first().waitFor();
    await page.goto(`${clio}/luxury/tireStock`);
    await page.getByRole("heading", { name: "Cette catégorie n'existe pas" }).waitFor();
    expect(complaints.get(page)).toEqual([]);
  });

  it("go into the cart two at a time, and what speaks against one is told before", async () => {
    const page = await openSignedIn({ at: "/identification-vehicule" });
    await serveCustomer(page);
    await page.goto(`${twingo}/premium/tireStock?size=165%2F65+R15+81T&saison=ETE`);
    await alive(addTwo(page).first());
    await addTwo(page).first().click();
    await page
      .getByRole("region", { name: "Avis" })
      .getByText(/ajouté au panier$/)
      .waitFor();
    await addTwo(page).nth(1).click();
    const notice = page.getByRole("region", { name: "Avis" });
    await notice.getByText(/même essieu/).waitFor();
    await shoot(page, "tyre-warning");
    await openCart(page);
    expect(await page.locator("input[inputmode=numeric]").first().inputValue()).toBe("2");
    expect(await page.locator("main tbody tr").count()).toBe(1);
    await page.goto(`${twingo}/premium/tireStock?size=165%2F65+R15+81T&saison=ETE`);
    await alive(addTwo(page).nth(1));
    await addTwo(page).nth(1).click();
    await notice.getByRole("button", { name: "Ajouter quand même" }).click();
    await page
      .getByRole("region", { name: "Avis" })
      .getByText(/ajouté au panier$/)
      .waitFor();
    expect(complaints.get(page)).toEqual([]);
  });

  it("are not offered where no sizes are known, and the way to the search is", async () => {
    const page = await openSignedIn({ at: "/identification-vehicule/search/immat/GB-222-MT" });
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await page.locator("#content a[href$='/tireStock']").count()).toBe(0);
    await page.goto("/identification-vehicule/search/immat/GB-222-MT/premium/tireStock");
    await page.getByRole("heading", { name: "Dimensions inconnues" }).waitFor();
    await page.getByRole("link", { name: "Chercher une dimension" }).click();
    await page.waitForURL("**/tireStock");
  });
});

it("the French mountain rule is told in its months, to garages in France", async () => {
  const told = mountainTime(new Date().toISOString().slice(0, 10), "FR") === null ? 0 : 1;
  const way = (page: Page) => page.getByRole("link", { name: "Voir les pneus 3PMSF" });
  const page = await openSignedIn({ at: "/tireStock?search=2055516" });
  await rows(page).first().waitFor();
  expect(await way(page).count()).toBe(told);
  const swiss = await openSignedIn({ email: "suisse@etabli.test", at: "/tireStock?search=2055516" });
  await rows(swiss).first().waitFor();
  expect(await way(swiss).count()).toBe(0);
  await page.goto("/tireStock?search=2055516&saison=HIVER%7C4+saisons");
  await rows(page).first().waitFor();
  expect(await way(page).count()).toBe(0);
});

it("the workshop has a slide of tyres", async () => {
  const page = await openSignedIn({ email: "expert@etabli.test", at: "/v3?slide=tires" });
  await alive(field(page));
  await field(page).fill("2055516");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/v3\?slide=tires&search=2055516/);
  await rows(page).first().waitFor();
  await shoot(page, "tyres-slide");
  expect(complaints.get(page)).toEqual([]);
});

it("the selection of v2 leads to tyres with the right alone", async () => {
  const page = await openSignedIn({ email: "complet@etabli.test", at: "/v2/CarSelector" });
  await page.getByRole("link", { name: "Pneus", exact: true }).click();
  await page.waitForURL("**/tireStock");
  const reader = await openPage();
  await reader.goto("/v2/CarSelector");
  await passLogin(reader, "v2@etabli.test");
  await reader.getByRole("navigation").first().waitFor();
  expect(await reader.getByRole("link", { name: "Pneus", exact: true }).count()).toBe(0);
});
