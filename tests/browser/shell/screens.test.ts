import type { Cookie, Page } from "playwright-core";
import {
  accessibilityFaults,
  base,
  complaints,
  contrastFaults,
  openPage,
  openSignedIn,
  overflowing,
  shoot,
} from "../support/browser";
import { makeCustomer } from "../support/customers";
import { smallTargets, textFaults } from "../support/layout";
import { findAddresses, screens, type Viewer } from "../support/screens";

/** `heard`: judged by axe too, which takes half of all time and finds nothing else in the other views; colours are the same at every width, so dark ones are judged at one. */
const views = [
  { width: "desktop", language: "fr", dark: true, heard: true },
  { width: "phone", language: "fr", dark: false, heard: true },
  { width: "phone", language: "ar", dark: false, heard: false },
  { width: "tablet", language: "fr", dark: false, heard: false },
  { width: "desktop", language: "ar", dark: false, heard: false },
] as const;
const names = Object.keys(screens);

/** Every screen is seen on a desk and on a phone in French, and in one of the other three views, which take turns. */
const seenOf = (name: string): (typeof views)[number][] => {
  const third = 2 + (names.indexOf(name) % 3);
  return views.filter((_, index) => index < 2 || index === third);
};

const cookies: Record<Viewer, Cookie[]> = {
  garage: [],
  "new customer": [],
  expert: [],
  reader: [],
  complete: [],
  admin: [],
  vendor: [],
  nobody: [],
};

const ownCookies = async (page: Page) =>
  (await page.context().cookies()).filter(({ name }) => name.endsWith(".session"));

beforeAll(async () => {
  const page = await openSignedIn();
  const customer = (id: number) => ({ name: "etabli.customer", value: String(id), domain: "localhost", path: "/" });
  await findAddresses(page);
  cookies.garage = (await page.context().cookies()).filter(({ name }) => name !== "etabli.language");
  const session = await ownCookies(page);
  cookies["new customer"] = [...session, { ...session[0]!, ...customer((await makeCustomer(page)).id) }];
  cookies.expert = await ownCookies(await openSignedIn({ email: "expert@etabli.test" }));
  cookies.complete = await ownCookies(await openSignedIn({ email: "complet@etabli.test" }));
  cookies.reader = await ownCookies(await openSignedIn({ email: "lecteur@etabli.test" }));
  cookies.vendor = await ownCookies(await openSignedIn({ email: "vendeur@etabli.test" }));
  cookies.admin = await ownCookies(await openSignedIn({ email: "admin@etabli.test" }));
});

async function show(page: Page, name: string, language: string): Promise<void> {
  const { path, until, viewer = "garage", then } = screens[name]!;
  await page.context().clearCookies();
  await page.context().addCookies([...cookies[viewer], { name: "etabli.language", value: language, url: base }]);
  await page.goto(path);
  await page.locator(until).first().waitFor();
  await then?.(page);
}

let pages: Page[] = [];
beforeAll(async () => {
  pages = await Promise.all(views.map(({ width, language }) => openPage({ width, language, kept: true })));
});

/** What is wrong with a screen in one of the views. */
async function faultsOf(
  name: string,
  page: Page,
  { width, language, dark, heard }: (typeof views)[number],
): Promise<string[]> {
  const said = complaints.get(page)!;
  said.length = 0;
  await page.emulateMedia({ colorScheme: "light" });
  await show(page, name, language);
  const faults = [
    ...(await overflowing(page)).map((element) => `sticks out: ${element}`),
    ...(await textFaults(page)),
    ...(width === "phone" ? await smallTargets(page) : []),
    ...(heard ? await accessibilityFaults(page, dark ? "too" : "not") : []),
  ];
  if ((await page.locator("html").getAttribute("dir")) !== (language === "ar" ? "rtl" : "ltr"))
    faults.push("written in the wrong direction");
  await shoot(page, `${name}-${language}-${width}`);
  if (dark) {
    await page.emulateMedia({ colorScheme: "dark" });
    faults.push(...(await contrastFaults(page)).map((fault) => `dark: ${fault}`));
    await shoot(page, `${name}-${language}-${width}-dark`);
  }
  return [...faults, ...said].map((fault) => `${width}, ${language}: ${fault}`);
}

describe("the screen", () => {
  it.each(names)("%s fits every width from both sides, light and dark, and every ear", async (name) => {
    const faults = await Promise.all(seenOf(name).map((view) => faultsOf(name, pages[views.indexOf(view)]!, view)));
    expect(faults.flat()).toEqual([]);
  });
});
