import type { Page } from "playwright-core";
import {
  accessibilityFaults,
  complaints,
  openPage,
  openSignedIn,
  overflowing,
  shoot,
  widths,
  type Width,
} from "./support/browser";
import { serveCustomer } from "./support/customers";
import { clio, clioPads } from "./support/places";
import { addFromList, openPads, said } from "./support/shopping";

interface Screen {
  path: string;
  /** A part of the page that comes last. */
  until: string;
  email?: string;
  signedOut?: true;
}

const family = `${clio}/parts/1`;
const screens: Record<string, Screen> = {
  login: { path: "/login", until: "input[name=password]", signedOut: true },
  identification: { path: "/identification-vehicule", until: "input[name=immat]:focus" },
  vehicle: { path: clio, until: "aside dl" },
  family: { path: family, until: "main ul li ul a" },
  subfamily: { path: `${family}/101`, until: "main ul li a" },
  list: { path: clioPads, until: "[role=row]:has-text('23') >> text=/23[.,]95/" },
  search: { path: "/pieces/search/0986494104", until: "main a[href*='/pieces/article/']" },
  article: { path: "", until: "main fieldset:not([aria-busy])" },
  cart: { path: "/cart", until: "main table" },
  customers: { path: "/customers", until: "main table" },
  quotes: { path: "/quotes", until: "main table" },
  quote: { path: "", until: "main canvas" },
  denied: { path: "/cart", until: "main h1", email: "lecteur@etabli.test" },
  "not-found": { path: "/quotes/2147483647", until: "main h1" },
};
const names = Object.keys(screens);

/** Fills a cart and finds the addresses that depend on what the database holds: an article's sheet, the cart's quote. */
async function findAddresses(page: Page): Promise<void> {
  await openPads(page);
  for (const article of ["Bosch 0 986 494 104", "TRW GDB1634"]) {
    await addFromList(page, article);
    await said(page, `${article} ajouté au panier`);
  }
  screens.article!.path = (await page
    .getByRole("link", { name: /fiche de Bosch 0 986 494 104/ })
    .getAttribute("href"))!;
  await page.goto("/cart");
  await page.getByRole("button", { name: "Générer le devis" }).click();
  await page.waitForURL("**/quotes/*");
  screens.quote!.path = new URL(page.url()).pathname;
}

/** What is wrong with the page as it stands at this width. */
async function judge(page: Page, width: Width, name: string, contrast: "too" | "alone" | "not"): Promise<string[]> {
  await page.setViewportSize({ width: widths[width], height: { desktop: 900, tablet: 768, phone: 844 }[width] });
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await shoot(page, `${name}-${width}`);
  const wide = (await overflowing(page)).map((element) => `sticks out: ${element}`);
  return [...wide, ...(await accessibilityFaults(page, contrast))].map((fault) => `${name} at ${width}: ${fault}`);
}

let cookies: Awaited<ReturnType<ReturnType<Page["context"]>["cookies"]>>;
let deniedCookies: typeof cookies;
beforeAll(async () => {
  const page = await openSignedIn();
  await serveCustomer(page);
  await findAddresses(page);
  cookies = await page.context().cookies();
  deniedCookies = await (await openSignedIn({ email: "lecteur@etabli.test" })).context().cookies();
});

async function open(name: string, language: "fr" | "ar"): Promise<Page> {
  const { path, until, email, signedOut } = screens[name]!;
  const page = await openPage({ language });
  const own = (email ? deniedCookies : cookies).filter((cookie) => cookie.name !== "etabli.language");
  if (!signedOut) await page.context().addCookies(own);
  await page.goto(path);
  await page.locator(until).first().waitFor();
  return page;
}

describe("the screen", () => {
  it.each(names)("%s fits every width, light and dark, and every ear", async (name) => {
    const page = await open(name, "fr");
    const faults = [
      ...(await judge(page, "desktop", name, "too")),
      ...(await judge(page, "tablet", name, "not")),
      ...(await judge(page, "phone", name, "not")),
    ];
    await page.emulateMedia({ colorScheme: "dark" });
    faults.push(...(await judge(page, "desktop", `${name}-dark`, "alone")));
    expect([...faults, ...(complaints.get(page) ?? [])]).toEqual([]);
  });

  it.each(names)("%s reads from the right", async (name) => {
    const page = await open(name, "ar");
    expect(await page.locator("html").getAttribute("dir")).toBe("rtl");
    const faults = [
      ...(await judge(page, "desktop", `${name}-ar`, "not")),
      ...(await judge(page, "phone", `${name}-ar`, "not")),
    ];
    expect([...faults, ...(complaints.get(page) ?? [])]).toEqual([]);
  });
});
