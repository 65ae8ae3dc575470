import type { Page } from "playwright-core";
import { accessibilityFaults, alive, complaints, openSignedIn, overflowing, shoot } from "../support/browser";

const open = (wanted: Parameters<typeof openSignedIn>[0] = {}) =>
  openSignedIn({ email: "admin@etabli.test", at: "/map", ...wanted });
const surface = (page: Page) => page.getByRole("group", { name: "Carte", exact: true });
const marks = (page: Page) => page.getByRole("list", { name: "Lieux sur la carte" }).getByRole("button");
const rows = (page: Page) =>
  page.getByRole("list", { name: "Lieux, du plus proche au plus loin" }).getByRole("listitem");
const plane = (page: Page) => page.locator("[data-plane] > svg");
const drawn = async (page: Page) => {
  await plane(page).waitFor();
  await marks(page).first().waitFor();
};
const viewBox = (page: Page) => plane(page).getAttribute("viewBox");
const changed = (page: Page, before: string | null) =>
  page.waitForFunction((old) => document.querySelector("[data-plane] > svg")?.getAttribute("viewBox") !== old, before);
async function search(page: Page, text: string) {
  const field = page.getByRole("searchbox", { name: "Pièce recherchée" });
  await alive(field);
  await field.fill(text);
  await page.keyboard.press("Enter");
}

it("shows who stands where, moves by the mouse and chooses in map and list alike", async () => {
  const page = await open();
  await drawn(page);
  await page.locator("[data-town]").filter({ hasText: "Lyon" }).waitFor();
  await shoot(page, "map-desktop");
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await overflowing(page)).toEqual([]);
  const box = await surface(page).boundingBox();
  if (!box) throw new Error("no map");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  let before = await viewBox(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 90, y + 40, { steps: 6 });
  await page.mouse.up();
  await changed(page, before);
  before = await viewBox(page);
  await page.mouse.wheel(0, -400);
  await changed(page, before);
  await page.getByRole("button", { name: "Voir toute la carte" }).click();
  const row = rows(page).nth(1);
  await row.getByRole("button").click();
  await page.locator('[data-mark][aria-pressed="true"]').waitFor();
  expect(await row.getByRole("button").getAttribute("aria-current")).toBe("true");
  expect(complaints.get(page)).toEqual([]);
});

it("tells who holds a part, with quantity and distance from a place that was typed", async () => {
  const page = await open();
  await search(page, "0 986 494 104");
  await page.getByText(/lieux? (a|ont) la pièce/).waitFor();
  await rows(page)
    .first()
    .getByText(/pièces?$/)
    .first()
    .waitFor();
  await page.waitForURL("**/map?*q=0+986+494+104*");
  const from = page.getByRole("combobox", { name: "À partir de" });
  await from.fill("75012");
  await page
    .getByRole("option", { name: /75012 Paris/ })
    .first()
    .click();
  await rows(page).first().getByText(/km/).waitFor();
  await page.getByRole("img", { name: "Point de départ : 75012 Paris", exact: false }).waitFor();
  const [seen, pin] = [await surface(page).boundingBox(), await page.locator("[data-origin]").boundingBox()];
  if (!seen || !pin) throw new Error("no map");
  expect(pin.x > seen.x && pin.x < seen.x + seen.width && pin.y > seen.y && pin.y < seen.y + seen.height).toBe(true);
  await shoot(page, "map-search");
  await from.fill("00000");
  await page.getByText("Aucune commune ne correspond à « 00000 »").first().waitFor();
  await search(page, "plaquettes");
  await page.getByRole("heading", { name: "Indiquez un numéro" }).waitFor();
  await search(page, "ZZ99999999");
  await page.getByRole("heading", { name: "Référence inconnue" }).waitFor();
  expect(await page.getByText("Personne n'a la pièce").count()).toBe(0);
});

it("works by keyboard alone", async () => {
  const page = await open();
  await drawn(page);
  await surface(page).focus();
  let before = await viewBox(page);
  await page.keyboard.press("ArrowRight");
  await changed(page, before);
  before = await viewBox(page);
  await page.keyboard.press("+");
  await changed(page, before);
  before = await viewBox(page);
  await page.keyboard.press("Home");
  await changed(page, before);
  // The places of the new view are asked for.
  await page.waitForLoadState("networkidle");
  await drawn(page);
  await surface(page).focus();
  await page.keyboard.press("Tab");
  const first = await page.evaluate(() => document.activeElement?.getAttribute("data-mark"));
  expect(first).toBeTruthy();
  for (const key of ["ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp"]) await page.keyboard.press(key);
  expect(await page.evaluate(() => document.activeElement?.hasAttribute("data-mark"))).toBe(true);
});

it("works by touch on a phone, and from right to left", async () => {
  const page = await open({ width: "phone", language: "ar" });
  await plane(page).waitFor();
  expect(await overflowing(page)).toEqual([]);
  await shoot(page, "map-phone-ar");
  const mark = page.locator("[data-mark]").first();
  await mark.waitFor();
  const before = await viewBox(page);
  const session = await page.context().newCDPSession(page);
  const box = await page.locator("[data-plane]").locator("..").boundingBox();
  if (!box) throw new Error("no map");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", apart: number | null) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints:
        apart === null
          ? []
          : [
              { x: x - apart, y, id: 1 },
              { x: x + apart, y, id: 2 },
            ],
    });
  await touch("touchStart", 20);
  for (const apart of [30, 45, 60, 80]) await touch("touchMove", apart);
  await touch("touchEnd", null);
  await changed(page, before);
});

it("finds the place of who stands somewhere, and says so when the browser does not tell", async () => {
  const page = await open();
  await page.context().grantPermissions(["geolocation"]);
  await page.context().setGeolocation({ latitude: 44.84, longitude: -0.58 });
  const near = page.getByRole("button", { name: "Autour de moi" });
  await alive(near);
  await near.click();
  await page.waitForFunction(() =>
    (document.querySelector("input[name=from]") as HTMLInputElement | null)?.value.includes("Bordeaux"),
  );
  await page.context().clearPermissions();
  await near.click();
  await page.getByText(/n'a pas donné votre position/).waitFor();
});

it("goes on as a list when the outlines do not come", async () => {
  const page = await open({ at: "/home" });
  await page.route("**/map/outlines.json", (route) => route.abort());
  await page.goto("/map");
  await page.getByText("Le fond de carte n'a pas pu être chargé").waitFor();
  await rows(page).first().waitFor();
});
