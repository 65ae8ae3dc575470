import type { Locator, Page } from "playwright-core";
import { alive, complaints, openSignedIn, overflowing } from "../support/browser";
import { clio } from "../support/places";

const expert = { email: "expert@etabli.test", width: "phone" } as const;
const pictures = `${clio}/genart360`;

/** Draws one finger over the middle of an element, as a hand does, and rests before it leaves: what is drawn so is not thrown. */
async function swipe(page: Page, over: Locator, by: { x: number; y: number }): Promise<void> {
  const box = (await over.boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const cdp = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove", at: number) =>
    cdp.send("Input.dispatchTouchEvent", { type, touchPoints: [{ x: x + by.x * at, y: y + by.y * at }] });
  await touch("touchStart", 0);
  for (let step = 1; step <= 10; step++) await touch("touchMove", step / 10);
  await page.waitForTimeout(200);
  await touch("touchMove", 1);
  await cdp.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await cdp.detach();
}

/** Waits until an element has stood in one place for a while, however slowly the frames come that carry it. */
async function still(page: Page, element: Locator): Promise<void> {
  for (let before = ""; ;) {
    const now = JSON.stringify(await element.boundingBox());
    if (now === before) return;
    before = now;
    await page.waitForTimeout(500);
  }
}

describe("by finger alone", () => {
  it("the vehicle is turned, and a zone on it is pressed", async () => {
    const page = await openSignedIn({ ...expert, at: pictures });
    await page.locator("[data-loaded=true]").waitFor({ state: "attached" });
    const slider = page.getByRole("slider", { name: "Tourner le véhicule" });
    await swipe(page, slider, { x: -105, y: 0 });
    await page.waitForFunction(() => document.querySelector("[role=slider]")?.getAttribute("aria-valuenow") !== "1");
    const zone = page.locator("[data-mark=front-brakes]").filter({ visible: true }).first();
    await still(page, zone);
    await zone.tap();
    await page.waitForURL(/zone=front-brakes/);
    await page.getByRole("region", { name: "Freins avant" }).waitFor();
    expect([complaints.get(page), await overflowing(page)]).toEqual([[], []]);
  });

  it("a spot of a drawing is ticked and leads to the list of its part", async () => {
    const page = await openSignedIn({ ...expert, at: `${pictures}?view=front-axle` });
    const spot = page.locator("[data-mark]:not([aria-disabled])").filter({ visible: true }).first();
    await alive(spot);
    await spot.tap();
    await spot.and(page.locator("[aria-pressed=true]")).waitFor();
    await page.getByRole("button", { name: /^Voir / }).tap();
    await page.waitForURL(/AB-123-CD\/(parts|search)\//);
    await page.getByRole("grid").first().waitFor();
    expect(complaints.get(page)).toEqual([]);
  });

  it("a position of a maker's plate is pressed, and the plate drawn nearer and moved", async () => {
    const page = await openSignedIn({ width: "phone", at: `${clio}/oem/08057` });
    const spot = page.getByRole("group", { name: "Repères" }).getByRole("button").first();
    await alive(spot);
    const chosen = page.getByRole("list", { name: "Pièces de la planche" }).locator("[aria-expanded=true]");
    await spot.tap();
    await chosen.waitFor();
    await page.getByRole("button", { name: "Agrandir" }).tap();
    const layer = page.locator("[aria-describedby=oe-drawing-keys] > div").first();
    const place = () => layer.evaluate((one) => getComputedStyle(one).transform);
    const before = await place();
    await swipe(page, page.getByRole("group", { name: /Dessin de la planche/ }), { x: -50, y: -20 });
    expect(await place()).not.toBe(before);
    expect(await chosen.count()).toBe(1);
    expect(complaints.get(page)).toEqual([]);
  });
});
