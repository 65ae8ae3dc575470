import type { Page } from "playwright-core";
import { accessibilityFaults, alive, complaints, openPage, openSignedIn, overflowing, shoot } from "../support/browser";
import { signIn } from "../support/browser";
import { clio } from "../support/places";

const box = (page: Page) => page.locator("header [role=combobox]");
const padList = /\/search\/immat\/AB-123-CD\/search\/from-breadcrumb\/10001[-\d]*\/10001\?/;
const bosch = /Bosch 0 986 494 104.*23,95/;
const pathOf = (page: Page) => decodeURIComponent(new URL(page.url()).pathname);
const mostKeys = 22;

/** Presses the keys one by one and counts them; a pause is what a page is waited for. */
async function press(page: Page, ...parts: string[]): Promise<number> {
  let count = 0;
  for (const part of parts) {
    const keys = part === "Enter" ? [part] : [...part];
    for (const key of keys) await page.keyboard.press(key === " " ? "Space" : key);
    count += keys.length;
  }
  return count;
}

async function signedIn(): Promise<Page> {
  const page = await openPage();
  await signIn(page);
  await page.locator("input[name=immat]:focus").waitFor();
  await alive(page.locator("input[name=immat]"));
  return page;
}

describe("from sign-in's end to a priced pad", () => {
  it("a plate and a part typed at once take at most 22 keys and no Tab", async () => {
    const page = await signedIn();
    const keys = await press(page, "AB123CD plaquettes", "Enter");
    await page.waitForURL(padList);
    await page.getByRole("row", { name: bosch, selected: true }).waitFor();
    expect(keys).toBeLessThanOrEqual(mostKeys);
    await page.getByText(/^Compris : .*plaquettes/).waitFor();
    await shoot(page, "one-box-list");
    await page.keyboard.press("ArrowDown");
    await page.getByRole("row", { name: /Brembo/, selected: true }).waitFor();
    expect(complaints.get(page)).toEqual([]);
  });

  it("so do the plate first and the part after it, typed without looking", async () => {
    const page = await signedIn();
    const keys = await press(page, "AB123CD", "Enter", "plaq", "Enter");
    await page.waitForURL(padList);
    await page.getByRole("row", { name: bosch }).waitFor();
    expect(keys).toBeLessThanOrEqual(mostKeys);
    expect(complaints.get(page)).toEqual([]);
  });
});

describe("position and size of a phrase", () => {
  it("are filters that are taken off, and what was left aside is said", async () => {
    const page = await openSignedIn({ at: clio });
    await alive(box(page));
    await box(page).fill("plaquettes av zzqx");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\?want=front&q=plaquettes\+av\+zzqx$/);
    await page.getByText("Laissé de côté : zzqx.").waitFor();
    await page.getByText(/^Compris : .*« av »/).waitFor();
    await page.getByRole("row", { name: bosch }).waitFor();
    await page.getByRole("button", { name: "Retirer le filtre avant" }).click();
    await page.waitForURL(/\?q=plaquettes\+av\+zzqx$/);
    await page.getByRole("link", { name: "« plaquettes av zzqx » dans tout le catalogue" }).click();
    await page.waitForURL("**/pieces/search/plaquettes%20av%20zzqx?whole=1");
    await page.getByRole("navigation", { name: "Positions et cotes demandées" }).waitFor();
  });

  it("that leave nothing are named, with a button that takes each off", async () => {
    const page = await openSignedIn({ at: clio });
    await alive(box(page));
    await box(page).fill("disque avant 999mm");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: /^Retirer « 999 mm »/ }).click();
    await page.getByRole("grid").getByRole("row").nth(1).waitFor();
  });

  it("outlive the choice of a version", async () => {
    const page = await openSignedIn({ at: "/pieces/search/clio%203%20plaquettes%20av" });
    await page.getByRole("navigation", { name: "Versions du véhicule" }).getByRole("link").first().click();
    await page.getByText("Choisissez la version : elle ouvre « clio 3 plaquettes av ».").waitFor();
    await page.getByRole("table").getByRole("link").first().click();
    await page.waitForURL(/\/selection-vehicule\/.*\/from-breadcrumb\/.*want=front/);
  });
});

describe("the vehicle's one field", () => {
  it("has the cursor after a plate, and no other field stands on the page", async () => {
    const page = await signedIn();
    await press(page, "AB123CD", "Enter");
    await page.waitForURL(`**${clio}`);
    await page.getByRole("heading", { level: 2, name: "Familles de pièces" }).waitFor();
    await page.locator("header input:focus").waitFor();
    expect(await page.locator("main").locator("input[type=search], [role=combobox]").count()).toBe(0);
    await page.getByRole("button", { name: "Choisir plusieurs pièces" }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.type("plaq");
    const options = page.locator("header").getByRole("option");
    await options.filter({ hasText: "Jeu de plaquettes de frein, frein à disque" }).first().waitFor();
    expect(await options.first().textContent()).toBe("Entrée : « plaq » pour Renault Clio III 1.5 dCi 85");
    await options.getByText("« plaq » dans tout le catalogue").waitFor();
    await shoot(page, "one-box-vehicle");
    await page.keyboard.press("End");
    await options.getByText("« plaq » dans tout le catalogue").click();
    await page.waitForURL("**/pieces/search/plaq?whole=1");
  });

  it("keeps what was typed when nothing is found, and says what to do", async () => {
    const page = await openSignedIn({ at: clio });
    await alive(box(page));
    await box(page).fill("zzqx wvut");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Rien ne correspond à « zzqx wvut »" }).waitFor();
    expect(pathOf(page)).toBe(`${clio}/find/zzqx wvut`);
    expect(await box(page).inputValue()).toBe("zzqx wvut");
    await page.getByRole("link", { name: "« zzqx wvut » dans tout le catalogue" }).waitFor();
    await shoot(page, "one-box-nothing");
    await page.reload();
    await alive(box(page));
    expect(await box(page).inputValue()).toBe("zzqx wvut");
    expect(complaints.get(page)).toEqual([]);
  });

  it("takes another plate for another vehicle, and a number for its article on this one", async () => {
    const page = await openSignedIn({ at: clio });
    await alive(box(page));
    await box(page).fill("0986494104");
    await page.keyboard.press("Enter");
    await page.waitForURL(new RegExp(`${clio}/(article/\\d+|find/0986494104)$`));
    await page.getByText("0 986 494 104").first().waitFor();
    await box(page).fill("DK405ZR plaquettes");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/search/immat/DK-405-ZR/search/from-breadcrumb/**");
  });

  it("says from anywhere which vehicle a phrase with a plate means", async () => {
    const page = await openSignedIn({ at: "/cart" });
    await alive(box(page));
    await box(page).fill("plaquettes AB123CD");
    await page.keyboard.press("Enter");
    await page.waitForURL(padList);
  });

  it("keeps the part beside a plate that nobody knows, and finds the number beside one that is known", async () => {
    const page = await openSignedIn({ at: "/cart" });
    await alive(box(page));
    await box(page).fill("AB123CE plaquettes");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: /AB-123-CE/ }).waitFor();
    await page.getByRole("link", { name: "« plaquettes » dans tout le catalogue" }).waitFor();
    await alive(box(page));
    await box(page).fill("AB-123-CD 0986494104");
    await page.keyboard.press("Enter");
    await page.waitForURL(new RegExp(`${clio}/(article/\\d+|find/)`));
    await page.getByText("0 986 494 104").first().waitFor();
  });

  it("answers those who only identify vehicles as well", async () => {
    const page = await openSignedIn({ email: "lecteur@etabli.test" });
    await page.locator("input[name=vin]:focus").waitFor();
    await page.locator("input[name=vin]").fill("VF1BR1H0H40123456 plaquettes");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/search/vin/VF1BR1H0H40123456/search/from-breadcrumb/**");
    await page.goto("/identification-vehicule");
    await alive(page.locator("input[name=vin]"));
    await page.locator("input[name=vin]").fill("plaquettes avant");
    await page.keyboard.press("Enter");
    await page.getByText(/^Commencez par une plaque ou un VIN/).waitFor();
  });

  it.each([
    ["phone", "fr"],
    ["tablet", "fr"],
    ["desktop", "ar"],
    ["phone", "ar"],
  ] as const)("fits a %s in %s", async (width, language) => {
    const page = await openSignedIn({ width, language, at: clio });
    await alive(box(page));
    expect(await overflowing(page)).toEqual([]);
    await shoot(page, `one-box-vehicle-${width}-${language}`);
    await box(page).fill("plaquettes");
    await page.keyboard.press("Enter");
    await page.waitForURL(padList);
    await page.getByRole("row", { name: /Bosch/ }).first().waitFor();
    expect(await overflowing(page)).toEqual([]);
    await shoot(page, `one-box-list-${width}-${language}`);
  });
});
