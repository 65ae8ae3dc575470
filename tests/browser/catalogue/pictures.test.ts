import type { Page } from "playwright-core";
import { accessibilityFaults, alive, complaints, openSignedIn, overflowing } from "../support/browser";
import { focusedName } from "../support/keyboard";
import { clio, inHistory } from "../support/places";

const expert = { email: "expert@etabli.test" };
const inWorkshop = "/v3/search/immat/AB-123-CD";
const chosen = "/selection-vehicule/vl/Renault/Clio%20III/1.5%20dCi%2085/1000080";
const title = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name }).waitFor();
const drawing = (page: Page, view: string) => page.getByRole("group", { name: view, exact: true });
const panel = (page: Page, zone: string) => page.getByRole("region", { name: zone });

describe("parts on the vehicle's pictures", () => {
  it("are opened by the 360 button, chosen by keyboard on the drawing, and lead to their list", async () => {
    const page = await openSignedIn({ ...expert, at: inWorkshop });
    await page.getByRole("link", { name: "360 IAM" }).click();
    await page.waitForURL(`**${inWorkshop}/genart360`);
    await title(page, "Pièces sur le véhicule");
    await page.getByRole("link", { name: "Côté", exact: true }).click();
    await page.waitForURL("**/genart360?view=side");
    const zone = drawing(page, "Côté").getByRole("link", { name: /^Freins avant/ });
    await alive(zone);
    await zone.focus();
    await page.keyboard.press("Enter");
    await page.waitForURL("**/genart360?view=side&zone=front-brakes#zone-parts");
    await panel(page, "Freins avant")
      .getByRole("link", { name: /^Jeu de plaquettes de frein/ })
      .click();
    await page.waitForURL(`**${inWorkshop}/parts/1/101/101/10001`);
    expect(complaints.get(page)).toEqual([]);
  });

  it("are several ticked ones in one photo set, named as such", async () => {
    const page = await openSignedIn({ ...expert, at: `${clio}/genart360?zone=front-brakes` });
    const parts = panel(page, "Freins avant");
    const send = parts.getByRole("button", { name: "Voir les pièces cochées" });
    await alive(send);
    expect(await send.isDisabled()).toBe(true);
    for (const name of [/^Choisir Jeu de plaquettes de frein/, "Choisir Disque de frein"])
      await parts.getByRole("checkbox", { name }).first().check();
    await parts.getByRole("button", { name: "Voir les 2 pièces cochées" }).click();
    await page.waitForURL(`**${clio}/search/Guii-6/10001-10002/10001`);
    await page.getByText("Série Guii-6 : Freins avant").waitFor();
    expect(complaints.get(page)).toEqual([]);
  });

  it("by original numbers show those of the vehicle's make for the axle that was chosen", async () => {
    const page = await openSignedIn({ ...expert, at: `${clio}/genart360?way=oem&view=underbody` });
    await drawing(page, "Dessous")
      .getByRole("link", { name: /^Freins avant/ })
      .click();
    const numbers = panel(page, "Freins avant").getByRole("list", {
      name: /^Références d'origine : Jeu de plaquettes/,
    });
    await numbers.getByRole("link").first().waitFor();
    expect(await numbers.getByRole("link").allTextContents()).toEqual(["77 01 207 339"]);
    await numbers.getByRole("link").click();
    await page.waitForURL("**/pieces/oes/77%2001%20207%20339");
  });

  it("count each axle's own: the rear pads are not among the front ones", async () => {
    const page = await openSignedIn(expert);
    const peugeot = "/identification-vehicule/search/immat/DK-405-ZR";
    const count = async (zone: string, name: string) => {
      await page.goto(`${peugeot}/genart360?zone=${zone}`);
      const pads = panel(page, name).getByRole("link", { name: /^Jeu de plaquettes de frein/ });
      return Number(/(\d+) articles?$/.exec((await pads.textContent()) ?? "")?.[1]);
    };
    const [front, rear] = [await count("front-brakes", "Freins avant"), await count("rear-brakes", "Freins arrière")];
    await page.goto(`${peugeot}/parts/1/101`);
    const all = await page.getByRole("link", { name: /^Jeu de plaquettes de frein/ }).textContent();
    expect(rear).toBeGreaterThan(0);
    expect(front + rear).toBe(Number(/(\d+)$/.exec(all ?? "")?.[1]));
  });

  it("stay under the address by which the vehicle was chosen, and Escape leads back to it", async () => {
    const page = await openSignedIn({ ...expert, at: chosen });
    const button = page.getByRole("link", { name: "360 IAM" });
    await alive(button);
    await button.click();
    await page.waitForURL(`**${chosen}/genart360`);
    await page.goto(`${chosen}/genart360?view=side`);
    const first = drawing(page, "Côté").getByRole("link").first();
    await alive(first);
    await first.focus();
    await page.keyboard.press("ArrowRight");
    expect(await focusedName(page)).toMatch(/familles? d'articles$/);
    await page.keyboard.press("Escape");
    await page.waitForURL(`**${chosen}`);
  });

  it("have no button and are denied without their rights", async () => {
    const page = await openSignedIn({ at: clio });
    await title(page, /Clio III/);
    expect(await page.getByRole("link", { name: /^360/ }).count()).toBe(0);
    for (const [query, said] of [
      ["", "Vous n'avez pas accès aux pièces sur le véhicule"],
      ["?way=oem", "Vous n'avez pas accès aux références d'origine sur le véhicule"],
    ]) {
      await page.goto(`${clio}/genart360${query}`);
      await title(page, said!);
    }
  });

  it("of a photo set without a vehicle are opened for one of the history", async () => {
    const page = await openSignedIn({ at: clio });
    await inHistory(page, "Clio III");
    await page.goto("/identification-vehicule/search/Guii/6");
    await title(page, "Pièces choisies");
    await page.getByRole("link", { name: /Clio III/ }).click();
    await page.waitForURL(`**${clio}/search/Guii-6/*/*`);
    await page.getByText("Série Guii-6 : Freins avant").waitFor();
  });

  it.each(["GA-111-PL", "GB-222-MT", "FR-900-EL"])("are drawn for %s too, from every side", async (plate) => {
    const page = await openSignedIn(expert);
    for (const view of ["side", "front", "rear", "underbody"]) {
      await page.goto(`/identification-vehicule/search/immat/${plate}/genart360?view=${view}`);
      await title(page, "Pièces sur le véhicule");
      expect(await page.locator("svg[role=group] a").count()).toBeGreaterThan(0);
    }
    expect(complaints.get(page)).toEqual([]);
  });

  it.each(["desktop", "tablet", "phone"] as const)("fit and can be used by all: %s", async (width) => {
    const page = await openSignedIn({ ...expert, width, language: "ar" });
    for (const query of ["?view=side&zone=front-brakes", "?view=front&way=oem&zone=engine"]) {
      await page.goto(`${inWorkshop}/genart360${query}`);
      await page.locator("#zone-parts form").first().waitFor();
      expect([query, await overflowing(page)]).toEqual([query, []]);
      expect([query, await accessibilityFaults(page)]).toEqual([query, []]);
    }
  });
});
