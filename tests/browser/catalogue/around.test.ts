import type { Page } from "playwright-core";
import sharp from "sharp";
import { accessibilityFaults, complaints, openSignedIn, overflowing } from "../support/browser";
import { clio } from "../support/places";

const expert = { email: "expert@etabli.test" };
const pictures = `${clio}/genart360`;
const slider = (page: Page) => page.getByRole("slider", { name: "Tourner le véhicule" });
const loaded = (page: Page) => page.locator("[data-loaded=true]").waitFor({ state: "attached" });
const atView = (page: Page, number: number) => page.locator(`[role=slider][aria-valuenow="${number}"]`).waitFor();

/** How much of the canvas is painted. */
const painted = (page: Page) =>
  page.locator("[data-part=canvas]").evaluate((shown: HTMLCanvasElement) => {
    const canvas = new OffscreenCanvas(shown.width, shown.height);
    const context = canvas.getContext("2d")!;
    context.drawImage(shown, 0, 0);
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    return data.filter((_, at) => at % 4 === 3 && data[at]! > 0).length;
  });

describe("the vehicle from every side", () => {
  it("is turned by the mouse, one view for twenty pixels, and its marks follow it", async () => {
    const page = await openSignedIn({ ...expert, at: pictures });
    await loaded(page);
    expect(await painted(page)).toBeGreaterThan(10_000);
    const box = (await slider(page).boundingBox())!;
    const middle = { x: box.x + box.width / 2, y: box.y + 30 };
    await page.mouse.move(middle.x, middle.y);
    await page.mouse.down();
    await page.mouse.move(middle.x - 20 * 12 - 5, middle.y, { steps: 12 });
    await atView(page, 13);
    expect(await slider(page).getAttribute("aria-valuetext")).toBe("Vue 13 sur 50, gauche");
    const brakes = page.getByRole("link", { name: /^Freins avant/ }).and(page.locator("[data-mark]"));
    expect(await brakes.filter({ visible: true }).count()).toBe(1);
    await page.mouse.up();
    expect(complaints.get(page)).toEqual([]);
  });

  it("is turned by keys alone, and a zone of the list turns it until the zone is seen", async () => {
    const page = await openSignedIn({ ...expert, at: pictures });
    await loaded(page);
    await slider(page).focus();
    for (const [key, number] of [
      ["ArrowRight", 2],
      ["PageUp", 8],
      ["End", 26],
      ["Home", 1],
      ["ArrowLeft", 50],
    ] as const) {
      await page.keyboard.press(key);
      await atView(page, number);
    }
    await page
      .getByRole("navigation", { name: "Toutes les zones" })
      .getByRole("link", { name: /Échappement/ })
      .focus();
    await page.locator('[role=slider]:not([aria-valuenow="50"])').waitFor();
    await page.locator("[data-mark=exhaust]:not([hidden])").waitFor();
  });

  it("is opened on the vehicle's page by whoever may see the vehicle, and closed again", async () => {
    const page = await openSignedIn({ at: clio });
    await page.getByRole("button", { name: "Vue 360°" }).click();
    await loaded(page.getByRole("dialog").page());
    expect(await painted(page)).toBeGreaterThan(10_000);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await slider(page).waitFor({ state: "detached" });
    expect(complaints.get(page)).toEqual([]);
  });

  it("leaves out views that do not come and counts them; with fewer than ten it stands still", async () => {
    const page = await openSignedIn(expert);
    await page.route(/\/360\/.*\/(07|19|30)\.webp/, (route) => route.abort());
    await page.goto(pictures);
    await page.getByText("3 vues n'ont pas pu être chargées").first().waitFor();
    await page.route(/\/360\/.*\/[1-4]\d\.webp/, (route) => route.abort());
    await page.goto(pictures);
    await page.getByRole("alert").getByText("celle-ci reste fixe").waitFor();
    await page.unrouteAll();
    await page.getByRole("button", { name: "Réessayer" }).click();
    await loaded(page);
    await slider(page).waitFor();
  });

  it.each(["desktop", "phone"] as const)("fits in Arabic: %s", async (width) => {
    const page = await openSignedIn({ ...expert, width, language: "ar" });
    for (const query of ["", "?view=engine-bay", "?view=front-axle&way=oem"]) {
      await page.goto(pictures + query);
      await page.locator("[data-mark]").first().waitFor({ state: "attached" });
      expect([query, await overflowing(page)]).toEqual([query, []]);
      expect([query, await accessibilityFaults(page)]).toEqual([query, []]);
    }
  });
});

describe("photographs of the vehicle", () => {
  const shot = async (at: number) => ({
    name: `vue ${at}.jpg`,
    mimeType: "image/jpeg",
    buffer: await sharp({ create: { width: 80, height: 50, channels: 3, background: { r: at * 4, g: 80, b: 80 } } })
      .jpeg()
      .toBuffer(),
  });

  it("are named when they are too few or broken, and shown when they are whole", async () => {
    const page = await openSignedIn({
      email: "admin@etabli.test",
      at: "/identification-vehicule/search/immat/DK-405-ZR",
    });
    await page.getByRole("button", { name: "Vue 360°" }).click();
    const field = page.getByLabel("Choisir les photos", { exact: true }).and(page.locator("input"));
    const photos = await Promise.all(Array.from({ length: 12 }, (_, at) => shot(at)));
    await field.setInputFiles(photos.slice(1));
    await page.getByText("choisissez-en au moins 12").waitFor();
    await field.setInputFiles([...photos.slice(1), { ...photos[0]!, name: "cassée.jpg", buffer: Buffer.from("no") }]);
    await page.getByText("cassée.jpg : image illisible").waitFor();
    await field.setInputFiles(photos);
    await page.locator('[role=slider][aria-valuemax="12"]').waitFor();
    await page.getByRole("button", { name: "Supprimer les photos" }).click();
    await page.locator('[role=slider][aria-valuemax="50"]').waitFor();
  });
});

describe("parts chosen on a drawing", () => {
  const scene = (page: Page) => page.getByRole("group", { name: "Compartiment moteur" });

  it("by mouse, several at once, lead to one list under the drawing's set", async () => {
    const page = await openSignedIn({ ...expert, at: pictures });
    await page.getByRole("link", { name: "Compartiment moteur" }).click();
    await page.waitForURL("**/genart360?view=engine-bay");
    const battery = scene(page).getByRole("button", { name: /Batterie de démarrage : \d+ articles?$/ });
    await battery.click();
    expect(await battery.getAttribute("aria-pressed")).toBe("true");
    await scene(page)
      .getByRole("button", { name: /Filtre à huile : \d+ articles?$/ })
      .click();
    await page.getByRole("button", { name: /^Voir les \d+ pièces cochées$/ }).click();
    await page.waitForURL(/\/search\/Guii-20\/[\d-]+\/\d+$/);
    await page.getByText("Série Guii-20 : Compartiment moteur").waitFor();
    expect(complaints.get(page)).toEqual([]);
  });

  it("by keys alone: the drawing is one stop, arrows lead from mark to mark", async () => {
    const page = await openSignedIn({ ...expert, at: `${pictures}?view=engine-bay` });
    const stops = scene(page).locator('[data-mark][tabindex="0"]');
    await stops.first().waitFor();
    expect(await stops.count()).toBe(1);
    await stops.focus();
    const first = await page.evaluate(() => document.activeElement?.getAttribute("data-mark"));
    await page.keyboard.press("ArrowDown");
    const second = await page.evaluate(() => document.activeElement?.getAttribute("data-mark"));
    expect([second === first, second === null]).toEqual([false, false]);
    await page.keyboard.press("Space");
    expect(await page.locator(`[data-mark="${second}"]`).getAttribute("aria-pressed")).toBe("true");
    await page.getByRole("button", { name: /^Voir (la pièce cochée|les \d+ pièces cochées)$/ }).focus();
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/search\/Guii-20\//);
  });

  it("of a set without a vehicle are opened for one", async () => {
    const page = await openSignedIn({ at: clio });
    await page.goto("/identification-vehicule/search/Guii/23");
    await page.getByRole("heading", { level: 1, name: "Pièces choisies" }).waitFor();
  });
});
