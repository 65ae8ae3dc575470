import type { Page } from "playwright-core";
import { prisma } from "@/lib/platform/db";
import { makeCompany } from "@/tests/support/company";
import "@/tests/support/end";
import { claire } from "@/tests/support/supply";
import { accessibilityFaults, alive, base, complaints, openSignedIn, overflowing, shoot } from "../support/browser";
import { enterAs } from "../support/people";

const vehicle = "/identification-vehicule/search/immat/AB-123-CD";
const here = `${vehicle}/1-0/recycling`;
const number = "2026-000118";

/** A house with a customer, its seller before the engines of AB-123-CD. */
async function seller(): Promise<Page> {
  const company = await makeCompany();
  const made = await company.post("/vc/newClient", { info: claire });
  const { clientId } = (await made.json()) as { clientId: number };
  const driven = { immat: "AB-123-CD", brand: "Renault", model: "Clio III" };
  await company.post("/vc/associate", { ...driven, customerId: clientId });
  const page = await enterAs({ userId: company.userId, companyId: company.companyId });
  await page.context().addCookies([{ name: "etabli.customer", value: String(clientId), url: base }]);
  const listening = page.waitForResponse((response) => response.url().includes("/api/sse"));
  await page.goto(here);
  await listening;
  return page;
}

const engine = (page: Page) => page.getByRole("listitem").filter({ hasText: number });
const add = (page: Page) => engine(page).getByRole("button", { name: /^Ajouter/ });

/** Orders what lies in the cart. */
async function order(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Commander…" }).click();
  await page.getByRole("dialog", { name: "Commander" }).getByRole("button", { name: "Passer la commande" }).click();
}

const forget = () => prisma().$executeRaw`delete from recycled_hold
  where unit_id in (select id from recycled_unit where police_number = ${number})`;

describe("two sellers who want the same engine", () => {
  beforeEach(forget);
  afterAll(async () => {
    await prisma().$executeRaw`update recycled_unit set state = 'in-stock' where police_number = ${number}`;
    await forget();
  });

  it("both see at once that it is reserved and for how long; whoever orders has it, and the other sees that too", async () => {
    const [one, other] = await Promise.all([seller(), seller()]);
    await engine(one).getByText("Compatible", { exact: true }).waitFor();
    await Promise.all([one, other].map((page) => alive(add(page))));
    await add(one).click();
    await engine(one)
      .getByText(/^Dans un de vos paniers, encore (29|30) minutes$/)
      .waitFor();
    await engine(one).getByRole("link", { name: "Voir le panier" }).waitFor();
    await engine(other)
      .getByText(/^Réservé encore (29|30) minutes$/)
      .waitFor({ timeout: 5_000 });
    expect(await add(other).count()).toBe(0);
    await shoot(other, "recycled-reserved");
    await one.goto("/cart");
    const notes = one.getByRole("region", { name: "Organes de réemploi de ce panier" });
    await notes.getByText(/^réservé encore (29|30) minutes$/).waitFor();
    await shoot(one, "recycled-cart");
    expect(await accessibilityFaults(one)).toEqual([]);
    await order(one);
    await one.waitForURL(/\/orders\/\d{4}-\d+$/);
    await engine(other).getByText("Vendu", { exact: true }).waitFor({ timeout: 5_000 });
    expect([...(complaints.get(one) ?? []), ...(complaints.get(other) ?? [])]).toEqual([]);
  });

  it("press at the same moment: one of them has it, the other is told so", async () => {
    const pages = await Promise.all([seller(), seller()]);
    await Promise.all(pages.map((page) => alive(add(page))));
    const presses = pages.map((page) => {
      const answered = page.waitForResponse((response) => response.url().endsWith("/api/addItemToCart"));
      return Promise.all([answered, add(page).click({ noWaitAfter: true })]);
    });
    const answers = (await Promise.all(presses)).map(([answer]) => answer.status());
    expect(answers.toSorted()).toEqual([200, 409]);
    const late = pages[answers.indexOf(409)] as Page;
    await late
      .getByRole("region", { name: "Avis" })
      .getByText(/^Réservé dans un autre panier, encore (29|30) minutes$/)
      .waitFor();
    await engine(late)
      .getByText(/^Réservé encore (29|30) minutes$/)
      .waitFor();
  });

  it("a unit that its vendor withdraws while it lies in a cart is told there, and is not ordered", async () => {
    const page = await seller();
    await alive(add(page));
    await add(page).click();
    await engine(page).getByRole("link", { name: "Voir le panier" }).waitFor();
    await prisma().$executeRaw`update recycled_unit set state = 'withdrawn' where police_number = ${number}`;
    await page.goto("/cart");
    const notes = page.getByRole("region", { name: "Organes de réemploi de ce panier" });
    await notes.getByText("retiré par le vendeur : retirez la ligne").waitFor();
    await order(page);
    await page.getByRole("region", { name: "Avis" }).getByText("Le vendeur ne propose plus cet organe").waitFor();
    await shoot(page, "recycled-withdrawn");
  });
});

describe("the recycled units of a vehicle", () => {
  it("stand behind tabs by engine and gearbox, and are chosen by availability", async () => {
    const page = await openSignedIn({ at: vehicle });
    await page.getByRole("link", { name: "Moteurs et boîtes" }).click();
    await page.waitForURL((url) => url.pathname.endsWith("/1-0/recycling"));
    const tabs = page.getByRole("navigation", { name: "Organes du véhicule" });
    await tabs.getByRole("link", { name: /^Moteur K9K/ }).waitFor();
    const cards = page.locator("li[id^=unit-]");
    expect(await cards.count()).toBe(4);
    await shoot(page, "recycled-desktop");
    const show = page.getByRole("navigation", { name: "Disponibilité" });
    await show.getByRole("link", { name: "Vendus ou à démonter" }).click();
    await page.waitForURL((url) => url.pathname.endsWith("/0/recycling"));
    await page.getByText("À démonter", { exact: true }).waitFor();
    expect(await cards.count()).toBe(2);
    await page.goto(here);
    await tabs.getByRole("link", { name: /^Boîtes de vitesses/ }).click();
    await page.getByText("Réf. boîte").first().waitFor();
    await shoot(page, "recycled-gearboxes");
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  it("are judged again by the code that was read on the car", async () => {
    const page = await openSignedIn({ at: here });
    const form = page.getByRole("form", { name: "Codes lus sur le véhicule" });
    await form.getByLabel("Code moteur").fill("K9K 768");
    await form.getByRole("button", { name: "Vérifier" }).click();
    await engine(page).getByText("Non compatible", { exact: true }).waitFor();
    await engine(page).getByText("Code K9K 768 : l'organe est pour K9K 766.").last().waitFor();
  });

  it.each([
    ["fr", "phone"],
    ["ar", "phone"],
    ["ar", "desktop"],
  ] as const)("fit the window in %s on a %s", async (language, width) => {
    const page = await openSignedIn({ language, width, at: here });
    await page.locator("li[id^=unit-]").first().waitFor();
    await shoot(page, `recycled-${language}-${width}`);
    expect(await overflowing(page)).toEqual([]);
  });

  it("are said to be none for a motorcycle, and denied without the right", async () => {
    const page = await openSignedIn({ at: "/identification-vehicule/search/immat/GB-222-MT/1-0/recycling" });
    await page.getByRole("heading", { name: "Aucun organe de réemploi" }).waitFor();
    await shoot(page, "recycled-none");
    const reader = await openSignedIn({ email: "lecteur@etabli.test", at: here });
    await reader.getByRole("heading", { level: 1 }).waitFor();
    expect(await reader.locator("li[id^=unit-]").count()).toBe(0);
    const missing = await page.goto(`${vehicle}/2/recycling`);
    expect(missing?.status()).toBe(404);
  });
});
