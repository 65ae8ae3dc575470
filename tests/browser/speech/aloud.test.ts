import type { Page } from "playwright-core";
import { accessibilityFaults, alive, openSignedIn } from "../support/browser";
import { clio } from "../support/places";

const sheet = `${clio}/work-sheet`;
interface Told {
  text: string;
  lang: string;
}

/** Gives the page voices, or none; what is read out is noted, and each line ends when the test says so. */
const giveVoices = (page: Page, tags: readonly string[]) =>
  page.addInitScript((langs: readonly string[]) => {
    const told: object[] = [];
    class Utterance {
      lang = "";
      voice = null;
      onstart: (() => void) | null = null;
      onend: (() => void) | null = null;
      onerror: (() => void) | null = null;
      constructor(readonly text: string) {}
    }
    const queue: Utterance[] = [];
    const begin = () => {
      const [one] = queue;
      if (!one) return;
      told.push({ text: one.text, lang: one.lang });
      one.onstart?.();
    };
    const synthesis = {
      getVoices: () => langs.map((lang) => ({ lang, localService: true, name: lang })),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      speak: (one: Utterance) => {
        queue.push(one);
        if (queue.length === 1) begin();
      },
      cancel: () => queue.splice(0).forEach(({ onerror }) => onerror?.()),
    };
    const next = () => {
      queue.shift()?.onend?.();
      begin();
    };
    Object.defineProperty(window, "speechSynthesis", { value: synthesis, configurable: true });
    Object.assign(window, { SpeechSynthesisUtterance: Utterance, told, nextLine: next });
  }, tags);

const told = (page: Page) => page.evaluate(() => (window as unknown as { told: Told[] }).told);
const next = (page: Page) => page.evaluate(() => (window as unknown as { nextLine: () => void }).nextLine());

it("reads the steps of a work sheet in the page's language, line by line, until it is stopped", async () => {
  const page = await openSignedIn({ at: "/password" });
  await giveVoices(page, ["en-US", "fr-FR"]);
  await page.goto(sheet);
  const read = page.getByRole("button", { name: "Lire à voix haute" }).first();
  await alive(read);
  expect(await accessibilityFaults(page)).toEqual([]);
  await read.click();
  await page.getByText(/^Ligne 1 sur \d+$/).waitFor();
  await next(page);
  await page.getByText(/^Ligne 2 sur \d+$/).waitFor();
  const lines = await told(page);
  expect(lines.map(({ lang }) => lang)).toEqual(["fr-FR", "fr-FR"]);
  await page.getByRole("button", { name: "Arrêter la lecture" }).click();
  await read.waitFor();
  expect(await told(page)).toHaveLength(2);
});

it("is not there where the browser has no voice", async () => {
  const page = await openSignedIn({ at: "/password" });
  await giveVoices(page, []);
  await page.goto(sheet);
  await page.locator("main .paper table").first().waitFor();
  expect(await page.getByRole("button", { name: "Lire à voix haute" }).count()).toBe(0);
});
