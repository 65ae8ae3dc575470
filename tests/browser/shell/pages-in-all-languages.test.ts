import { directionOf, offeredLanguages } from "@/lib/shared/languages";
import { complaints, openSignedIn, overflowing } from "../support/browser";
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

describe("twelve pages on a phone", () => {
  it.each(offeredLanguages())("say no key and fit in %s", async (language) => {
    const page = await openSignedIn({ language, width: "phone", email: "complet@etabli.test", at: pages[0] });
    for (const [at, path] of pages.entries()) {
      if (at > 0) await page.goto(path);
      await page.locator("main").first().waitFor();
      const faults = [...(await messageKeys(page)), ...(await overflowing(page)), ...(complaints.get(page) ?? [])];
      expect([path, faults]).toEqual([path, []]);
    }
    expect(await page.locator("html").getAttribute("dir")).toBe(directionOf(language));
  });
});
