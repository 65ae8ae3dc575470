import type { Page } from "playwright-core";
import { alive, openSignedIn, type Width } from "../support/browser";
import { clio } from "../support/places";

/** What is pressed, lies under the notice that stands, and cannot be scrolled clear of it. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = document.querySelector("[data-toast]");
    if (!found) return ["no notice"];
    const covers = document.body.style.paddingBlockEnd !== "";
    if (covers) window.scrollTo(0, document.documentElement.scrollHeight);
    const notice = found.getBoundingClientRect();
    return [...document.querySelectorAll("a[href], button, input, select, textarea, summary")]
      .filter((one) => !one.closest("[data-notices]") && one.checkVisibility())
      .filter((one) => {
        const { left, right, top, bottom, width, height } = one.getBoundingClientRect();
        const apart = left >= notice.right || right <= notice.left || top >= notice.bottom || bottom <= notice.top;
        return width > 1 && height > 1 && !apart;
      })
      .map((one) => one.textContent || one.getAttribute("aria-label") || one.outerHTML.slice(0, 80));
  });

describe("a notice", () => {
  it.each<[Width, string]>([
    ["phone", "/identification-vehicule"],
    ["phone", "/customers"],
    ["tablet", clio],
    ["desktop", clio],
    ["desktop", "/customers"],
  ])("covers nothing that is pressed: %s, %s", async (width, at) => {
    const page = await openSignedIn({ width, at });
    await alive(page.getByRole("button", { name: /^Menu de / }));
    // Whoever listens may begin to do so after the menu.
    await page.waitForFunction(
      () => {
        window.dispatchEvent(new Event("etabli:offline"));
        return document.querySelector("[data-toast]") !== null;
      },
      null,
      { polling: 300 },
    );
    await page.waitForTimeout(500);
    expect(await covered(page)).toEqual([]);
  });

  it("says what the page shows to ears alone", async () => {
    const page = await openSignedIn({ at: clio });
    await page
      .getByRole("region", { name: "Avis" })
      .getByText(/^Véhicule trouvé/)
      .waitFor();
    expect(await page.locator("[data-toast]").count()).toBe(0);
  });
});
