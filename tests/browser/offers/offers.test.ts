import type { Page } from "playwright-core";
import type { Offer, SupplierAnswer } from "@/lib/domains/offers/schema";
import { accessibilityFaults, complaints, openSignedIn, overflowing, shoot, type Width } from "../support/browser";
import { clioPads } from "../support/places";

const plain: Omit<Offer, "articleId"> = {
  ...{ state: "available", stocks: [{ name: "Lyon", qty: 4 }], quantity: 4, text: null, date: null, hour: null },
  ...{ site: null, baseCents: 4000, discount1Bp: 3000, discount2Bp: 500, netCents: 2660, publicCents: 4500 },
  ...{ depositCents: 0, currency: "EUR", partType: null },
};
const none = { baseCents: null, discount1Bp: null, discount2Bp: null, netCents: null, publicCents: null };
const told: [string, Partial<Offer> | "ko" | "late"][] = [
  ["Sites", { stocks: [...plain.stocks, { name: "Lille", qty: 2 }], date: "2031-03-04", hour: 8, depositCents: 1500 }],
  ["Arrêté", { state: "unavailable", stocks: [], quantity: 0, text: "fabrication arrêtée" }],
  ["Vide", { state: "unavailable", stocks: [], quantity: 0, date: "2031-03-09" }],
  ["Muet", { state: "unknown", stocks: [], quantity: null, ...none }],
  ["Refus", { state: "error", stocks: [], quantity: null, ...none, depositCents: null }],
  ["Suisse", { currency: "CHF", discount1Bp: 0, discount2Bp: 0, netCents: 4000 }],
  ["Panne", "ko"],
  ["Lent", "late"],
];

/** Answers for every supplier, one state each. */
async function answerAll(page: Page): Promise<void> {
  await page.route("**/api/availability", async (route) => {
    const { items } = route.request().postDataJSON() as { items: { articleId: number }[] };
    const lines = told.map(([code, part], at): SupplierAnswer => {
      const silent = typeof part === "string";
      const offers = silent ? [] : items.map(({ articleId }) => ({ ...plain, articleId, ...part }));
      const reason = part === "late" ? "late" : silent ? "failed" : null;
      return { supplier: { code, name: code, rank: at + 1 }, status: silent ? "ko" : "ok", reason, offers };
    });
    const body = lines.map((line) => `${JSON.stringify(line)}\n`).join("");
    await route.fulfill({ contentType: "application/x-ndjson", body });
  });
}

const row = async (page: Page, supplier: string) => {
  const label = page.locator("main fieldset label").filter({ hasText: supplier });
  return (await label.innerText()).replace(/[\s\u00a0\u202f]+/g, " ");
};

async function openList(width: Width) {
  const page = await openSignedIn({ width });
  await answerAll(page);
  await page.goto(clioPads);
  await page.locator("[role=grid]:not(:has([aria-busy]))").getByText("26,60").first().waitFor();
  return page;
}

describe("suppliers that cannot be reached", () => {
  it("are named as the reason, and asked again on demand", async () => {
    const page = await openSignedIn();
    await page.route("**/api/availability", (route) => route.fulfill({ status: 503, body: "{}" }));
    await page.goto(clioPads);
    const retry = page.getByRole("button", { name: "Réessayer" }).first();
    await retry.waitFor();
    await page.getByRole("row", { selected: true }).getByText("Fournisseurs injoignables").waitFor();
    expect(await page.getByRole("heading", { level: 1 }).innerText()).not.toContain("en stock");
    await shoot(page, "suppliers-silent");
    await page.unroute("**/api/availability");
    await answerAll(page);
    await retry.click();
    await page.getByRole("row", { selected: true }).getByText("26,60").waitFor();
    expect(await page.getByRole("button", { name: "Réessayer" }).count()).toBe(0);
  });
});

describe("the suppliers of an article", () => {
  it("say stock by site, arrival, discounts, deposit, and each why it cannot sell", async () => {
    const page = await openList("desktop");
    expect(await row(page, "Sites")).toMatch(/Lyon 4 · Lille 2 · .*04\/03.* 8 h 26,60 € −30 % −5 % consigne 15,00 €/);
    expect(await row(page, "Arrêté")).toMatch(/fabrication arrêtée 26,60 €/);
    expect(await row(page, "Vide")).toMatch(/épuisé · réappro\. 09\/03 26,60 €/);
    expect(await row(page, "Muet")).toBe("Muet Disponibilité inconnue XXX.xx");
    expect(await row(page, "Refus")).toBe("Refus Le fournisseur ne répond pas pour cet article —");
    expect(await row(page, "Suisse")).toMatch(/Lyon 4 40\.00 CHF/);
    expect(await row(page, "Panne")).toBe("Panne Ne répond pas —");
    expect(await row(page, "Lent")).toBe("Lent Trop long à répondre —");
    const label = page.locator("main fieldset label").filter({ hasText: "Refus" });
    expect(await label.getAttribute("title")).toBe("Le fournisseur ne répond pas pour cet article");
    for (const name of [/^Refus/, /^Panne/, /^Lent/])
      expect(await page.getByRole("radio", { name }).isDisabled()).toBe(true);
    expect(await page.getByRole("radio", { name: /^Sites/ }).isChecked()).toBe(true);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(complaints.get(page)).toEqual([]);
    await shoot(page, "offers-states");
  });

  it("fit a phone", async () => {
    const page = await openList("phone");
    await page.goto(
      (await page.getByRole("link", { name: /fiche de Bosch 0 986 494 104/ }).getAttribute("href")) ?? "",
    );
    await page.getByRole("radio", { name: /^Sites/, checked: true }).scrollIntoViewIfNeeded();
    expect(await overflowing(page)).toEqual([]);
    await shoot(page, "offers-states-phone");
  });
});
