import type { Page } from "playwright-core";
import { accessibilityFaults, alive, complaints, openSignedIn, overflowing } from "../support/browser";
import { serveCustomer } from "../support/customers";
import { clio, clioPads } from "../support/places";
import { addFromList, openPads, said } from "../support/shopping";

const article = "Bosch 0 986 494 104";

/** What stands on paper: the text of the page as it is printed. */
async function printed(page: Page): Promise<string> {
  await page.emulateMedia({ media: "print" });
  const text = await page.locator("body").innerText();
  await page.emulateMedia({ media: "screen" });
  return text;
}

/** The rows of the proof: criterion, what the vehicle has, what the article needs, the outcome. */
const rows = (page: Page) =>
  page
    .getByRole("table", { name: "Critère par critère" })
    .locator("tbody tr")
    .evaluateAll((found) => found.map((row) => [...row.children].map((cell) => cell.textContent?.replace(/\s/g, " "))));
const proven = [
  ["Code moteur", "K9K 766", "K9K 766 / K9K 768", "rempli"],
  ["Fabrication", "03/2007", "≥ 05/2005", "rempli"],
  ["Côté d'assemblage", "essieu avant", "essieu avant", "rempli"],
  ["Système de freinage", "Bosch", "Bosch", "rempli"],
  ["Disque", "Ø 266 mm", "Ø 266 mm", "rempli"],
  ["Poids total", "1 640 kg", "≤ 1 640 kg", "rempli"],
];

describe("a proof of fit", () => {
  it("is reached from the sheet and prints vehicle, article, every criterion and the time, and nothing else", async () => {
    const page = await openSignedIn({ at: clioPads });
    const link = page.getByRole("link", { name: new RegExp(article) }).first();
    await alive(link);
    await link.click();
    await page.getByRole("link", { name: "Preuve à imprimer" }).click();
    await page.getByRole("heading", { level: 1, name: "Preuve de montage" }).waitFor();
    expect(await rows(page)).toEqual(proven);
    const text = await printed(page);
    for (const wanted of [
      article,
      "AB-123-CD",
      "VF1",
      "Monte : 6 critères remplis sur 6",
      String(new Date().getFullYear()),
    ])
      expect(text).toContain(wanted);
    for (const unwanted of ["Imprimer", "Identification", "Rechercher"]) expect(text).not.toContain(unwanted);
    expect([await accessibilityFaults(page), await overflowing(page), complaints.get(page)]).toEqual([[], [], []]);
    await page.keyboard.press("Escape");
    await page.waitForURL(/\/article\/\d+$/);
  });

  it("stays with the cart line as it was given, shown there and printed from there", async () => {
    const page = await openSignedIn();
    await serveCustomer(page);
    await openPads(page);
    await addFromList(page, article);
    await said(page, `${article} ajouté au panier`);
    await page.goto("/cart");
    const verdict = page.getByRole("button", { name: new RegExp(`Voir pourquoi : ${article}`) });
    await alive(verdict);
    await verdict.click();
    const dialog = page.getByRole("dialog", { name: article });
    await dialog.getByText("Système de freinage").waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole("link", { name: "Preuve à imprimer" }).click();
    await page.getByRole("heading", { level: 1, name: "Preuve de montage" }).waitFor();
    expect(await rows(page)).toEqual(proven);
    expect(await printed(page)).toContain("AB-123-CD");
    await page.getByRole("link", { name: "Retour" }).click();
    await page.waitForURL("**/cart");
  });

  it("says that there is none for lines and articles that do not exist", async () => {
    const page = await openSignedIn({ width: "phone" });
    for (const [path, title] of [
      ["/cart/proof/1/2147483647", "Pas de preuve"],
      ["/cart/proof/x/y", "Pas de preuve"],
      [`${clio}/article/999999999/proof`, "Article introuvable"],
    ] as const) {
      await page.goto(path);
      await page.getByRole("heading", { level: 1, name: title }).waitFor();
      expect(await overflowing(page)).toEqual([]);
    }
  });
});
