import type { Page } from "playwright-core";
import { drawScene } from "@/tests/bench/plates/draw-scene";
import {
  accessibilityFaults,
  alive,
  complaints,
  openSignedIn,
  overflowing,
  shoot,
  type Width,
} from "../support/browser";

async function openStart(width: Width = "desktop") {
  const page = await openSignedIn({ email: "garage@etabli.test", width, at: "/identification-vehicule" });
  await alive(page.getByRole("button", { name: "Lire sur une photo" }));
  return page;
}

const show = (page: Page, name: string, buffer: Buffer) =>
  page.getByLabel("Photo de la plaque (JPG)").setInputFiles({ name, mimeType: "image/jpeg", buffer });
const picture = () => drawScene([{ text: "AB-123-CD", x: 350, y: 420, height: 64 }]);

describe("a plate on a photograph", () => {
  it.each(["desktop", "phone"] as const)("is proposed, chosen, and leads to its vehicle (%s)", async (width) => {
    const page = await openStart(width);
    await show(page, "voiture.jpg", await picture());
    const dialog = page.getByRole("dialog", { name: "Plaque lue sur la photo" });
    await dialog.waitFor();
    expect(await dialog.getByRole("radio").first().isChecked()).toBe(true);
    expect(await overflowing(page)).toEqual([]);
    expect(await accessibilityFaults(page)).toEqual([]);
    await shoot(page, `plate-picture-${width}`);
    await dialog.getByRole("button", { name: "Utiliser cette plaque" }).click();
    await page.waitForURL("**/identification-vehicule/search/immat/AB-123-CD");
    await page.getByRole("heading", { level: 1, name: /Clio/ }).waitFor();
    expect(complaints.get(page)).toEqual([]);
  });

  it("is corrected before it is used", async () => {
    const page = await openStart();
    await show(page, "voiture.jpg", await picture());
    await page.getByLabel("Corriger").fill("ab-123-ce");
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.waitForURL("**/identification-vehicule/search/immat/AB-123-CE");
    await page.getByText("AB-123-CE").first().waitFor();
  });

  it("of Switzerland leads to the vehicles of its holder, under the Swiss plate", async () => {
    const page = await openSignedIn({ email: "admin@etabli.test" });
    await page.route("**/api/lpr", (route) =>
      route.fulfill({ json: [{ plate: "ZH123456", display: "ZH 123456", country: "CH", confidence: 0.9 }] }),
    );
    await page.goto("/identification-vehicule");
    await alive(page.getByRole("button", { name: "Lire sur une photo" }));
    await show(page, "voiture.jpg", await picture());
    await page.getByRole("button", { name: "Utiliser cette plaque" }).click();
    await page.getByRole("dialog", { name: /ZH 123456/ }).waitFor();
    await page.keyboard.press("Escape");
    expect(await page.locator("input[name=swissPlate]").inputValue()).toBe("ZH 123456");
  });

  it.each([
    ["a renamed text", () => Promise.resolve(Buffer.from("AB-123-CD")), "La photo doit être une image JPG."],
    ["a street without a plate", () => drawScene([]), "Plaque illisible."],
  ])("%s: the reason is said and nothing typed is lost", async (_, make, text) => {
    const page = await openStart();
    await page.locator("input[name=immat]").fill("GH-456-JK");
    await show(page, "voiture.jpg", await make());
    await page.getByText(text).first().waitFor();
    expect(await page.locator("input[name=immat]").inputValue()).toBe("GH-456-JK");
    expect(await page.getByRole("dialog").count()).toBe(0);
  });
});
