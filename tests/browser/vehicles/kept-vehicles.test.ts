import type { Page } from "playwright-core";
import { alive, complaints, openSignedIn } from "../support/browser";
import { focusedName } from "../support/keyboard";

const start = "/identification-vehicule";
const at = (plate: string) => `${start}/search/immat/${plate}`;
const title = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name }).waitFor();
const pathOf = (page: Page) => decodeURIComponent(new URL(page.url()).pathname);

describe("a vehicle that is kept", () => {
  it("stands among the bookmarks until its star is taken away", async () => {
    const page = await openSignedIn({ at: at("AB-123-CD") });
    const star = page.getByRole("button", { name: "Ajouter aux favoris" });
    await alive(star);
    await star.click();
    await page.goto(start);
    const kept = page.getByRole("region", { name: "Favoris" });
    await kept.getByRole("link", { name: /AB-123-CD ?Renault Clio III/ }).click();
    await title(page, /Clio III/);
    await page.getByRole("button", { name: "Retirer des favoris" }).click();
    await page.goto(start);
    await kept.getByText("L'étoile d'un véhicule le garde ici").waitFor();
    expect(complaints.get(page)).toEqual([]);
  });

  it("is one key and one arrow away from another", async () => {
    const page = await openSignedIn({ at: at("AB-123-CD") });
    await title(page, /Clio III/);
    await page.getByText(/^Véhicule trouvé/).waitFor();
    await page.goto(at("DK-405-ZR"));
    await page.getByText("Véhicule trouvé : Peugeot 308 II").waitFor();
    const change = page.getByRole("button", { name: "Changer de véhicule" });
    await page.locator("main").focus();
    await page.keyboard.press("v");
    const dialog = page.getByRole("dialog", { name: "Changer de véhicule" });
    await dialog.getByRole("link", { name: /AB-123-CD/ }).waitFor();
    expect(await dialog.getByRole("link", { name: /DK-405-ZR/ }).count()).toBe(0);
    expect(await focusedName(page)).toMatch(/Renault Clio III/);
    await page.keyboard.press("Enter");
    await title(page, /Clio III/);
    expect(pathOf(page)).toBe(at("AB-123-CD"));
    await change.click();
    await dialog.getByRole("link", { name: /DK-405-ZR/ }).waitFor();
    await page.keyboard.press("Tab");
    expect(await focusedName(page)).toBe("Effacer la liste");
    await page.keyboard.press("Enter");
    await dialog.getByRole("link", { name: /DK-405-ZR/ }).waitFor({ state: "hidden" });
    await page.keyboard.press("Enter");
    await dialog.getByRole("link", { name: /DK-405-ZR/ }).waitFor();
    await page.keyboard.press("ArrowDown");
    expect(await focusedName(page)).toMatch(/308 II/);
    await dialog.getByRole("link", { name: "Nouvelle identification" }).click();
    await page.locator("input[name=immat]:focus").waitFor();
  });

  it("leads to a new search at one press of Enter, where no other is kept", async () => {
    const page = await openSignedIn({ at: at("AB-123-CD") });
    await page.getByText(/^Véhicule trouvé/).waitFor();
    await alive(page.getByRole("button", { name: "Changer de véhicule" }));
    await page.locator("main").focus();
    await page.keyboard.press("v");
    await page.getByRole("dialog", { name: "Changer de véhicule" }).waitFor();
    expect(await focusedName(page)).toBe("Nouvelle identification");
  });
});

describe("the one search field", () => {
  const typed = async (email: string, text: string) => {
    const page = await openSignedIn({ email });
    const field = page.getByRole("combobox", { name: "Rechercher partout" });
    await alive(field);
    await field.fill(text);
    return { page, options: page.getByRole("listbox", { name: "Suggestions" }).getByRole("option") };
  };

  it("offers a plate of two countries for both, the reader's own first", async () => {
    const { page, options } = await typed("garage@etabli.test", "EX123YZ");
    await options.first().waitFor();
    expect((await options.allTextContents()).slice(0, 2)).toEqual([
      "Entrée : Plaque française EX-123-YZ",
      "Plaque italienne EX 123 YZ",
    ]);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await title(page, /Fiat 500/);
    expect(pathOf(page)).toBe(`${start}/search/targa/EX 123 YZ`);
  });

  it("offers a number as whatever identifier it may be", async () => {
    const { page, options } = await typed("admin@etabli.test", "900001");
    await options.first().waitFor();
    expect((await options.allTextContents()).slice(0, 5)).toEqual([
      "Entrée : ktype 900001",
      "Référence 900001",
      "ntypnr 900001",
      "eBay-moto 900001",
      "Numéro de châssis 900001",
    ]);
    await options.nth(2).click();
    await title(page, /Renault Trucks T 480/);
  });

  it("knows a technical type, a Swiss plate and a MID, and offers only what the reader may look up", async () => {
    const first = async (email: string, text: string) => (await typed(email, text)).options.first().textContent();
    expect(await first("garage@etabli.test", "MRE5202E1234")).toBe("Entrée : Type technique MRE5202E1234");
    expect(await first("suisse@etabli.test", "zh 123456")).toBe("Entrée : Plaque suisse ZH 123456");
    const { options } = await typed("garage@etabli.test", "REN00080");
    await options.filter({ hasText: "MID REN00080" }).waitFor();
    const reader = await typed("lecteur@etabli.test", "VF1BR1H0H40123456");
    await reader.options.first().waitFor();
    expect(await reader.options.allTextContents()).toEqual(["Entrée : VIN VF1BR1H0H40123456"]);
  });

  it.each(["x".repeat(5000), "مرحبا ١٢٣", "\u202Eשלום", "%_' --"])("takes %.12s without complaint", async (text) => {
    const { page } = await typed("admin@etabli.test", text);
    expect(complaints.get(page)).toEqual([]);
  });
});
