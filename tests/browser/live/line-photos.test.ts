import "@/tests/support/end";
import type { Locator, Page } from "playwright-core";
import { makeCompany } from "@/tests/support/company";
import { addOne, json, newCustomer } from "@/tests/support/counter";
import { phonePhoto } from "@/tests/support/photos";
import { putOnShelf, someArticles } from "@/tests/support/supply";
import { accessibilityFaults, alive, base, complaints, openPage, overflowing, shoot } from "../support/browser";
import { companionAddress, makeQuote } from "../support/companion";
import { enterAs } from "../support/people";

const jpeg = async (name: string, colour: string) => ({
  ...{ name, mimeType: "image/jpeg", buffer: await phonePhoto(1200, 900, colour) },
});

/** A cart of one part and of one piece of work, open on a mechanic's phone and at the desk. */
async function workshop() {
  const company = await makeCompany();
  const customerId = await newCustomer(company);
  const [articleId = 0] = await someArticles(1);
  await putOnShelf(company, articleId, 4_990);
  await json(addOne(company, customerId, articleId, { plate: "AB-123-CD" }));
  await company.post(`/companies/settings/${company.companyId}`, { values: { labourT1: 6_000 } });
  await company.post("/cart/work", { customerId, name: "Purge", minutes: 30, rate: "T1", seen: 6_000 });
  const open = async (page: Page) => {
    await page.context().addCookies([{ name: "etabli.customer", value: String(customerId), url: base }]);
    await page.goto("/cart?tab=cart");
    return page;
  };
  return {
    customerId,
    mechanic: await open(await enterAs(company, { width: "phone" })),
    desk: await open(await enterAs(company)),
  };
}

async function openPhotos(page: Page, button: Locator): Promise<Locator> {
  await alive(button);
  await button.click();
  return page.getByRole("dialog", { name: /^Photos : / });
}

/** What a photograph shows large: its pixels as they lie on the screen's page. */
async function enlarged(page: Page): Promise<[number, number]> {
  const large = page.getByRole("dialog", { name: /^Photos : / }).getByRole("img");
  return large.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
  });
}

const clean = async (page: Page) => [await accessibilityFaults(page), await overflowing(page)];

it("a mechanic photographs a worn part, the customer sees it large and signs, the shop's quote and its document hold it", async () => {
  const { customerId, mechanic, desk } = await workshop();
  const row = mechanic.locator("[data-line]").first();
  const dialog = await openPhotos(mechanic, row.getByRole("button", { name: /^Photos : / }));
  await dialog
    .getByLabel("Choisir des photos")
    .first()
    .setInputFiles({ name: "notes.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no picture") });
  await dialog.getByText(/pas une image .*lisible/).waitFor();
  await dialog.getByRole("button", { name: "Annuler" }).click();

  await mechanic.context().setOffline(true);
  await dialog.locator("input[capture]").setInputFiles(await jpeg("IMG_1.jpg", "#803020"));
  await dialog.getByText(/^Pas envoyée : pas de réseau/).waitFor();
  await shoot(mechanic, "line-photos-offline");
  await mechanic.context().setOffline(false);
  await dialog.getByRole("button", { name: "Réessayer" }).click();
  await dialog.getByRole("img", { name: /^Photo 1 sur 1 : / }).waitFor();
  await dialog
    .locator("input[multiple]")
    .setInputFiles([await jpeg("IMG_2.jpg", "#208030"), await jpeg("IMG_3.jpg", "#a0a020")]);
  await dialog.getByRole("img", { name: /^Photo 3 sur 3 : / }).waitFor();
  await dialog.getByRole("button", { name: "Supprimer la photo 3" }).click();
  await dialog.getByRole("img", { name: /^Photo 2 sur 2 : / }).waitFor();
  expect(await clean(mechanic)).toEqual([[], []]);
  await shoot(mechanic, "line-photos-mechanic");
  await dialog.getByRole("button", { name: "Fermer" }).click();
  await row.getByRole("button", { name: /^Photo 2 sur 2 : / }).waitFor();
  const work = await openPhotos(mechanic, mechanic.getByRole("button", { name: "Photos : Purge" }));
  await work.locator("input[capture]").setInputFiles(await jpeg("IMG_4.jpg", "#303090"));
  await work.getByRole("img", { name: /^Photo 1 sur 1 : / }).waitFor();
  await mechanic.keyboard.press("Escape");
  await mechanic.getByRole("button", { name: "Photo 1 sur 1 : Purge" }).scrollIntoViewIfNeeded();
  expect(await clean(mechanic)).toEqual([[], []]);
  await shoot(mechanic, "line-photos-cart-phone");

  const phone = await openPage({ width: "phone" });
  const address = await companionAddress(desk, { id: customerId, name: "" });
  await phone.goto(address);
  await phone.getByRole("button", { name: /^Photo 2 sur 2 : / }).waitFor();
  await desk
    .locator("[data-line]")
    .getByRole("button", { name: /^Photo 2 sur 2 : / })
    .waitFor();
  expect(await clean(desk)).toEqual([[], []]);
  await shoot(desk, "line-photos-cart-desk");
  await makeQuote(desk);
  await phone.getByRole("button", { name: "Choisir et signer" }).waitFor();
  await shoot(phone, "line-photos-quote-phone");
  const first = phone.getByRole("button", { name: /^Photo 1 sur 2 : / });
  await first.click();
  expect(await enlarged(phone)).toEqual([900, 1200]);
  expect(await clean(phone)).toEqual([[], []]);
  await shoot(phone, "line-photos-large-phone");
  await phone.keyboard.press("ArrowRight");
  await phone
    .getByRole("dialog")
    .getByRole("img", { name: /^Photo 2 sur 2 : / })
    .waitFor();
  await phone.keyboard.press("Escape");
  await phone.getByRole("dialog").waitFor({ state: "detached" });
  expect(await first.evaluate((button) => button === document.activeElement)).toBe(true);

  await phone.getByRole("button", { name: "Choisir et signer" }).click();
  const agree = phone.getByRole("dialog", { name: "Votre accord, ligne par ligne" });
  await agree.getByRole("button", { name: "Photo 1 sur 1 : Purge" }).click();
  await phone.getByRole("dialog", { name: "Photos : Purge" }).waitFor();
  await phone.keyboard.press("Escape");
  await agree.getByRole("checkbox", { name: "Tout cocher" }).check();
  await shoot(phone, "line-photos-agree");
  await agree.getByRole("radio", { name: "Au doigt" }).focus();
  await phone.keyboard.press("ArrowRight");
  await agree.getByRole("textbox", { name: "Prénom et nom" }).fill("Paul Martin");
  await agree.getByRole("button", { name: /^J’accepte/ }).click();
  await phone.getByText(/^Signé par Paul Martin/).waitFor();

  await desk
    .getByText(/^Signé par Paul Martin/)
    .first()
    .waitFor();
  expect(await desk.getByRole("button", { name: /^Photo \d sur 2 : / }).count()).toBe(2);
  await desk.getByRole("region", { name: "Aperçu du document" }).getByText("Paul Martin").first().waitFor();
  await shoot(desk, "line-photos-quote-desk");
  await desk.getByRole("button", { name: "Photo 1 sur 1 : Purge" }).press("Enter");
  expect(await enlarged(desk)).toEqual([900, 1200]);
  await shoot(desk, "line-photos-large-desk");
  await desk.keyboard.press("Escape");
  const pdf = await desk.request.get(`/api${new URL(desk.url()).pathname.replace("quotes", "quote")}/pdf`);
  expect((await pdf.body()).toString("latin1").match(/\/Filter \/DCTDecode/g)).toHaveLength(3);

  const arabic = await openPage({ width: "phone", language: "ar" });
  await arabic.goto(address);
  await arabic.locator("main button:has(img)").first().click();
  await arabic.keyboard.press("ArrowLeft");
  await arabic.getByRole("dialog").getByText("2 / 2").waitFor();
  expect(await clean(arabic)).toEqual([[], []]);
  await shoot(arabic, "line-photos-large-arabic");
  for (const page of [desk, phone, arabic]) expect(complaints.get(page)).toEqual([]);
  expect(complaints.get(mechanic)?.filter((one) => !one.includes("ERR_INTERNET_DISCONNECTED"))).toEqual([]);
});
