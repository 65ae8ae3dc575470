import type { Page } from "playwright-core";
import { rights } from "@/lib/shared/rights";
import { unbracketed } from "./unbracketed";
import { judgeOfWords } from "./written-words";

/** Names and units, alike in every language. */
const names = new Set([
  ...["Etabli", "Reparcar", "Techauto", "PMSF", "ktype", "km", "cm³", "mm", "Nm", "Ah", "dB"],
  ...["Audi", "Citroën", "Cupra", "Ford", "Honda", "Hyundai", "Infiniti", "Jaguar", "Kia", "Land Rover", "Lexus"],
  ...["Mazda", "Mini", "Nissan", "Opel", "Peugeot", "Porsche", "Renault", "Seat", "Smart", "Tesla", "Toyota"],
  ...["Volkswagen", "Volvo"],
  ...rights,
]);

/**
 * Whose words are data: quotes, tips and the portal stand as somebody wrote them, conditions in the languages that bind.
 */
const ofOthers = new Set(["quote", "social", "conditions", "portal", "rse-editor"]);

const faultsIn = judgeOfWords((text) => names.has(text));

/** What a screen in a pseudo-language says in words that are no text of messages/. */
export async function wordFaults(page: Page, screen: string): Promise<string[]> {
  const said = await unbracketed(page);
  const bracketed = await page.locator("body").evaluate((body) => body.textContent.includes("⟦"));
  if (!bracketed) return ["says no text of messages/"];
  return ofOthers.has(screen) ? [] : faultsIn(said);
}
