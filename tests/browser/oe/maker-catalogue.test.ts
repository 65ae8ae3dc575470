import type { Locator, Page } from "playwright-core";
import { accessibilityFaults, alive, complaints, openSignedIn, overflowing } from "../support/browser";
import { focusedName, tabTo } from "../support/keyboard";
import { smallTargets } from "../support/layout";
import { clio } from "../support/places";

const plate = `${clio}/oem/08057`;
const title = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name }).waitFor();
const spots = (page: Page) => page.getByRole("group", { name: "Repères" }).getByRole("button");
const list = (page: Page) => page.getByRole("list", { name: "Pièces de la planche" });
const sheet = (page: Page) => page.getByRole("group", { name: /Dessin de la planche/ });
const tabs = (page: Page) => page.getByRole("navigation", { name: "Onglets du véhicule" });
const isInside = async (page: Page, mark: Locator): Promise<boolean> => {
  const [outer, inner] = [await sheet(page).boundingBox(), await mark.boundingBox()];
  if (!outer || !inner) return false;
  const [x, y] = [inner.x + inner.width / 2, inner.y + inner.height / 2];
  return x >= outer.x && x <= outer.x + outer.width && y >= outer.y && y <= outer.y + outer.height;
};
const transformOf = (page: Page) =>
  page.evaluate(() => {
    const layer = document.querySelector<HTMLElement>("[aria-describedby=oe-drawing-keys] > div");
    return layer ? getComputedStyle(layer).transform : "";
  });

it("the articles of a number are offered with their availability, their price and the way into the cart", async () => {
  const page = await openSignedIn({ email: "complet@etabli.test", at: "/part-selector-oe/7701207339" });
  const bosch = page.getByRole("row", { name: /Bosch 0 986 494 104/ });
  await bosch.getByText(/€/).first().waitFor();
  await bosch.getByText(/^(Disponible|épuisé)/).waitFor();
  await bosch.getByRole("button", { name: "Ajouter Bosch 0 986 494 104 au panier" }).waitFor();
  expect([await accessibilityFaults(page), await overflowing(page)]).toEqual([[], []]);
});

describe("the maker's catalogue", () => {
  it("leads from the tab over a plate and a position to the articles that replace it, by mouse", async () => {
    const page = await openSignedIn({ at: clio });
    await page.getByRole("navigation", { name: "Onglets du véhicule" }).getByRole("link", { name: "OEM" }).click();
    await title(page, "Catalogue du constructeur");
    const filter = page.getByRole("searchbox", { name: "Filtrer les planches" });
    await alive(filter);
    await filter.fill("frein avant");
    await page.locator('a[href$="/oem/08057"]').click();
    await spots(page).first().waitFor();
    await alive(spots(page).first());
    const row = list(page).getByRole("listitem").first();
    await row.hover();
    await page.locator("g[data-part].stroke-accent").waitFor();
    await spots(page).first().click();
    await row.locator("[aria-expanded=true]").waitFor();
    expect([await accessibilityFaults(page), await overflowing(page), complaints.get(page)]).toEqual([[], [], []]);
    expect(await tabs(page).locator("[aria-current=page]").textContent()).toBe("OEM");
    const count = /\d+/.exec((await row.getByRole("link", { name: /Voir .* offres/ }).textContent()) ?? "")?.[0] ?? "";
    await row.getByRole("link", { name: /Voir .* offres/ }).click();
    await page.waitForURL(/\/parts\/.*[?&]fit=1/);
    await page.getByRole("grid").first().waitFor();
    await page.getByText(new RegExp(`^${count} articles? affichés?$`)).waitFor();
    expect(await page.getByText("Ne monte pas").count()).toBe(0);
    await page.goBack();
    await row.locator("[aria-expanded=true]").waitFor();
  });

  it("comes to show what is chosen in the list while it is zoomed, and draws it sharp at rest", async () => {
    const page = await openSignedIn({ at: plate });
    await alive(spots(page).first());
    for (let press = 0; press < 4; press++) await page.getByRole("button", { name: "Agrandir" }).click();
    const rows = list(page).getByRole("listitem");
    for (const at of [0, (await rows.count()) - 1]) {
      const position = await rows.nth(at).getAttribute("data-position");
      await rows.nth(at).getByRole("button").click();
      const mark = spots(page).and(page.locator(`[data-position="${position}"]`));
      while (!(await isInside(page, mark))) await page.waitForTimeout(100);
    }
    await spots(page).first().focus();
    await page.keyboard.press("ArrowRight");
    expect(await sheet(page).evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop])).toEqual([0, 0]);
    await page.waitForFunction(
      () => !document.querySelector<HTMLElement>("[aria-describedby=oe-drawing-keys] > div")?.style.willChange,
    );
  });

  it("keeps the drawing in sight of its list on a tablet", async () => {
    const page = await openSignedIn({ at: plate, width: "tablet" });
    await alive(spots(page).first());
    await list(page).getByRole("listitem").last().getByRole("button").click();
    const marked = spots(page).and(page.locator("[aria-pressed=true]"));
    await marked.waitFor();
    const box = await marked.boundingBox();
    expect(box && box.y > 0 && box.y + box.height < 768).toBe(true);
  });

  it("tells of a number first whether it is the vehicle's, then the articles, then the vehicles folded", async () => {
    const page = await openSignedIn({ at: `${clio}/oem/number/7701207339` });
    await page.getByText(/^Pour Renault Clio III .* portent cette référence\.$/).waitFor();
    const order = await page.getByRole("heading", { level: 2 }).allTextContents();
    const [articles, vehicles] = [/autres marques/, /^Véhicules$/].map((one) => order.findIndex((h) => one.test(h)));
    expect(articles).toBeLessThan(vehicles ?? -1);
    const fold = page.locator("details").filter({ hasText: /Renault/ });
    expect(await fold.getByRole("table").isVisible()).toBe(false);
    await fold.locator("summary").click();
    await fold.getByRole("table").waitFor();
    expect([await accessibilityFaults(page), await overflowing(page)]).toEqual([[], []]);
  });

  it("leads from the families back to the catalogue, and says why a plate is grey", async () => {
    const page = await openSignedIn({ at: `${clio}/oem` });
    await page.getByText("Pas sur ce véhicule").first().waitFor();
    expect(await tabs(page).locator("[aria-current=page]").textContent()).toBe("OEM");
    await page.getByRole("link", { name: "Retour au catalogue" }).click();
    await title(page, "Catalogue du constructeur");
  });

  it("is used by keys alone: one stop for the positions, arrows between them, zoom and pan", async () => {
    const page = await openSignedIn({ at: plate });
    await alive(spots(page).first());
    await tabTo(page, /Dessin de la planche/);
    await page.keyboard.press("+");
    await page.waitForFunction(
      () =>
        !/^(none|matrix\(1, 0, 0, 1, 0, 0\))$/.test(
          getComputedStyle(document.querySelector<HTMLElement>("[aria-describedby=oe-drawing-keys] > div")!).transform,
        ),
    );
    await page.keyboard.press("0");
    await page.keyboard.press("Tab");
    const first = await focusedName(page);
    await page.keyboard.press("ArrowRight");
    expect(await focusedName(page)).not.toBe(first);
    await page.keyboard.press("Enter");
    await list(page).locator("[aria-expanded=true]").waitFor();
    await page
      .getByRole("status")
      .filter({ hasText: /Repère .* choisi/ })
      .waitFor();
  });

  it("has positions that a finger hits, and a drag that chooses nothing", async () => {
    const page = await openSignedIn({ at: plate, width: "phone" });
    await alive(spots(page).first());
    expect(await smallTargets(page)).toEqual([]);
    await page.getByRole("button", { name: "Agrandir" }).click();
    const box = await page.getByRole("group", { name: /Dessin de la planche/ }).boundingBox();
    const [x, y] = [(box?.x ?? 0) + 100, (box?.y ?? 0) + 80];
    const before = await transformOf(page);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 60, y - 30, { steps: 6 });
    await page.mouse.up();
    await page.waitForFunction(
      (former) =>
        getComputedStyle(document.querySelector<HTMLElement>("[aria-describedby=oe-drawing-keys] > div")!).transform !==
        former,
      before,
    );
    expect(await list(page).locator("[aria-expanded=true]").count()).toBe(0);
    expect(await overflowing(page)).toEqual([]);
  });

  it("says what is not there: a plate that is gone, a right that is kept", async () => {
    const page = await openSignedIn({ at: `${clio}/oem/99999` });
    await page.getByRole("heading", { name: "Aucun OEM défini pour la vue en cours" }).waitFor();
    const denied = await openSignedIn({ at: `${clio}/app/oem`, email: "frontiere@etabli.test" });
    await denied.getByRole("heading", { name: "Vous n'avez pas accès à ces données du constructeur" }).waitFor();
  });

  it("is opened without a registered vehicle, and by a number in any spelling", async () => {
    const page = await openSignedIn({ at: "/oe-selector?vin=VF1BR1H0H40123456", email: "complet@etabli.test" });
    await page.getByRole("heading", { level: 2, name: /Renault/ }).waitFor();
    const vin = page.getByRole("textbox", { name: "VIN" });
    await alive(vin);
    await vin.fill("VF1BR1H0H4012");
    await vin.press("Enter");
    await page.getByText("13 caractères sur 17 : il en manque 4.").waitFor();
    expect(await vin.getAttribute("aria-invalid")).toBe("true");
    await page.goto(new URL("/part-selector-oe", page.url()).href);
    const field = page.getByRole("searchbox", { name: "Référence d'origine" });
    await alive(field);
    await field.fill("77.01-207 339");
    await field.press("Enter");
    await title(page, /77\.01-207 339/);
    await page.getByRole("heading", { level: 2, name: /Renault/ }).waitFor();
    await page.getByRole("heading", { level: 2, name: /articles? d'autres? marques?/ }).waitFor();
  });
});
