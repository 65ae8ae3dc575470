import type { Page } from "playwright-core";
import { complaints, openSignedIn } from "./support/browser";

const chosen = "/selection-vehicule/vl/Renault/Clio%20III/1.5%20dCi%2085/1000080";
const title = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name }).waitFor();
const pathOf = (page: Page) => new URL(page.url()).pathname;
const trail = (page: Page) => page.getByRole("navigation", { name: "Fil d'Ariane" });

describe("the screens of a vehicle", () => {
  it("stay under the selection by which it was chosen", async () => {
    const page = await openSignedIn();
    await page.goto(chosen);
    await page.getByRole("link", { name: /^Freinage/ }).click();
    await page.waitForURL(`**${chosen}/parts/1`);
    await page
      .getByRole("link", { name: /^Jeu de plaquettes de frein/ })
      .first()
      .click();
    await page.waitForURL(`**${chosen}/parts/1/101/101/*`);
    await page.getByRole("row", { name: /Bosch 0 986 494 104/ }).waitFor();
    const sheet = page.getByRole("link", { name: /0 986 494 104/ }).first();
    expect(await sheet.getAttribute("href")).toContain(`${chosen}/article/`);
    await sheet.click();
    await title(page, "Bosch 0 986 494 104");
    expect(pathOf(page)).toContain(`${chosen}/article/`);
    await page.getByRole("region", { name: "Véhicule choisi" }).getByText("Renault Clio III 1.5 dCi 85").waitFor();
    await trail(page).getByRole("link", { name: "Freinage" }).click();
    await page.waitForURL(`**${chosen}/parts/1`);
    expect(complaints.get(page)).toEqual([]);
  });

  it.each([
    ["/selection-vehicule/Renault/Clio%20III/x/1000080/parts/1/101", `${chosen}/parts/1/101`],
    [
      "/identification-vehicule/Renault/Clio%20III/x/1000080/parts/1",
      "/identification-vehicule/search/ktype/1000080/parts/1",
    ],
  ])("%s leads to its own address", async (asked, own) => {
    const page = await openSignedIn();
    await page.goto(asked);
    await page.waitForURL(`**${own}`);
  });

  it("say under the selection what is unknown", async () => {
    const page = await openSignedIn();
    await page.goto(`${chosen}/parts/99`);
    await title(page, "Introuvable");
    await page.goto(chosen.replace("1000080", "999999999/parts/1"));
    await title(page, "Version inconnue");
  });
});
