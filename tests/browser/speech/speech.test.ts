import type { Page } from "playwright-core";
import { makeCompany } from "@/tests/support/company";
import "@/tests/support/end";
import { accessibilityFaults, alive, complaints, overflowing, shoot } from "../support/browser";
import { speak, type Said } from "../support/microphone";
import { enterAs } from "../support/people";

const rights = ["CaiaApp", "CarIdentifier", "immatFR", "PartSelector", "SpeechButton"] as const;
const person = () => makeCompany({ rights });
const microphone = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const dialog = (page: Page) => page.locator("dialog[open]");
const understood = (page: Page) => page.getByLabel("Compris, à vérifier avant de l’utiliser");

async function open(said: readonly Said[], at = "/identification-vehicule"): Promise<Page> {
  const page = await enterAs(await person());
  await speak(page, said);
  await page.goto(at);
  return page;
}

async function press(page: Page, name: string): Promise<void> {
  await microphone(page, name).waitFor();
  await alive(microphone(page, name));
  await microphone(page, name).click();
}

const agree = (page: Page) => page.getByRole("button", { name: "J’accepte, écouter" }).click();

it("says at first where sound goes, once for a person", async () => {
  const page = await open([{ text: "AB 123 CD" }, { text: "EV 007 LM" }]);
  await press(page, "Dicter une plaque");
  await page.getByText("il envoie le son aux serveurs de son éditeur").waitFor();
  expect(await page.evaluate(() => (window as unknown as { startedIn: string[] }).startedIn)).toEqual([]);
  expect(await accessibilityFaults(page)).toEqual([]);
  await shoot(page, "speech-consent");
  await agree(page);
  await understood(page).waitFor();
  await page.keyboard.press("Escape");
  await page.reload();
  await press(page, "Dicter une plaque");
  await understood(page).waitFor();
  expect(await page.getByText("il envoie le son").count()).toBe(0);
});

it("shows what it made of a plate, and puts it into the field without searching", async () => {
  const page = await open([{ interim: "AB cent", text: "AB cent vingt-trois CD" }]);
  await press(page, "Dicter une plaque");
  await agree(page);
  await understood(page).waitFor();
  expect(await understood(page).inputValue()).toBe("AB-123-CD");
  await dialog(page).getByText("AB cent vingt-trois CD").waitFor();
  expect((await accessibilityFaults(page)).concat(await overflowing(page))).toEqual([]);
  await shoot(page, "speech-result");
  expect(await page.locator("input[name=immat]").inputValue()).toBe("");
  await page.getByRole("button", { name: "Mettre dans le champ" }).click();
  expect(await page.locator("input[name=immat]").inputValue()).toMatch(/AB-?123-?CD/);
  expect(new URL(page.url()).pathname).toBe("/identification-vehicule");
  expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("immat");
  expect(complaints.get(page)).toEqual([]);
});

it("takes a VIN, a reference and words into their fields", async () => {
  const page = await open([
    { text: "Victor Foxtrot 1 BR1 H0H 40123456" },
    { text: "Anton Berta 1 2 3 Cäsar Dora" },
    { text: "GDB quinze cinquante" },
  ]);
  await press(page, "Dicter un VIN");
  await agree(page);
  await page.getByRole("button", { name: "Mettre dans le champ" }).click();
  expect(await page.locator("input[name=vin]").inputValue()).toBe("VF1BR1H0H40123456");
  await press(page, "Rechercher à la voix");
  await page.getByRole("button", { name: "Mettre dans le champ" }).click();
  expect(await page.locator("#search-everywhere").inputValue()).toBe("AB-123-CD");
  expect(new URL(page.url()).pathname).toBe("/identification-vehicule");
});

it("is mended, kept as heard or begun again before it is used", async () => {
  const page = await open([{ text: "AB cent vingt-trois CD" }, { text: "filtre à huile" }]);
  await press(page, "Rechercher à la voix");
  await agree(page);
  await page.getByRole("button", { name: "Garder les mots entendus" }).click();
  expect(await understood(page).inputValue()).toBe("AB cent vingt-trois CD");
  await page.getByRole("button", { name: "Recommencer" }).click();
  await page.waitForFunction(() => document.querySelector("dialog q")?.textContent === "filtre à huile");
  await understood(page).fill("filtre à air");
  await page.keyboard.press("Enter");
  expect(await page.locator("#search-everywhere").inputValue()).toBe("filtre à air");
});

it.each([
  ["a recogniser that ends at once", { ends: true }, "La reconnaissance s’est arrêtée aussitôt"],
  ["a refused microphone", { error: "not-allowed" }, "Le micro est refusé"],
  ["no microphone", { error: "audio-capture" }, "Aucun micro"],
  ["no network", { error: "network" }, "Le service de reconnaissance est injoignable"],
  ["silence", { error: "no-speech" }, "Rien n’a été entendu"],
])("%s says so, and can be tried again", async (_, turn, sentence) => {
  const page = await open([turn, { text: "AB 123 CD" }]);
  await press(page, "Dicter une plaque");
  await agree(page);
  await page.getByText(sentence).waitFor();
  await page.getByRole("button", { name: "Recommencer" }).click();
  await understood(page).waitFor();
});

it("is not there without the right, nor where the browser has no recogniser", async () => {
  const page = await enterAs(await makeCompany({ rights: ["CaiaApp", "CarIdentifier", "immatFR"] }));
  await speak(page, []);
  await page.goto("/identification-vehicule");
  await alive(page.locator("input[name=immat]"));
  expect(await microphone(page, "Dicter une plaque").count()).toBe(0);
  const other = await enterAs(await person());
  await other.addInitScript(() => {
    Reflect.deleteProperty(window, "SpeechRecognition");
    Reflect.deleteProperty(window, "webkitSpeechRecognition");
  });
  await other.goto("/identification-vehicule");
  await alive(other.locator("input[name=immat]"));
  expect(await microphone(other, "Dicter une plaque").count()).toBe(0);
});
