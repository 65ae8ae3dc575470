import type { Page } from "playwright-core";
import { accessibilityFaults, complaints, openPage, overflowing, shoot } from "../support/browser";
import { smallTargets, textFaults } from "../support/layout";
import { wordFaults } from "../support/pseudo-language";
import { screens } from "../support/screens";
import { enterViewers, showScreen } from "../support/viewers";

const desk = { width: "desktop", language: "fr" } as const;
const views = [
  desk,
  { width: "phone", language: "qps" },
  { width: "phone", language: "qps-rtl" },
  { width: "tablet", language: "fr" },
  { width: "desktop", language: "ar" },
] as const;
type View = (typeof views)[number];
const names = Object.keys(screens);
const isPseudo = (language: string) => language.startsWith("qps");
const isFromRight = (language: string) => language === "ar" || language === "qps-rtl";

/**
 * How a screen is seen: on a desk, on a phone in a pseudo-language, which is longer by a third and tells what is no text of
 * messages/, every second one there from right to left, and every second one in a third way too.
 * Axe takes half of all time: it hears a screen on the desk and every second one on the phone, and judges the colours of
 * one theme, which come from few tokens whose contrast is tested by itself.
 */
function looksOf(name: string): { views: readonly View[]; isDark: boolean; isHeardOnPhone: boolean } {
  const turn = names.indexOf(name);
  const third = turn % 4 === 1 ? [views[3]] : turn % 4 === 2 ? [views[4]] : [];
  return {
    views: [desk, turn % 2 === 0 ? views[1] : views[2], ...third],
    isDark: turn % 4 < 2,
    isHeardOnPhone: turn % 2 === 0,
  };
}

beforeAll(enterViewers);

let pages: Page[] = [];
beforeAll(async () => {
  // Numbers and days as English writes them, in the browser as on the server; nothing fetched ahead beside the walk.
  const opened = views.map(({ width, language }) =>
    openPage({ width, language: isPseudo(language) ? "en" : language, kept: true, workerless: true }),
  );
  pages = await Promise.all(opened);
});

/** What is wrong with a screen in one of its views. */
async function faultsOf(name: string, view: View): Promise<string[]> {
  const { width, language } = view;
  const { isDark, isHeardOnPhone } = looksOf(name);
  const page = pages[views.indexOf(view)]!;
  const said = complaints.get(page)!;
  said.length = 0;
  await page.emulateMedia({ colorScheme: isDark && view === desk ? "dark" : "light" });
  await showScreen(page, name, language);
  const isHeard = view === desk || (width === "phone" && isHeardOnPhone);
  const faults = [
    ...(await overflowing(page)).map((element) => `sticks out: ${element}`),
    ...(await textFaults(page)),
    ...(width === "phone" ? await smallTargets(page) : []),
    ...(isPseudo(language) ? await wordFaults(page, name) : []),
    ...(isHeard ? await accessibilityFaults(page, view === desk ? "too" : "not") : []),
  ];
  if ((await page.locator("html").getAttribute("dir")) !== (isFromRight(language) ? "rtl" : "ltr"))
    faults.push("written in the wrong direction");
  await shoot(page, `${name}-${language}-${width}`);
  return [...faults, ...said].map((fault) => `${width}, ${language}${isDark ? ", dark" : ""}: ${fault}`);
}

describe("the screen", () => {
  it.each(names)("%s fits every width from both sides, light and dark, and every ear", async (name) => {
    const faults = await Promise.all(looksOf(name).views.map((view) => faultsOf(name, view)));
    expect(faults.flat()).toEqual([]);
  });
});
