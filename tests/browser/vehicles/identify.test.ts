import type { Page } from "playwright-core";
import { complaints, openPage, openSignedIn, passLogin } from "../support/browser";
import { focusedName } from "../support/keyboard";
import { clioPads, inHistory } from "../support/places";

const start = "/identification-vehicule";
const field = (page: Page, name: "immat" | "vin" | "ktype") => page.locator(`input[name=${name}]`);
const title = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name }).waitFor();
const factsBeside = (page: Page) => page.getByRole("complementary", { name: "Données du véhicule" });
const pathOf = (page: Page) => decodeURIComponent(new URL(page.url()).pathname);

async function search(page: Page, name: "immat" | "vin" | "ktype", value: string) {
  await page.goto(start);
  await page.locator("input[name=immat]:focus").waitFor();
  await field(page, name).fill(value);
  await page.keyboard.press("Enter");
}

describe("a vehicle is found", () => {
  it("by its VIN and by its ktype", async () => {
    const page = await openSignedIn();
    await search(page, "vin", "vf1br1h0h40123456");
    await page.waitForURL(`**${start}/search/vin/VF1BR1H0H40123456`);
    await title(page, "Renault Clio III 1.5 dCi 85");
    await page.getByText("Véhicule trouvé : Renault Clio III 1.5 dCi 85").waitFor();
    await search(page, "ktype", "1000080");
    await page.waitForURL(`**${start}/search/ktype/1000080`);
    await title(page, "Renault Clio III 1.5 dCi 85");
    expect(complaints.get(page)).toEqual([]);
  });

  it("at a shared address by another user", async () => {
    const page = await openPage();
    await page.goto(clioPads);
    await passLogin(page, "autre@etabli.test");
    expect(pathOf(page)).toBe(clioPads);
    await page.getByRole("row", { name: /Bosch 0 986 494 104/ }).waitFor();
  });

  it("again in the history, by keyboard", async () => {
    const page = await openSignedIn();
    await search(page, "immat", "AB-123-CD");
    await title(page, /Clio III/);
    await search(page, "immat", "dk405zr");
    await title(page, /308 II/);
    await inHistory(page, "308 II");
    await page.goto(start);
    await page.locator("input[name=immat]:focus").waitFor();
    await page.getByRole("link", { name: /^AB-123-CD/ }).waitFor();
    await page.keyboard.press("ArrowDown");
    expect(await focusedName(page)).toMatch(/DK-405-ZR ?Peugeot 308 II/);
    await page.keyboard.press("ArrowDown");
    expect(await focusedName(page)).toMatch(/AB-123-CD ?Renault Clio III/);
    await page.keyboard.press("Enter");
    await title(page, /Clio III/);
    await page.goto(start);
    await page.getByRole("button", { name: "Effacer la liste" }).click();
    await page.getByText("Les véhicules que vous cherchez s'affichent ici").waitFor();
  });
});

describe("a search that finds nothing says so", () => {
  it("for a plate that nobody carries", async () => {
    const page = await openSignedIn();
    await search(page, "immat", "ZZ-999-ZZ");
    await title(page, "Aucun résultat pour ZZ-999-ZZ");
    await page.getByRole("link", { name: "Nouvelle recherche" }).click();
    await page.locator("input[name=immat]:focus").waitFor();
    expect(await page.getByRole("link", { name: /ZZ-999-ZZ/ }).count()).toBe(0);
  });

  it("for nothing typed: the page stays and says what to enter", async () => {
    const page = await openSignedIn();
    await search(page, "immat", "  ");
    expect(pathOf(page)).toBe(start);
    await page.getByText("Saisissez une plaque, un VIN ou un autre identifiant.").waitFor();
  });

  it.each([
    ["immat", "x".repeat(5000), /^« x+ » n'est pas une plaque française/],
    ["immat", "مرحبا 123", /^« مرحبا 123 » n'est pas une plaque française/],
    ["vin", "y".repeat(5000), /^« y+ » n'est pas un VIN/],
    ["vin", "אבג12345678901234", /n'est pas un VIN/],
    ["ktype", "1000080'--", /n'est pas un ktype/],
  ] as const)("for a malformed %s", async (name, value, said) => {
    const page = await openSignedIn();
    await search(page, name, value);
    await page.getByText(said).waitFor();
    expect(await field(page, name).getAttribute("aria-invalid")).toBe("true");
    expect(pathOf(page)).toBe(start);
    await field(page, name).fill("");
    await page.getByText(said).waitFor({ state: "detached" });
  });

  it.each([
    `immat/${"x".repeat(5000)}`,
    `immat/${encodeURIComponent("\u202Eمرحبا")}`,
    "immat/%00%07",
    "vin/%20",
    "ktype/99999999999999999999",
    "nofield/1",
    "vin/%FF",
  ])("at the malformed address %.30s", async (rest) => {
    const page = await openSignedIn();
    const answer = await page.goto(`${start}/search/${rest}`);
    expect(answer?.status()).toBeLessThan(500);
    await title(page, /n'est pas|introuvable/);
    expect(complaints.get(page)).toEqual([]);
  });
});

describe("what was meant", () => {
  it("is read although control and direction characters came along", async () => {
    const page = await openSignedIn({ at: start });
    await page.locator("input[name=immat]:focus").fill("\u202EAB\u0000123\u0007CD");
    await page.getByText("Plaque française AB-123-CD").waitFor();
    await page.keyboard.press("Enter");
    await page.waitForURL("**/search/immat/AB-123-CD");
  });

  it.each([
    ["immat", "FR-9OO-EL", "FR-900-EL", /Tesla Model 3/],
    ["vin", "VF1BR1HOH4O123456", "VF1BR1H0H40123456", /Clio III/],
  ] as const)(
    "is offered for O in the place of 0 in the %s, never taken silently",
    async (name, typed, meant, found) => {
      const page = await openSignedIn();
      await search(page, name, typed);
      await page.getByText(new RegExp(`« ${typed} » n'est pas`)).waitFor();
      expect(await field(page, name).inputValue()).toBe(typed);
      await page.getByRole("button", { name: `Chercher ${meant}` }).click();
      await page.waitForURL(`**/${meant}`);
      await title(page, found);
    },
  );
});

describe("what is derived of a vehicle", () => {
  const bar = (page: Page) => page.getByRole("region", { name: "Véhicule en cours" });
  const open = async (plate: string) => {
    const page = await openSignedIn({ at: `${start}/search/immat/${encodeURIComponent(plate)}` });
    await factsBeside(page).waitFor();
    return page;
  };

  it("electric: Crit'Air E, CO₂ class A, and nothing to ignite", async () => {
    const page = await open("FR-900-EL");
    await bar(page).getByRole("img", { name: "Crit'Air E" }).waitFor();
    await bar(page).getByText(/ · A$/).waitFor();
    await page.getByRole("link", { name: /^Freinage/ }).waitFor();
    for (const family of [/^Allumage/, /^Moteur(?!s)/, /^Échappement/, /^Alimentation/])
      expect(await page.getByRole("link", { name: family }).count()).toBe(0);
    const results = await page.goto(new URL(page.url()).pathname + "/parts/9");
    expect(results?.status()).toBeLessThan(500);
    expect(await page.getByText(/bougie/i).count()).toBe(0);
  });

  it("of 1968: unclassified, and a collector's car", async () => {
    const page = await open("1234 AB 75");
    await bar(page).getByRole("img", { name: "Crit'Air : non classé" }).waitFor();
    await factsBeside(page).getByText("Collection", { exact: true }).waitFor();
    await bar(page).getByText("4638123").first().waitFor();
  });

  it("of every day: holder, hand, age, litres, power, colour and the test that is due", async () => {
    const page = await open("AB-123-CD");
    const facts = ["Particulier", "Seconde main ou plus", "Gris clair", /^Obligatoire/];
    for (const fact of [/^\d+ ans/, "63 kW (85 ch)", /^1\s461\scm³$/])
      await bar(page).getByText(fact, { exact: true }).first().waitFor();
    for (const fact of facts) await factsBeside(page).getByText(fact, { exact: true }).first().waitFor();
    await open("DK-405-ZR").then((other) => factsBeside(other).getByText("Société", { exact: true }).waitFor());
  });

  it("rented out", async () => {
    const page = await open("EZ-777-VW");
    await factsBeside(page).getByText("Véhicule de location", { exact: true }).waitFor();
    expect(complaints.get(page)).toEqual([]);
  });
});
