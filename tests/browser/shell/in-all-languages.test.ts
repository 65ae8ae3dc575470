import type { Page } from "playwright-core";
import { readPdf } from "@/lib/providers/documents/testing/read-pdf";
import { directionOf, languageName, offeredLanguages, technicalLanguage } from "@/lib/shared/languages";
import { createTranslator } from "@/lib/shared/translator";
import { messagesOf } from "@/lib/web/messages";
import { openCounter } from "@/tests/support/counter";
import "@/tests/support/end";
import { accessibilityFaults, alive, base, complaints, overflowing, shoot } from "../support/browser";
import { tabTo } from "../support/keyboard";
import { messageKeys } from "../support/message-keys";
import { enterAs } from "../support/people";
import { clio } from "../support/places";
import { forwardFaults } from "../support/reading-order";

/** Each kind of script, plural and direction beside French and English, in which other journeys go; `npm run test:languages` walks all. */
const oftenWalked = ["de", "ar", "zh", "pl"];
const walked = process.env.ALL_LANGUAGES === "1" ? offeredLanguages() : oftenWalked;

const plate = "AB-123-CD";
const article = "Bosch 0 986 494 104";

async function wordsIn(language: string) {
  const messages = (await messagesOf(language)) as Record<string, Record<string, string>>;
  return createTranslator({ locale: language, messages }) as (key: string, values?: object) => string;
}
type Words = Awaited<ReturnType<typeof wordsIn>>;

/** Of the page as it stands; numbers of trade read from left to right in every language. */
async function soundly(page: Page, language: string, numbers: string[]): Promise<void> {
  expect(await page.locator("html").getAttribute("dir")).toBe(directionOf(language));
  expect(await page.locator("html").getAttribute("lang")).toBe(language);
  const reordered = numbers.map((number) => forwardFaults(page.locator("body"), number));
  const faults = [await messageKeys(page), await overflowing(page), complaints.get(page), await Promise.all(reordered)];
  expect(faults.flat(2)).toEqual([]);
}

async function walkToPads(page: Page): Promise<void> {
  await page.goto("/identification-vehicule");
  const field = page.locator("input[name=immat]");
  await alive(field);
  await field.fill(plate);
  await field.press("Enter");
  await page.waitForURL(`**${clio}`);
  await page.getByRole("heading", { level: 1, name: /Renault Clio III/ }).waitFor();
  for (const step of ["/parts/1", "/parts/1/101", "/parts/1/101/101/10001"]) {
    await page.locator(`main a[href$="${step}"]`).first().click();
    await page.waitForURL(`**${step}`);
  }
}

/** The vehicle is nobody's: adding asks first whether the customer who is served is meant. */
async function addPads(page: Page, t: Words): Promise<void> {
  const row = page.getByRole("row", { name: new RegExp(article) });
  await row
    .getByText(/23[.,٫]95/)
    .first()
    .waitFor();
  await row.getByRole("button", { name: t("catalogue.list.add", { article }) }).click();
  const asked = page.getByRole("dialog", { name: t("customers.linked.ask") });
  await asked.getByRole("button", { name: t("customers.linked.goOn", { customer: "Mme Laurent" }) }).click();
  await page.locator("#cart-link", { hasText: "1" }).waitFor();
}

describe("the main job", () => {
  it.each(walked)("is done in %s, from the plate to a quote as a document", async (language) => {
    const t = await wordsIn(language);
    const { company, customerId } = await openCounter();
    const page = await enterAs(company, { language });
    await page.context().addCookies([{ name: "etabli.customer", value: String(customerId), url: base }]);
    await walkToPads(page);
    await addPads(page, t);
    await soundly(page, language, [plate, "0 986 494 104", "K9K 766"]);
    await page.goto("/cart");
    const quote = page.getByRole("button", { name: t("cart.quote"), exact: true });
    await alive(quote);
    await soundly(page, language, ["0 986 494 104"]);
    await quote.click();
    await page.waitForURL("**/quotes/*");
    const title = page.getByRole("heading", { level: 1, name: /\d{4}-\d{5}/ });
    const number = /\d{4}-\d{5}/.exec((await title.textContent()) ?? "")?.[0] ?? "";
    await shoot(page, `quote-${language}`);
    await soundly(page, language, [number]);
    const answer = await page.request.get(`/api/quote/${new URL(page.url()).pathname.split("/").pop()}/pdf`);
    const document = readPdf(await answer.body());
    expect(document.text).toContain(number);
    expect(document.text).toMatch(/0 ?986 ?494 ?104/);
    expect(document.language).toBe(language);
  });
});

describe("the picker", () => {
  const openPicker = async (page: Page) => {
    const menu = page.getByRole("button", { name: /^Langue : / });
    await alive(menu);
    await menu.focus();
    await page.keyboard.press("Enter");
    await page.getByRole("menuitem", { name: "Autres langues…" }).press("Enter");
    const dialog = page.getByRole("dialog", { name: "Langue" });
    await dialog.waitFor();
    return { menu, dialog, field: dialog.getByRole("searchbox", { name: "Chercher une langue" }) };
  };

  it("finds every language by its own name, by the reader's and by the English one", async () => {
    const { company } = await openCounter();
    const page = await enterAs(company);
    await page.goto("/customers");
    const { dialog, field } = await openPicker(page);
    expect(await dialog.locator("button [lang]").count()).toBe(offeredLanguages().length);
    for (const tag of offeredLanguages())
      for (const text of [languageName(tag), languageName(tag, "fr"), languageName(tag, technicalLanguage)]) {
        await field.fill(text);
        await dialog.locator(`button [lang="${tag}"]`).waitFor();
      }
    await field.fill("xyz");
    await dialog.getByText("Aucune langue ne correspond à « xyz ».").waitFor();
    await field.fill("hongrois");
    await dialog.getByRole("button", { name: "magyar" }).waitFor();
    await dialog.locator("button [lang=fi]").waitFor({ state: "detached" });
    expect(await dialog.locator("button [lang]").allTextContents()).toEqual(["magyar"]);
    expect([await accessibilityFaults(page), await overflowing(page)]).toEqual([[], []]);
    await field.press("Enter");
    await page.locator("html[lang=hu]").waitFor();
    expect(new URL(page.url()).pathname).toBe("/customers");
  });

  it("is left by Escape without a change, and walked by keys alone", async () => {
    const { company } = await openCounter();
    const page = await enterAs(company);
    await page.goto("/customers");
    const { menu, dialog } = await openPicker(page);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    expect(await menu.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await page.locator("html").getAttribute("lang")).toBe("fr");
    const again = await openPicker(page);
    await page.keyboard.type("suomi");
    expect(await again.field.inputValue()).toBe("suomi");
    await tabTo(page, /suomi/);
    await page.keyboard.press("Enter");
    await page.locator("html[lang=fi]").waitFor();
    expect((await page.context().cookies()).find(({ name }) => name === "etabli.language")?.value).toBe("fi");
  });
});
