import type { Page } from "playwright-core";
import { createTranslator } from "use-intl/core";
import { messagesOf } from "@/lib/web/messages";
import { readPdf } from "@/lib/providers/documents/testing/read-pdf";
import { directionOf, languages, offeredLanguages } from "@/lib/shared/languages";
import { openCounter } from "@/tests/support/counter";
import "@/tests/support/end";
import { accessibilityFaults, alive, base, complaints, overflowing, shoot } from "../support/browser";
import { messageKeys } from "../support/message-keys";
import { enterAs } from "../support/people";
import { clio } from "../support/places";

/** Each kind of script, plural and direction; `npm run test:languages` walks it in all. */
const oftenWalked = ["fr", "en", "de", "ar", "zh", "pl"].filter((tag) => languages.some((one) => one === tag));
const walked = process.env.ALL_LANGUAGES === "1" ? offeredLanguages() : oftenWalked;

const article = "Bosch 0 986 494 104";
async function wordsIn(language: string) {
  const messages = await messagesOf(language);
  return createTranslator({ locale: language, messages: messages as Record<string, Record<string, string>> });
}

async function soundly(page: Page, language: string): Promise<void> {
  expect(await page.locator("html").getAttribute("dir")).toBe(directionOf(language));
  expect([await messageKeys(page), await overflowing(page), complaints.get(page)]).toEqual([[], [], []]);
}

describe("the main job", () => {
  it.each(walked)("is done in %s, from the plate to a quote as a document", async (language) => {
    const t = await wordsIn(language);
    const { company, customerId } = await openCounter();
    const page = await enterAs(company, { language });
    await page.context().addCookies([{ name: "etabli.customer", value: String(customerId), url: base }]);
    await page.goto("/identification-vehicule");
    const plate = page.locator("input[name=immat]");
    await alive(plate);
    await plate.fill("AB-123-CD");
    await plate.press("Enter");
    await page.waitForURL(`**${clio}`);
    await page.getByRole("heading", { level: 1, name: /Renault Clio III/ }).waitFor();
    for (const step of ["/parts/1", "/parts/1/101", "/parts/1/101/101/10001"]) {
      await page.locator(`main a[href$="${step}"]`).first().click();
      await page.waitForURL(`**${step}`);
    }
    await page
      .getByRole("row", { name: new RegExp(article) })
      .getByText(/23[.,٫]95/)
      .first()
      .waitFor();
    await soundly(page, language);
    await page.getByRole("button", { name: t("catalogue.list.add" as never, { article } as never) }).click();
    await page.locator("#cart-link", { hasText: "1" }).waitFor();
    await page.goto("/cart");
    const quote = page.getByRole("button", { name: t("cart.quote" as never), exact: true });
    await alive(quote);
    await soundly(page, language);
    await quote.click();
    await page.waitForURL("**/quotes/*");
    const title = page.getByRole("heading", { level: 1, name: /\d{4}-\d{5}/ });
    const number = /\d{4}-\d{5}/.exec((await title.textContent()) ?? "")?.[0] ?? "";
    await shoot(page, `quote-${language}`);
    await soundly(page, language);
    const answer = await page.request.get(`/api/quote/${new URL(page.url()).pathname.split("/").pop()}/pdf`);
    const { text } = readPdf(await answer.body());
    expect(text).toContain(number);
    expect(text).toMatch(/0 ?986 ?494 ?104/);
  });
});

it("every language is behind the picker, found by its own name, by the reader's and by the English one", async () => {
  const { company } = await openCounter();
  const page = await enterAs(company);
  await page.goto("/customers");
  const menu = page.getByRole("button", { name: /^Langue : / });
  await alive(menu);
  await menu.click();
  await page.getByRole("menuitem", { name: "Autres langues…" }).click();
  const dialog = page.getByRole("dialog", { name: "Langue" });
  const field = dialog.getByRole("searchbox", { name: "Chercher une langue" });
  await field.fill("xyz");
  await dialog.getByText("Aucune langue ne correspond à « xyz ».").waitFor();
  for (const text of ["magyar", "Hungarian", "hongrois"]) {
    await field.fill(text);
    await dialog.getByRole("button", { name: "magyar" }).waitFor();
  }
  expect([await accessibilityFaults(page), await overflowing(page)]).toEqual([[], []]);
  await field.press("Enter");
  await page.locator("html[lang=hu]").waitFor();
  expect(new URL(page.url()).pathname).toBe("/customers");
});
