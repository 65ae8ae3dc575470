import type { Page } from "playwright-core";
import { accessibilityFaults, alive, complaints, openSignedIn, overflowing, shoot } from "../support/browser";
import { focusedName } from "../support/keyboard";
import { clioPads } from "../support/places";

const stack = (page: Page) => page.locator("section[data-slides]");
const titles = (page: Page) =>
  stack(page)
    .getByRole("article", { includeHidden: true })
    .evaluateAll((cards) => cards.map((card) => card.getAttribute("aria-label")));
const front = (page: Page) => stack(page).locator("[data-front]");

describe("slides", () => {
  it("open from the suggestions and from a list, turn by the arrows, and give the focus back", async () => {
    const page = await openSignedIn({ at: clioPads });
    const rows = page.locator("[role=grid]:not(:has([aria-busy])) [role=row]");
    await rows.nth(2).waitFor();
    const field = page.getByRole("search").getByRole("combobox");
    await alive(field);
    await field.fill("0986494104");
    await field.press("Shift+Enter");
    await front(page).getByRole("button").filter({ hasText: "0 986 494 104" }).first().waitFor();
    expect(new URL(page.url()).pathname).toBe(encodeURI(decodeURI(clioPads)));
    expect(await focusedName(page)).toContain("0986494104");
    await front(page).getByRole("button").filter({ hasText: "0 986 494 104" }).first().click();
    await front(page).getByRole("link", { name: "Fiche article complète" }).waitFor();
    await rows
      .getByRole("button", { name: /dans un volet$/ })
      .nth(2)
      .click();
    await page.waitForFunction(() => document.querySelectorAll("[data-slides] article").length === 3);
    const [all, before] = [await titles(page), await front(page).getAttribute("aria-label")];
    await page.keyboard.press("ArrowRight");
    const turned = await front(page).getAttribute("aria-label");
    expect([turned === before, (await titles(page)).toSorted()]).toEqual([false, all.toSorted()]);
    await page.keyboard.press("ArrowLeft");
    expect(await front(page).getAttribute("aria-label")).toBe(before);
    await shoot(page, "slides-three");
    expect((await accessibilityFaults(page)).concat(await overflowing(page))).toEqual([]);
    await front(page).getByRole("button", { name: "Vue en 3D" }).click();
    await shoot(page, "slides-depth");
    await page.keyboard.press("Escape");
    await front(page).getByRole("button", { name: "Agrandir" }).click();
    await page.keyboard.press("Escape");
    expect(await stack(page).getAttribute("data-extended")).toBeNull();
    await page.reload();
    await front(page).waitFor();
    expect(await front(page).getAttribute("aria-label")).toBe(before);
    await front(page).getByRole("button", { name: "Mettre les volets de côté" }).click();
    await page.getByRole("button", { name: "3 volets" }).click();
    for (let left = 3; left > 0; left -= 1)
      await front(page)
        .getByRole("button", { name: /^Fermer / })
        .click();
    await stack(page).waitFor({ state: "detached" });
    expect(await page.getByRole("button", { name: /volets?$/ }).count()).toBe(
      await rows.getByRole("button", { name: /volet$/ }).count(),
    );
    expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
    expect(complaints.get(page)).toEqual([]);
  });

  it("open by Shift and Enter from the row of a list, the same one once", async () => {
    const page = await openSignedIn({ at: clioPads });
    const grid = page.locator("[role=grid]:not(:has([aria-busy]))");
    await grid.locator("[role=row]").nth(2).waitFor();
    await alive(grid.getByRole("button", { name: /dans un volet$/ }).first());
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Shift+Enter");
    await front(page).getByRole("link", { name: "Fiche article complète" }).waitFor();
    const opened = await front(page).getAttribute("aria-label");
    await front(page)
      .getByRole("button", { name: /^Fermer / })
      .click();
    await stack(page).waitFor({ state: "detached" });
    await page.keyboard.press("Shift+Enter");
    await front(page).waitFor();
    expect([await titles(page), await front(page).getAttribute("aria-label")]).toEqual([[opened], opened]);
  });

  it("open from tyres, and lead to the whole list", async () => {
    const page = await openSignedIn({ at: "/tireStock?search=205%2F55+R16" });
    const button = page.getByRole("button", { name: /^Pneus .* dans un volet$/ }).first();
    await alive(button);
    await button.click();
    await front(page).getByRole("listitem").first().waitFor();
    await shoot(page, "slides-tyres");
    await front(page).getByRole("link", { name: "Tout voir" }).click();
    await page.waitForURL("**/tireStock?**");
    await page.getByRole("main").locator("tbody tr").first().waitFor();
  });

  it("hold an editor over its home: what is saved is seen behind, and another person finds none of them", async () => {
    const page = await openSignedIn({ email: "portail@etabli.test", at: "/rse" });
    const edit = page.getByRole("link", { name: "Modifier cette page" });
    await alive(edit);
    await edit.click();
    await front(page).getByRole("button", { name: "Nouvelle rubrique" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/rse");
    await shoot(page, "slides-editor");
    expect((await accessibilityFaults(page)).concat(await overflowing(page))).toEqual([]);
    const handle = front(page)
      .getByRole("button", { name: /^Déplacer .*, position 1$/ })
      .first();
    await handle.focus();
    await page.keyboard.press("Space");
    await page.keyboard.press("Escape");
    expect(await front(page).getAttribute("aria-label")).toBe("Éditeur RSE");
    await page.reload();
    await front(page).getByRole("button", { name: "Nouvelle rubrique" }).waitFor();
    expect(complaints.get(page)).toEqual([]);
  });

  it("fit a phone and an Arabic reader", async () => {
    const page = await openSignedIn({ width: "phone", language: "ar", at: "/pieces" });
    const field = page.getByRole("search").getByRole("combobox");
    await alive(field);
    await field.fill("0986494104");
    await field.press("Shift+Enter");
    await front(page).getByRole("listitem").first().waitFor();
    await shoot(page, "slides-phone-ar");
    expect((await accessibilityFaults(page)).concat(await overflowing(page))).toEqual([]);
  });
});
