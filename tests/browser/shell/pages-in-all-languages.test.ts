import type { Page } from "playwright-core";
import { directionOf, offeredLanguages, type Language } from "@/lib/shared/languages";
import { base, complaints, openSignedIn, overflowing } from "../support/browser";
import { messageKeys } from "../support/message-keys";
import { clio } from "../support/places";

const pages = [
  ...["/identification-vehicule", clio, `${clio}/parts/1/101/101/10001`, "/pieces/search/0986494104", "/cart?tab=cart"],
  ...[
    "/orders",
    "/customers",
    `${clio}/oem/08057`,
    "/tireStock?search=205%2F55+R16",
    "/rse",
    "/sv5actia",
    "/mon-compte",
  ],
];

/** Every second page in a language, the others in the next; `npm run test:languages` looks at all in each. */
const isWhole = process.env.ALL_LANGUAGES === "1";
const languages = offeredLanguages();
const pagesIn = (language: Language) =>
  isWhole ? pages : pages.filter((_, at) => (at + languages.indexOf(language)) % 2 === 0);

// One browser for all languages: its scripts are alike.
let page: Page;
beforeAll(async () => {
  page = await openSignedIn({ width: "phone", email: "complet@etabli.test", kept: true, workerless: true });
});

describe("twelve pages on a phone", () => {
  it.each(languages)("say no key and fit in %s", async (language) => {
    await page.context().addCookies([{ name: "etabli.language", value: language, url: base }]);
    const said = complaints.get(page)!;
    said.length = 0;
    for (const path of pagesIn(language)) {
      await page.goto(path);
      await page.locator("main").first().waitFor();
      const faults = [...(await messageKeys(page)), ...(await overflowing(page)), ...said];
      expect([path, faults]).toEqual([path, []]);
    }
    const html = page.locator("html");
    expect([await html.getAttribute("lang"), await html.getAttribute("dir")]).toEqual([
      language,
      directionOf(language),
    ]);
  });
});
