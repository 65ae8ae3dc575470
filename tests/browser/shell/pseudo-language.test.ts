import type { Page } from "playwright-core";
import { rights } from "@/lib/shared/rights";
import { openPage, overflowing } from "../support/browser";
import { screens } from "../support/screens";
import { unbracketed } from "../support/unbracketed";
import { enterViewers, showScreen } from "../support/viewers";
import { judgeOfWords } from "../support/written-words";

/** Names and units, alike in every language. */
const names = new Set([
  ...["Etabli", "Reparcar", "Techauto", "PMSF", "ktype", "km", "cm³", "mm", "Nm", "Ah", "dB"],
  ...["Audi", "Citroën", "Cupra", "Ford", "Honda", "Hyundai", "Infiniti", "Jaguar", "Kia", "Land Rover", "Lexus"],
  ...["Mazda", "Mini", "Nissan", "Opel", "Peugeot", "Porsche", "Renault", "Seat", "Smart", "Tesla", "Toyota"],
  ...["Volkswagen", "Volvo"],
  ...rights,
]);

/** Whose words are data: quotes and tips stand as somebody wrote them, conditions in the languages that bind. */
const ofOthers = new Set(["quote", "social", "conditions"]);

const faultsOf = judgeOfWords((text) => names.has(text));

let page: Page;
beforeAll(async () => {
  await enterViewers();
  // Numbers and days as English writes them, in the browser as on the server.
  page = await openPage({ width: "phone", language: "en", kept: true });
});

describe("in a pseudo-language on a phone", () => {
  it.each(Object.keys(screens).map((name, turn) => [name, turn % 2 === 0 ? "qps" : "qps-rtl"] as const))(
    "the screen %s says texts of messages/ alone and fits (%s)",
    async (name, language) => {
      await showScreen(page, name, language);
      const said = await unbracketed(page);
      const bracketed = await page.locator("body").evaluate((body) => (body.textContent.match(/⟦/g) ?? []).length);
      expect(bracketed).toBeGreaterThan(0);
      expect(await page.locator("html").getAttribute("dir")).toBe(language === "qps" ? "ltr" : "rtl");
      const written = ofOthers.has(name) ? [] : faultsOf(said);
      expect([...written, ...(await overflowing(page)).map((element) => `sticks out: ${element}`)]).toEqual([]);
    },
  );
});
