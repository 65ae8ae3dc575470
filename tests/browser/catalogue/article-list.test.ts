import type { Page } from "playwright-core";
import { accessibilityFaults, alive, complaints, openSignedIn, overflowing, type Width } from "../support/browser";
import { clio, clioPads } from "../support/places";

const rows = (page: Page) =>
  page.getByRole("grid").getByRole("row", { selected: undefined }).and(page.locator("[id^=article-]"));
const filter = (page: Page) => page.getByRole("searchbox", { name: "Filtrer les articles" });
const shownCount = (page: Page) =>
  page
    .getByRole("grid")
    .getAttribute("aria-rowcount")
    .then((count) => Number(count) - 1);
const shows = (page: Page, rows: number) => page.locator(`[role=grid][aria-rowcount="${rows + 1}"]`).waitFor();
const chip = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function openList(address = clioPads, width?: Width): Promise<Page> {
  const page = await openSignedIn({ at: address, width });
  await alive(filter(page));
  return page;
}

/** How much the page has jumped by itself, in the browser's own measure. */
const jumps = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[];
          resolve(shifts.reduce((sum, one) => sum + (one.hadRecentInput ? 0 : one.value), 0));
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(0), 500);
      }),
  );

it("a price in francs has room beside the comparison", async () => {
  const page = await openList();
  const price = page.locator(".cell-price").filter({ hasText: "public" }).first();
  await price.waitFor();
  const [text, compare] = await price.evaluate((cell) => {
    const line = cell.querySelector("div.text-data") ?? cell;
    line.textContent = "public 1 290,00 CHF";
    const range = document.createRange();
    range.selectNodeContents(line);
    const next = cell.nextElementSibling?.getBoundingClientRect();
    return [range.getBoundingClientRect().right, next?.left ?? 0];
  });
  expect(text).toBeLessThanOrEqual(compare ?? 0);
});

describe("the articles of a vehicle", () => {
  it("are filtered by text; brands count what it leaves, and the address keeps it", async () => {
    const page = await openList();
    const all = await shownCount(page);
    await filter(page).fill("bosch 0986494");
    await page.waitForURL(/\?text=bosch\+0986494$/);
    await page.getByRole("row", { name: /Bosch 0 986 494 104/ }).waitFor();
    await page.locator(`[role=grid]:not([aria-rowcount="${all + 1}"])`).waitFor();
    const left = await shownCount(page);
    expect(left).toBeLessThan(all);
    await page.getByRole("heading", { level: 1 }).getByText(`${left} sur ${all} articles`).waitFor();
    expect(await page.title()).toMatch(/ · Etabli$/);
    for (const row of await rows(page).allTextContents()) expect(row).toContain("Bosch");
    const facet = page.getByRole("group", { name: "Marque" }).first();
    await facet.getByRole("checkbox", { name: new RegExp(`^Bosch ${left}$`) }).check();
    expect(await facet.getByRole("checkbox", { name: /^Brembo/ }).count()).toBe(0);
    await page.waitForURL(/brands=\d+&text=bosch\+0986494$/);
    await page.reload();
    await alive(filter(page));
    expect(await filter(page).inputValue()).toBe("bosch 0986494");
    await shows(page, left);
    await filter(page).fill("zzzz");
    await page.getByRole("heading", { name: "Aucun article ne passe les filtres" }).waitFor();
    await page.locator("main").getByRole("button", { name: "Tout effacer" }).last().click();
    await shows(page, all);
    expect(new URL(page.url()).search).toBe("");
    expect(complaints.get(page)).toEqual([]);
  });

  it("that do not fit are taken away by a choice and counted with their reason", async () => {
    const page = await openList(`${clio}/parts/1/101/101/10004`);
    const before = await shownCount(page);
    const misfits = page.getByRole("row", { name: /Ne monte pas/ });
    const count = await misfits.count();
    expect(count).toBeGreaterThan(0);
    await chip(page, "Ceux qui montent").click();
    await page.waitForURL(/\?fit=1$/);
    const said = `${count} articles masqués : ne montent pas ${count}.`;
    await page.getByText(said).first().waitFor();
    await shows(page, before - count);
    expect(await misfits.count()).toBe(0);
    await page.getByRole("button", { name: "Les voir" }).first().click();
    await page.waitForURL(/\?hidden=1$/);
    await shows(page, before);
    expect(await chip(page, "Ceux qui montent").getAttribute("aria-pressed")).toBe("false");
  });

  it.each(["", "?text=bosch&hidden=1", "?page=7&fit=1", "?text=%25_%27%3Cb%3E&page=-1&brands=x&typnr=9"])(
    "stand still and whole under %j",
    async (query) => {
      const page = await openList(clioPads + query);
      await page.waitForLoadState("networkidle");
      expect(await jumps(page)).toBeLessThan(0.05);
      expect(await overflowing(page)).toEqual([]);
      expect(complaints.get(page)).toEqual([]);
    },
  );

  it.each(["tablet", "phone"] as const)("stand still on a %s while stocks and prices arrive", async (width) => {
    const page = await openList(clioPads, width);
    await page
      .getByRole("heading", { level: 1 })
      .getByText(/\d\s+en\s+stock/)
      .waitFor();
    await page.waitForLoadState("networkidle");
    expect(await jumps(page)).toBeLessThan(0.005);
  });

  it("come in a tab for each type number that the papers leave open", async () => {
    const gpl = "/selection-vehicule/vl/Renault/Clio%20III/1.2%208V%2060%20GPL/1000030";
    const page = await openList(`${gpl}/parts/1/101/101/10001`);
    const tabs = page.getByRole("navigation", { name: "Numéros de type du véhicule" });
    expect(await tabs.getByRole("link").count()).toBe(4);
    await tabs.locator("[aria-current=page]", { hasText: "1000030" }).waitFor();
    await tabs.getByRole("link", { name: /Clio II .*1000029/ }).click();
    await page.waitForURL(/\?typnr=1000029$/);
    await tabs.locator("[aria-current=page]", { hasText: "1000029" }).waitFor();
    await alive(filter(page));
    await chip(page, "En stock").click();
    await page.waitForURL(/\?typnr=1000029&stock=1$/);
    await page.goto(page.url().replace("&stock=1", ""));
    await rows(page).first().getByRole("link").click();
    await page.waitForURL(/\/article\/\d+\?typnr=1000029$/);
    expect(await page.getByText("Le catalogue n'affecte pas cet article à ce véhicule").count()).toBe(0);
    expect(complaints.get(page)).toEqual([]);
  });

  it("of a vehicle with one type number have no tabs", async () => {
    const page = await openList();
    expect(await page.getByRole("navigation", { name: "Numéros de type du véhicule" }).count()).toBe(0);
  });
});

describe("the way to a vehicle's parts", () => {
  it("names make with its mark, model, family and subfamily, each a link", async () => {
    const page = await openList();
    const trail = page.getByRole("navigation", { name: "Fil d'Ariane" });
    expect(await trail.locator("[data-logo]").textContent()).toBe("RE");
    const links = await trail.getByRole("link").allTextContents();
    expect(links).toEqual(["RERenaultClio III", "Freinage", "Frein à disque"]);
    await trail.getByRole("link", { name: "Frein à disque" }).click();
    await page.waitForURL(`**${clio}/parts/1/101`);
    await page.getByRole("link", { name: /^Jeu de plaquettes de frein, frein à disque/ }).click();
    await page.waitForURL(`**${clioPads}`);
  });

  it.each(["parts/1/999", "parts/99/101", "parts/1/1e3", "parts/1/201"])("says Not found for %s", async (place) => {
    const page = await openSignedIn({ at: `${clio}/${place}` });
    await page.getByRole("heading", { level: 1, name: "Introuvable" }).waitFor();
    expect(await page.title()).toContain("Introuvable");
    expect(complaints.get(page)).toEqual([]);
  });

  const openPicker = async (page: Page) => {
    const several = page.getByRole("button", { name: "Choisir plusieurs pièces" });
    await page.goto(`${clio}/parts/1`);
    await alive(several);
    await several.click();
    await page.getByRole("combobox", { name: "Choisir une ou plusieurs pièces" }).waitFor();
  };

  it("of one part or several goes through the box that takes them together", async () => {
    const page = await openSignedIn();
    const box = page.getByRole("combobox", { name: "Choisir une ou plusieurs pièces" });
    await openPicker(page);
    await box.fill("plaquettes de frein, frein à disque");
    await page.getByRole("listbox").getByRole("option").first().waitFor();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await page.waitForURL(`**${clioPads}`);
    await openPicker(page);
    for (const part of ["plaquettes de frein", "disque de frein"]) {
      await box.fill(part);
      await page.getByRole("listbox").getByRole("option").first().waitFor();
      await page.keyboard.press("Enter");
    }
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/search\/from-breadcrumb\/\d+-\d+\/\d+$/);
    await filter(page).waitFor();
  });

  it("of parts moves through them by arrows without complaint", async () => {
    const page = await openSignedIn();
    const box = page.getByRole("combobox", { name: "Choisir une ou plusieurs pièces" });
    await openPicker(page);
    await box.focus();
    const options = page.getByRole("listbox").getByRole("option");
    await options.first().waitFor();
    for (let turn = 0; turn < 12; turn++) await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Escape");
    await box.fill("plaquettes");
    await options.first().waitFor();
    expect(complaints.get(page)).toEqual([]);
  });
});

describe("the search through the whole catalogue", () => {
  const field = (page: Page) => page.getByRole("combobox", { name: "Toute pièce du catalogue" });
  const setting = (page: Page) => page.getByRole("button", { name: "Rechercher dans tout le catalogue" });
  const several = (page: Page) => page.getByRole("button", { name: "Choisir plusieurs pièces" });
  const openPicker = async (page: Page) => {
    await alive(several(page));
    await several(page).click();
    await setting(page).waitFor();
  };

  it("appears by the user's setting, names each part's place and leads to it", async () => {
    const page = await openSignedIn({ email: "autre@etabli.test" });
    const settle = async (value: string | null) => {
      const headers = { "content-type": "application/json", "sec-fetch-site": "same-origin" };
      await page.request.post("/api/setUserPreference", { headers, data: { name: "cat4", value } });
    };
    await settle(null);
    await page.goto(clio);
    await openPicker(page);
    expect(await field(page).count()).toBe(0);
    const stored = page.waitForResponse("**/api/setUserPreference");
    await setting(page).click();
    expect((await stored).ok()).toBe(true);
    await page.reload();
    await openPicker(page);
    expect(await accessibilityFaults(page)).toEqual([]);
    await field(page).fill("plaq");
    const option = page.getByRole("option", {
      name: /^Jeu de plaquettes de frein, frein à disque.*Freinage › Frein à disque$/,
    });
    await option.waitFor();
    await field(page).fill("cardan transmission camion");
    await field(page).fill("plaquettes de frein");
    await option.waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.waitForURL(`**${clioPads}`);
    await settle(null);
    expect(complaints.get(page)).toEqual([]);
  });
});
