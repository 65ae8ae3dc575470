import type { Page } from "playwright-core";
import sharp from "sharp";
import { drawSpecimenCard } from "@/lib/shared/specimen-card";
import {
  accessibilityFaults,
  alive,
  complaints,
  openSignedIn,
  overflowing,
  shoot,
  type Width,
} from "../support/browser";

const card = {
  ...{ plate: "AB-123-CD", firstRegistration: "14/03/2007", owner: "LAURENT CLAIRE", street: "12 RUE DES LILAS" },
  ...{ town: "69007 LYON", make: "RENAULT", typeCode: "BR1H0H", model: "CLIO", vin: "VF1BR1H0H40123456" },
};
const photograph = (turn = 0) =>
  sharp(Buffer.from(drawSpecimenCard(card)))
    .rotate(turn)
    .jpeg({ quality: 85 })
    .toBuffer();
const open = async (width: Width = "desktop") => {
  const page = await openSignedIn({ width, at: "/identification-vehicule" });
  const button = page.getByRole("button", { name: "Lire la carte grise" });
  await alive(button);
  await button.click();
  return page;
};
const dialog = (page: Page) => page.locator("dialog[open]");
const show = (page: Page, buffer: Buffer, name = "carte.jpg") =>
  dialog(page).locator("input[type=file]").setInputFiles({ name, mimeType: "image/jpeg", buffer });
const field = (page: Page, name: string) => dialog(page).getByLabel(name, { exact: true });

it.each(["desktop", "phone"] as const)(
  "is read field by field beside its strips, and identifies (%s)",
  async (width) => {
    const page = await open(width);
    await show(page, await photograph());
    await field(page, "Immatriculation (A)").waitFor();
    expect(await field(page, "Immatriculation (A)").inputValue()).toBe("AB-123-CD");
    expect(await field(page, "VIN (E)").inputValue()).toBe(card.vin);
    expect(await field(page, "Première immatriculation (B)").inputValue()).toBe("14/03/2007");
    expect(await field(page, "Titulaire (C.1)").count()).toBe(0);
    expect(
      await dialog(page)
        .getByRole("img", { name: /^Extrait de la photo/ })
        .count(),
    ).toBeGreaterThanOrEqual(4);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await overflowing(page)).toEqual([]);
    await shoot(page, `certificate-${width}`);
    await dialog(page).getByRole("button", { name: "Identifier par la plaque" }).click();
    await page.waitForURL("**/identification-vehicule/search/immat/AB-123-CD");
    await page.getByRole("heading", { level: 1, name: /Clio/ }).waitFor();
    expect(complaints.get(page)).toEqual([]);
  },
);

it("tells the owner where that is asked for, is corrected, and Enter sends nothing else", async () => {
  const page = await open();
  await dialog(page).getByRole("checkbox").check();
  await show(page, await photograph());
  await field(page, "Titulaire (C.1)").waitFor();
  expect(await field(page, "Titulaire (C.1)").inputValue()).toBe("LAURENT CLAIRE");
  await field(page, "VIN (E)").fill("WVWZZZAUZGW123456");
  await page.keyboard.press("Enter");
  expect(await dialog(page).count()).toBe(1);
  await dialog(page).getByRole("button", { name: "Identifier par le VIN" }).click();
  await page.waitForURL("**/search/vin/WVWZZZAUZGW123456");
});

it("upside down is turned and said so; what is none, or no picture, is named", async () => {
  const page = await open();
  await show(page, await photograph(180));
  await dialog(page).getByText("La photo était à l'envers").waitFor();
  expect(await field(page, "Immatriculation (A)").inputValue()).toBe("AB-123-CD");
  const empty = await sharp({ create: { width: 900, height: 600, channels: 3, background: "#808890" } })
    .jpeg()
    .toBuffer();
  await show(page, empty, "rien.jpg");
  await dialog(page).getByText("Aucune carte grise n'a été reconnue").waitFor();
  expect(await field(page, "Immatriculation (A)").count()).toBe(0);
  await show(page, Buffer.from("no picture"), "faux.jpg");
  await dialog(page)
    .getByRole("alert")
    .filter({ hasText: "La photo doit être une image JPEG, PNG ou WebP." })
    .waitFor();
});

it.each(["png", "webp"] as const)("is read from a photograph of the kind %s", async (kind) => {
  const page = await open();
  const buffer = await sharp(Buffer.from(drawSpecimenCard(card)))
    .toFormat(kind)
    .toBuffer();
  const mimeType = `image/${kind}`;
  await dialog(page)
    .locator("input[type=file]")
    .setInputFiles({ name: `carte.${kind}`, mimeType, buffer });
  await field(page, "Immatriculation (A)").waitFor();
  expect(await field(page, "Immatriculation (A)").inputValue()).toBe("AB-123-CD");
});

it("has an empty field for what the photograph does not show, and goes on with what is typed there", async () => {
  const page = await open();
  const whole = sharp(await photograph());
  const { width = 0, height = 0 } = await whole.metadata();
  await show(page, await whole.extract({ left: 0, top: 0, width, height: Math.round(height / 2) }).toBuffer());
  await dialog(page).getByText("Non lu : recopiez-le de la carte grise.").first().waitFor();
  await field(page, "VIN (E)").fill(card.vin);
  await dialog(page).getByRole("button", { name: "Identifier par le VIN" }).click();
  await page.waitForURL(`**/search/vin/${card.vin}`);
});
