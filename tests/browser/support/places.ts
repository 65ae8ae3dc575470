import type { Page } from "playwright-core";

export const clio = "/identification-vehicule/search/immat/AB-123-CD";
export const clioPads = `${clio}/parts/1/101/101/10001`;

/** Waits until the browser's history holds a vehicle: it is written after the page is drawn. */
export async function inHistory(page: Page, name: string): Promise<void> {
  await page.waitForFunction(
    (sought) => Object.entries(localStorage).some(([key, kept]) => key.endsWith(":history") && kept.includes(sought)),
    name,
  );
}
