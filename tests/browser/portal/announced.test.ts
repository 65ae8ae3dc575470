import { randomBytes } from "node:crypto";
import type { Page } from "playwright-core";
import { makeCompany, secondUser } from "@/tests/support/company";
import "@/tests/support/end";
import { accessibilityFaults, alive, complaints, overflowing, shoot } from "../support/browser";
import { enterAs } from "../support/people";

const minute = 60_000;
const parts = new Intl.DateTimeFormat("fr-FR", { timeZone: "Europe/Paris", dateStyle: "short", timeStyle: "short" });
/** A moment as the editor writes it: dd/MM/yyyy HH:mm. */
const typed = (moment: number) => parts.format(moment).replace(",", "");

/** The window's clock goes on to a moment, and what waits for it comes. */
async function letPass(page: Page, until: number): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.fastForward(until - now);
}

describe("a tile with an alert period", () => {
  it("written in the editor comes and goes by itself in another window", async () => {
    const company = await makeCompany();
    const widget = `rse-essai-${randomBytes(4).toString("hex")}`;
    await company.post("/apps/widget", { name: widget, title: widget });
    const reader = await secondUser(company, ["CaiaApp", "RSE"]);
    const page = await enterAs(company);
    const other = await enterAs({ ...company, userId: reader.userId });
    await other.clock.install({ time: new Date() });
    await Promise.all([page.goto("/rse-editor"), other.goto("/rse")]);
    const add = page.getByRole("button", { name: `Ajouter une tuile à ${widget}` });
    await Promise.all([alive(add), other.getByRole("main").getByRole("region").first().waitFor()]);

    const start = Math.ceil((Date.now() + 20 * minute) / minute) * minute;
    const [alert, closing, end] = [start - 10 * minute, start + 60 * minute, start + 90 * minute];
    await add.click();
    const dialog = page.getByRole("dialog", { name: "Nouvelle tuile" });
    await dialog.getByLabel(/^Nom\s*\*?$/).fill("Opération pare-brise");
    await dialog.getByLabel("Nom en anglais").fill("Windscreen days");
    await dialog.getByLabel("Adresse", { exact: true }).fill("/pieces");
    await dialog.getByLabel("Type", { exact: true }).selectOption("iconLink");
    await dialog.getByRole("tab", { name: "Chronologie" }).click();
    const times = [
      ["Date de début", start],
      ["Alerte de début", alert],
      ["Date de fin", end],
      ["Alerte de fin", closing],
    ] as const;
    for (const [label, moment] of times) await dialog.getByRole("textbox", { name: label }).fill(typed(moment));
    const heard = other.waitForResponse((answer) => answer.url().includes("/api/apps/home/rse"));
    await dialog.getByRole("button", { name: "Ajouter", exact: true }).click();
    await page.getByText("App ajoutée.").waitFor();
    await heard;

    const tile = other.getByRole("main").getByRole("listitem").filter({ hasText: "Opération pare-brise" });
    await other.waitForTimeout(300);
    expect(await tile.count()).toBe(0);
    await letPass(other, alert - minute);
    expect(await tile.count()).toBe(0);
    await letPass(other, alert + 1000);
    await tile.getByText("Bientôt").waitFor();
    await shoot(other, "portal-announced");
    await letPass(other, start + 1000);
    await tile.getByText("Bientôt").waitFor({ state: "detached" });
    expect(await tile.getByRole("link").getAttribute("href")).toBe("/pieces");
    await letPass(other, closing + 1000);
    await tile.getByText("Se termine").waitFor();
    await letPass(other, end - 1000);
    expect(await tile.count()).toBe(1);
    await letPass(other, end + 1000);
    await tile.waitFor({ state: "detached" });
    expect((await accessibilityFaults(other)).concat(await overflowing(other))).toEqual([]);
    expect([complaints.get(page), complaints.get(other)]).toEqual([[], []]);
  });
});
