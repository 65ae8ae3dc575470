import type { Page } from "playwright-core";
import { accessibilityFaults, alive, complaints, openSignedIn, overflowing } from "../support/browser";
import { focusedName, tabTo } from "../support/keyboard";
import { smallTargets } from "../support/layout";
import { clio } from "../support/places";

const plate = `${clio}/oem/08057`;
const title = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name }).waitFor();
const spots = (page: Page) => page.getByRole("group", { name: "Repères" }).getByRole("button");
const list = (page: Page) => page.getByRole("list", { name: "Pièces de la planche" });
const transformOf = (page: Page) =>
  page.evaluate(() => {
    const layer = document.querySelector<HTMLElement>("[aria-describedby=oe-drawing-keys] > div");
    return layer ? getComputedStyle(layer).transform : "";
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
    await row.getByRole("link", { name: /Voir .* offres/ }).click();
    await page.waitForURL(/\/parts\//);
    await page.getByRole("grid").first().waitFor();
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
