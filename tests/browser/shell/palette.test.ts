import type { Page } from "playwright-core";
import { makeCompany } from "@/tests/support/company";
import "@/tests/support/end";
import { accessibilityFaults, alive, complaints, openSignedIn, overflowing, shoot } from "../support/browser";
import { enterAs } from "../support/people";
import { clioPads } from "../support/places";

const field = (page: Page) => page.getByRole("combobox", { name: "Palette de commandes" });

async function openPalette(page: Page, text = ""): Promise<void> {
  await page.keyboard.press("Control+k");
  await page.locator("dialog [role=combobox]:focus").fill(text);
}
const options = (page: Page) => page.locator("dialog [role=option]").allInnerTexts();

describe("the command palette", () => {
  it("takes the keys that came before it was there, and none reaches the page", async () => {
    const page = await openSignedIn({ at: clioPads, workerless: true });
    const prices = page.getByRole("row", { name: /Bosch 0 986 494 104.*23,95/ });
    await prices.waitFor();
    let letGo: (() => void) | undefined;
    const held = new Promise<void>((done) => (letGo = done));
    await page.route(/\/_next\/static\/chunks\//, async (route) => {
      await held;
      await route.continue();
    });
    await page.keyboard.press("Control+k");
    await page.keyboard.type("ppaniex", { delay: 20 });
    await page.keyboard.press("Backspace");
    letGo?.();
    await field(page).waitFor();
    await page.waitForFunction(() => document.activeElement?.getAttribute("role") === "combobox");
    await page.keyboard.type("r");
    expect(await field(page).inputValue()).toBe("ppanier");
    expect(await prices.isVisible()).toBe(true);
    await page.keyboard.press("Escape");
    expect(complaints.get(page)).toEqual([]);
  });

  it("goes to screens, plates, references and recent vehicles, and acts, all by keyboard", async () => {
    const page = await enterAs(await makeCompany());
    await page.goto("/identification-vehicule");
    await alive(page.locator("input[name=immat]"));
    await openPalette(page, "devis");
    await page.getByRole("option", { name: "Devis", exact: true }).and(page.locator("[aria-selected=true]")).waitFor();
    await page.keyboard.press("Enter");
    await page.waitForURL("**/quotes");
    await openPalette(page, "ab123cd");
    await page.getByRole("option", { name: "Plaque française AB-123-CD" }).waitFor();
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: /Clio III/ }).waitFor();
    await openPalette(page, "clio");
    expect((await options(page))[0]).toMatch(/Clio III/);
    await openPalette(page, "0986494104");
    await page
      .getByRole("option", { name: /0986494104|0 986/ })
      .first()
      .waitFor();
    await page.keyboard.press("Escape");
    expect(await field(page).count()).toBe(0);
    await openPalette(page, "sombre");
    await page.keyboard.press("Enter");
    await page.locator("html[data-theme=dark]").waitFor();
    await openPalette(page, "langue english");
    await page.keyboard.press("Enter");
    await page.locator("html[lang=en]").waitFor();
    await openPalette(page, "français");
    await page.keyboard.press("Enter");
    await page.locator("html[lang=fr]").waitFor();
    expect(complaints.get(page)).toEqual([]);
  });

  it("opens over a field, moves around, says what it has, and gives the focus back", async () => {
    const page = await openSignedIn();
    const plate = page.locator("input[name=immat]");
    await alive(plate);
    await plate.focus();
    await openPalette(page);
    const active = () => field(page).getAttribute("aria-activedescendant");
    const first = await active();
    await page.keyboard.press("ArrowUp");
    expect(await active()).not.toBe(first);
    await page.keyboard.press("ArrowDown");
    expect(await active()).toBe(first);
    await page
      .getByRole("status")
      .filter({ hasText: /\d+ résultats/ })
      .waitFor({ state: "attached" });
    await field(page).fill("qzx ...");
    expect([await accessibilityFaults(page), await overflowing(page)]).toEqual([[], []]);
    await page.keyboard.press("Escape");
    expect(await plate.evaluate((element) => element === document.activeElement)).toBe(true);
    await shoot(page, "palette-closed");
  });

  it("offers a reader only what the reader may do", async () => {
    const page = await openSignedIn({ email: "lecteur@etabli.test" });
    await alive(page.getByRole("combobox", { name: "Rechercher partout" }));
    await openPalette(page);
    const offered = await options(page);
    expect(offered).toEqual(expect.arrayContaining(["Identification", "Mot de passe", "Se déconnecter"]));
    for (const name of ["Devis", "Panier", "Mon compte", "Utilisateurs", "Ajouter une astuce"])
      expect(offered).not.toContain(name);
    await field(page).fill("déconnecter");
    await page.keyboard.press("Enter");
    await page.getByText("Vous êtes déconnecté.").waitFor();
  });
});
