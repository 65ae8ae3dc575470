import type { Page } from "playwright-core";
import {
  accessibilityFaults,
  alive,
  complaints,
  openSignedIn,
  overflowing,
  shoot,
  type Width,
} from "../support/browser";
import { clioPads } from "../support/places";

const filter = (page: Page) => page.getByRole("searchbox", { name: "Filtrer les articles" });
const sort = (page: Page) => page.getByRole("combobox", { name: "Trier les articles" });
const rows = (page: Page) => page.getByRole("grid").locator("[id^=article-]");
const settled = (page: Page) => page.getByText("Tous les fournisseurs ont répondu").waitFor();

async function openList(query = "", wanted: { width?: Width; language?: string } = {}): Promise<Page> {
  const page = await openSignedIn({ at: clioPads + query, ...wanted });
  await alive(page.locator("main input[type=search]").first());
  return page;
}

/** The price that each row shows first, in cents; null for none. */
const prices = (page: Page) =>
  rows(page).evaluateAll((all) =>
    all.map((row) => {
      const [, euros, cents] =
        /(\d+),(\d\d)\s€/.exec(row.querySelectorAll("[role=gridcell]")[5]?.textContent ?? "") ?? [];
      return euros ? Number(euros) * 100 + Number(cents) : null;
    }),
  );

const isAscending = (all: (number | null)[]) =>
  all.every((price, at) => {
    const before = all[at - 1];
    return at === 0 || price === null || (before !== null && before !== undefined && before <= price);
  });

describe("a list in the order of its prices", () => {
  it("is put so when it is asked, keeps it at its address and says what is still to come", async () => {
    const page = await openList();
    await page.waitForLoadState("networkidle");
    await sort(page).selectOption("price");
    await page.waitForURL(/\?sort=price$/);
    await settled(page);
    const again = page.getByRole("button", { name: /^Trier à nouveau/ });
    if (await again.count()) await again.click();
    expect(isAscending(await prices(page))).toBe(true);
    await shoot(page, "list-by-price");
    await page.reload();
    await alive(filter(page));
    await settled(page);
    await page.waitForFunction(() => document.querySelectorAll("[id^=article-]").length > 3);
    await page.waitForTimeout(300);
    expect(isAscending(await prices(page))).toBe(true);
    expect(complaints.get(page)).toEqual([]);
  });

  it("moves no row by itself while a pointer is over it", async () => {
    const page = await openSignedIn({ at: "/identification-vehicule" });
    let let_go: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (let_go = resolve));
    await page.route("**/api/availability**", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${clioPads}?sort=price`);
    await alive(filter(page));
    await page.getByText(/lignes attendent encore leur prix/).waitFor();
    await rows(page).nth(2).hover();
    const order = () => rows(page).evaluateAll((all) => all.map(({ id }) => id));
    const before = await order();
    let_go();
    await settled(page);
    await page.getByRole("button", { name: /^Trier à nouveau/ }).waitFor();
    expect(await order()).toEqual(before);
    await page.getByRole("button", { name: /^Trier à nouveau/ }).click();
    expect(isAscending(await prices(page))).toBe(true);
  });

  it.each(["delivery", "brand", "fit"])("or by %s, from its address", async (wanted) => {
    const page = await openList(`?sort=${wanted}`);
    expect(await sort(page).inputValue()).toBe(wanted);
    if (wanted === "brand") {
      const brands = await rows(page).evaluateAll((all) =>
        all.map((row) => row.querySelector(".font-semibold")?.textContent ?? ""),
      );
      expect(brands).toEqual([...brands].sort((a, b) => a.localeCompare(b)));
    }
    expect(complaints.get(page)).toEqual([]);
  });
});

describe("articles side by side", () => {
  it.each([
    ["desktop", "fr"],
    ["tablet", "fr"],
    ["phone", "fr"],
    ["phone", "ar"],
  ] as const)("on a %s in %s", async (width, language) => {
    const page = await openList("", { width, language });
    const toggles = rows(page).locator("button[aria-pressed]");
    for (const at of [0, 1, 3]) await toggles.nth(at).click();
    await page.waitForURL(/\?vs=\d+\.\d+\.\d+$/);
    await shoot(page, `compare-bar-${width}-${language}`);
    await page.reload();
    await alive(toggles.first());
    await page
      .getByRole("region", { name: /^(Articles à comparer|منتجات للمقارنة)$/ })
      .locator("button[aria-haspopup=dialog]")
      .click();
    const dialog = page.locator("dialog[open]");
    await dialog.locator("table").waitFor();
    expect(await dialog.locator("thead th").count()).toBe(3);
    expect(await dialog.locator("tr[data-differs]").count()).toBeGreaterThan(0);
    await page.waitForLoadState("networkidle");
    await shoot(page, `compare-${width}-${language}`);
    expect(await overflowing(page)).toEqual([]);
    if (language === "fr") expect(await accessibilityFaults(page)).toEqual([]);
    expect(complaints.get(page)).toEqual([]);
  });

  it("are four at most, chosen and opened by keys, and added from there", async () => {
    const page = await openList();
    for (let turn = 0; turn < 5; turn++) {
      const selected = rows(page).nth(turn).and(page.locator("[aria-selected=true]"));
      await selected.waitFor();
      await page.keyboard.press("c");
      if (turn < 4) await selected.locator("[aria-pressed=true]").waitFor();
      await page.keyboard.press("ArrowDown");
    }
    await page.waitForURL(/\?vs=\d+\.\d+\.\d+\.\d+$/);
    await page.getByText("Quatre au plus.").waitFor();
    await page.getByRole("button", { name: "Comparer les 4 articles" }).click();
    const dialog = page.getByRole("dialog", { name: /^Comparer : / });
    await dialog.getByRole("checkbox", { name: "Seulement ce qui diffère" }).check();
    expect(await dialog.locator("tbody tr").count()).toBeGreaterThan(4);
    await dialog
      .getByRole("link", { name: /^Preuve de montage/ })
      .first()
      .waitFor();
    expect(await dialog.getByRole("button", { name: /^Ajouter .* au panier$/ }).count()).toBe(4);
  });
});

describe("what narrows a list", () => {
  it("by a word of the phrase stands as a chip that is taken off", async () => {
    const page = await openList("?want=front");
    const chip = page.getByRole("button", { name: "Retirer le filtre avant" });
    await chip.focus();
    await page.keyboard.press("Enter");
    await page.waitForURL((url) => url.search === "");
  });

  it("to nothing is named, with a button that takes it off", async () => {
    const page = await openList("?want=front_999");
    await page.getByText("Retirez un filtre pour revoir des articles.").waitFor();
    await shoot(page, "list-nothing-left");
    await page.getByRole("button", { name: /^Retirer « 999 mm » : \d+ articles$/ }).click();
    await page.waitForURL(/\?want=front$/);
    await rows(page).first().waitFor();
  });

  it("offers no choice that would leave nothing, but keeps what is chosen", async () => {
    const page = await openList("?text=0986494");
    const facet = page.getByRole("group", { name: "Marque" }).first();
    await facet.getByRole("checkbox", { name: /^Bosch \d+$/ }).check();
    expect(await facet.getByRole("checkbox").count()).toBe(1);
    await filter(page).fill("P 68 033");
    await facet.getByRole("checkbox", { name: /^Bosch 0$/ }).waitFor();
  });
});
