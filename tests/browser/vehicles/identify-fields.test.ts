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
import { withCamera } from "../support/camera";
import { focusedName } from "../support/keyboard";

const start = "/identification-vehicule";
const field = (page: Page, name: string) => page.locator(`input[name=${name}]`);
const title = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name }).waitFor();
const pathOf = (page: Page) => decodeURIComponent(new URL(page.url()).pathname);

async function openForm(email: string, wanted: { language?: string; width?: Width } = {}) {
  const page = await openSignedIn({ email, ...wanted, at: start });
  await page.locator("form input:focus").waitFor();
  return page;
}

async function search(page: Page, name: string, value: string) {
  await field(page, name).fill(value);
  await page.keyboard.press("Enter");
}

const namesOf = (page: Page) =>
  page.locator("main form input").evaluateAll((all) => all.map((one) => (one as HTMLInputElement).name));

describe("the identifiers are offered by right", () => {
  it.each([
    ["admin@etabli.test", ["immat", "vin", "vehiculeTechnique", "ktype", "ntypnr", "ebayMoto", "MID", "policeBook"]],
    ["garage@etabli.test", ["immat", "vin", "vehiculeTechnique", "ktype", "MID"]],
    ["suisse@etabli.test", ["swissPlate", "vin", "vehiculeTechnique", "ktype", "MID"]],
    ["lecteur@etabli.test", ["vin", "vehiculeTechnique", "ktype"]],
  ])("to %s: %j", async (email, names) => {
    const page = await openForm(email);
    expect(await namesOf(page)).toEqual(names);
    expect(await page.getByRole("button", { name: "Lire sur une photo" }).count()).toBe(names[0] === "immat" ? 1 : 0);
    if (names.includes("policeBook")) expect(await field(page, "policeBook").isDisabled()).toBe(true);
    expect(complaints.get(page)).toEqual([]);
  });

  it.each([
    ["desktop", "fr"],
    ["phone", "fr"],
    ["phone", "ar"],
  ] as const)("on a %s in %s, readable for everybody and inside the window", async (width, language) => {
    const page = await openForm("admin@etabli.test", { width, language });
    expect(await overflowing(page)).toEqual([]);
    expect(await accessibilityFaults(page)).toEqual([]);
    await shoot(page, `identify-${width}-${language}`);
  });
});

describe("a vehicle is found", () => {
  it.each([
    ["vehiculeTechnique", "mre5202e1234", "MRE5202E1234", /Renault Clio III/],
    ["ntypnr", "900001", "900001", /Renault Trucks T 480/],
    ["ebayMoto", "4500214", "4500214", /Yamaha MT-07/],
    ["MID", "ren00080", "REN00080", /Renault Clio III/],
  ])("by its %s", async (name, typed, value, label) => {
    const page = await openForm("admin@etabli.test");
    await search(page, name, typed);
    await title(page, label);
    expect(pathOf(page)).toBe(`${start}/search/${name}/${value}`);
    await page.getByText(/^Véhicule trouvé : /).waitFor();
  });

  it("by its Italian plate, written as Italy does", async () => {
    const page = await openForm("garage@etabli.test");
    await field(page, "immat").fill("ex123yz");
    await page.getByRole("radio", { name: "Italie" }).check();
    await page.getByText("Plaque italienne EX 123 YZ").waitFor();
    await field(page, "targa").press("Enter");
    await title(page, /Fiat 500/);
    expect(pathOf(page)).toBe(`${start}/search/targa/EX 123 YZ`);
  });

  it("among several that one type code names", async () => {
    const page = await openForm("garage@etabli.test");
    await search(page, "vehiculeTechnique", "MRE9011FA588");
    await title(page, "4 véhicules pour MRE9011FA588");
    await page.getByRole("link", { name: /Twingo I .*60 GPL/ }).click();
    await title(page, /Twingo I 1\.2 8V 60 GPL/);
    expect(complaints.get(page)).toEqual([]);
  });

  it("by the beginning of its VIN, by keyboard alone", async () => {
    const page = await openForm("garage@etabli.test");
    await field(page, "vin").fill("vf1br1h");
    await page.getByRole("option", { name: /VF1BR1H0H40123456 ?Renault Clio III/ }).waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.waitForURL(`**${start}/search/vin/VF1BR1H0H40123456`);
    await title(page, /Clio III/);
  });

  it("by a short chassis number only when it is sent", async () => {
    const page = await openForm("garage@etabli.test");
    await field(page, "vin").fill("46381");
    await page.getByRole("option", { name: /4638123/ }).click();
    expect(await field(page, "vin").inputValue()).toBe("4638123");
    expect(pathOf(page)).toBe(start);
    await field(page, "vin").press("Enter");
    await title(page, "Citroën DS 21");
  });
});

describe("a Swiss plate", () => {
  it("lists its vehicles in a window, and the chosen one is opened", async () => {
    const page = await openForm("suisse@etabli.test");
    await search(page, "swissPlate", "zh123456");
    const dialog = page.getByRole("dialog", { name: "Véhicules de la plaque ZH 123456" });
    await dialog.getByText("2 véhicules portent cette plaque").waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.locator("a:focus", { hasText: "Škoda Octavia III" }).waitFor();
    await page.keyboard.press("ArrowDown");
    expect(await focusedName(page)).toMatch(/^Volkswagen Transporter/);
    await page.keyboard.press("Enter");
    await page.waitForURL("**/search/vin/WV1ZZZ7HZGH123456");
    await title(page, /Volkswagen Transporter/);
  });

  it("of nobody says so, and the page stays", async () => {
    const page = await openForm("suisse@etabli.test");
    await search(page, "swissPlate", "GE 1");
    await page.getByText("Aucun résultat pour GE 1").waitFor();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    expect(pathOf(page)).toBe(start);
  });

  it("at a shared address lists them too, but not for somebody without the right", async () => {
    const page = await openForm("suisse@etabli.test");
    await page.goto(`${start}/search/swissPlate/ZH%20123456`);
    await title(page, "2 véhicules pour ZH 123456");
    const other = await openForm("garage@etabli.test");
    const answer = await other.goto(`${start}/search/swissPlate/ZH%20123456`);
    expect(answer?.status()).toBe(403);
    await title(other, "Vous n'êtes pas autorisé à accéder à cette partie.");
  });
});

describe("the camera", () => {
  const scan = (page: Page) => page.getByRole("button", { name: "Scanner le VIN (code-barres ou QR)" });
  const openScan = async (page: Page) => {
    await page.goto(start);
    await alive(scan(page));
    await scan(page).click();
  };

  it("reads the VIN of a vehicle's card and opens the vehicle", () =>
    withCamera({ text: "https://etabli.test/idcar/VF1BR1H0H40123456" }, async (page) => {
      await openScan(page);
      await page.waitForURL("**/search/vin/VF1BR1H0H40123456");
      await title(page, /Clio III/);
    }));

  it("says that a code is no VIN and goes on looking", () =>
    withCamera({ text: "3664935000012" }, async (page) => {
      await openScan(page);
      await page.getByText("« 3664935000012 » n'est pas un VIN.").waitFor();
      expect(pathOf(page)).toBe(start);
    }));

  it("is not needed by who types the VIN, wrong ones are told", async () => {
    const page = await openForm("garage@etabli.test");
    await openScan(page);
    const typed = page.getByLabel("Ou tapez le VIN");
    await typed.fill("VF1BR1H0H4012");
    await page.keyboard.press("Enter");
    await page.locator("dialog[open]").getByText(/VIN/).first().waitFor();
    expect(await typed.getAttribute("aria-invalid")).toBe("true");
    await typed.fill("VF1BR1H0H40123456");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/search/vin/VF1BR1H0H40123456");
  });

  it("that is refused or missing is told", async () => {
    await withCamera("refused", async (page) => {
      await openScan(page);
      await page.getByRole("heading", { name: "Caméra refusée" }).waitFor();
    });
    const page = await openForm("garage@etabli.test");
    await page.context().grantPermissions(["camera"]);
    await openScan(page);
    await page.getByRole("heading", { name: "Aucune caméra" }).waitFor();
    await page.keyboard.press("Escape");
    expect(await focusedName(page)).toBe("Scanner le VIN (code-barres ou QR)");
  });
});

describe("an incomplete VIN", () => {
  const gap = "15 caractères sur 17 : il en manque 2, à partir de la place 16 si le début est entier.";

  it("says how many characters are missing and where, and Enter takes the only one that it may become", async () => {
    const page = await openForm("lecteur@etabli.test");
    await field(page, "vin").fill("VF1BR1H0H401234");
    await page.getByText(gap).waitFor();
    await page.keyboard.press("Enter");
    await page.waitForURL("**/search/vin/VF1BR1H0H40123456");
  });

  it("of no known vehicle says so in its page too; a letter that none holds is told with its place", async () => {
    const page = await openForm("lecteur@etabli.test");
    await search(page, "vin", "VF9ZZ1H0H401234");
    await title(page, "Aucun résultat pour VF9ZZ1H0H401234");
    await page.getByText(gap).waitFor();
    await page.goto(start);
    await field(page, "vin").fill("VF1BR1H0HO0123456");
    await page.getByText("Place 10 : la lettre O n'existe pas dans un VIN.").waitFor();
  });
});

it("a search of nothing says what to enter, and the cursor stands there", async () => {
  const page = await openForm("lecteur@etabli.test");
  const search = page.getByRole("button", { name: "Rechercher", exact: true });
  await alive(search);
  await search.click();
  await page.getByText("Saisissez une plaque, un VIN ou un autre identifiant.").waitFor();
  await page.locator("input[name=vin]:focus").waitFor();
  expect(pathOf(page)).toBe(start);
});
