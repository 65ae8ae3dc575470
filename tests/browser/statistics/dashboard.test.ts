import type { Page } from "playwright-core";
import { accessibilityFaults, alive, complaints, openSignedIn, overflowing, shoot } from "../support/browser";

const open = (wanted: Parameters<typeof openSignedIn>[0] = {}) =>
  openSignedIn({ email: "admin@etabli.test", at: "/sv5actia", ...wanted });
const chart = (page: Page, name: string) =>
  page.getByRole("figure").filter({ has: page.getByRole("heading", { name }) });
const vci = "Les 50 boîtiers (VCI) les plus utilisés";

it("shows the installation's figures to an administrator of the house, with a table beneath every chart", async () => {
  const page = await open();
  await page.getByText("Ce que toutes les entreprises identifient").waitFor();
  await page.getByRole("img", { name: vci }).waitFor();
  expect(await page.locator("figure [role=img]").count()).toBe(6);
  expect(await page.locator("figure details").count()).toBe(6);
  await shoot(page, "dashboard-desktop");
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await overflowing(page)).toEqual([]);
  const bars = chart(page, vci);
  await bars.getByText("Voir les chiffres en tableau").click();
  expect(await bars.getByRole("row").count()).toBe(51);
  expect(complaints.get(page)).toEqual([]);
});

it("reads a chart point by point with the keyboard", async () => {
  const page = await open();
  const box = page.getByRole("region", { name: "Identifications par mois, à partir de juin" }).first();
  await alive(box);
  await box.focus();
  await page.keyboard.press("Home");
  await chart(page, "Identifications par mois, à partir de juin").getByRole("status").getByText(/^juin/).waitFor();
  await page.keyboard.press("ArrowRight");
  await chart(page, "Identifications par mois, à partir de juin").getByRole("status").getByText(/^juil/).waitFor();
});

it("keeps period and comparison in the address, and tells a period that is none", async () => {
  const page = await open();
  await page.getByLabel("Du", { exact: true }).fill("2026-09-01");
  await page.getByLabel("Au", { exact: true }).fill("2026-09-30");
  await page.getByLabel("Comparer avec").selectOption({ label: "La période précédente" });
  await page.getByRole("button", { name: "Afficher" }).click();
  await page.waitForURL("**/sv5actia?*from=2026-09-01*compare=before*");
  await page
    .getByText(/^Avant :/)
    .first()
    .waitFor();
  await page.goto("/sv5actia?from=1926-01-01&to=2026-01-01");
  await page.getByText(/au plus 1.830 jours/).waitFor();
  await page.goto("/sv5actia?from=2026-09-02&to=2026-09-01");
  await page.getByText("La période finit avant de commencer").waitFor();
  await page.goto("/sv5actia?from=2020-01-01&to=2020-01-31");
  await page.getByText("Aucune identification sur la période.").first().waitFor();
});

it("opens a make's models and a model's versions, whose shares have two decimals", async () => {
  const page = await open();
  const shares = page.locator("#shares");
  await shares.getByRole("link", { name: "Renault", exact: true }).click();
  await page.waitForURL("**make=Renault**");
  await shares.getByRole("link", { name: "Clio III", exact: true }).click();
  await page.waitForURL("**model=Clio+III**");
  await shares.getByRole("columnheader", { name: "ktype" }).waitFor();
  const cells = await shares.locator("tbody td:nth-child(4)").allTextContents();
  expect(cells.length).toBeGreaterThan(3);
  for (const cell of cells) expect(cell).toMatch(/^\d{1,3},\d{2}\s%$/);
});

it("is the own company's for a garage, on a phone and from right to left, and takes a table along", async () => {
  const page = await openSignedIn({ at: "/sv5actia" });
  await page.getByText("Ce que votre entreprise identifie").waitFor();
  expect(await page.getByLabel("Chiffres de").count()).toBe(0);
  const saved = page.waitForEvent("download");
  await chart(page, vci).getByRole("link", { name: /^CSV/ }).click();
  expect((await saved).suggestedFilename()).toMatch(/^etabli-vci-company-[\d-]{10}_[\d-]{10}\.csv$/);
  const phone = await openSignedIn({ at: "/sv5actia", width: "phone", language: "ar" });
  await phone.locator("figure [role=img]").first().waitFor();
  expect(await overflowing(phone)).toEqual([]);
  await shoot(phone, "dashboard-phone-ar");
});

it("tells a workshop's owner of quotes, vain searches and suppliers", async () => {
  const page = await openSignedIn({ at: "/sv5actia/workshop" });
  await page.getByRole("heading", { level: 1, name: "Mon atelier en chiffres" }).waitFor();
  await page.getByText("9675360980").waitFor();
  await page.getByRole("heading", { name: "Réponses des fournisseurs" }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await overflowing(page)).toEqual([]);
  await shoot(page, "dashboard-workshop");
  await page.emulateMedia({ media: "print" });
  expect(await page.locator("header").first().isVisible()).toBe(false);
  expect(complaints.get(page)).toEqual([]);
});
