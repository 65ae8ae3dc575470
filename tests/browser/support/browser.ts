import { mkdirSync } from "node:fs";
import path from "node:path";
import AxeBuilder from "@axe-core/playwright";
import { chromium, type Browser, type BrowserContext, type Cookie, type Locator, type Page } from "playwright-core";

export const base = process.env.TEST_URL ?? "http://localhost:3000";
export const widths = { desktop: 1440, tablet: 1024, phone: 390 } as const;
const heights = { desktop: 900, tablet: 768, phone: 844 } as const;
export type Width = keyof typeof widths;

const screenshots = path.resolve(__dirname, "../screenshots");
const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** A slow machine is no fault of the product: what does not come at all still fails, a little later. */
const patienceMs = 60_000;

let browser: Browser | undefined;
const contexts: BrowserContext[] = [];

jest.setTimeout(180_000);
// A journey that only passes at a further try is named at the end of the run.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium", args: flags });
});
afterEach(async () => {
  await Promise.all(contexts.splice(0).map((context) => context.close()));
});
afterAll(() => browser?.close());

interface Wanted {
  language?: string;
  width?: Width;
  dark?: boolean;
  /** The page outlives its test, for the tests that look at it after. */
  kept?: boolean;
  /** Without the worker, which answers for the network, what a test takes from the network is missed. */
  workerless?: boolean;
}

/** Refusals that a page asks for, and axe's script in a poster, whose frame runs none. */
const expected = /status of 40[0-9]|^Blocked script execution in '[^']*\/embedded\/poster\//;

/** What went wrong in a page by itself: exceptions, refused scripts, failed requests of our own. */
export const complaints = new WeakMap<Page, string[]>();

/** A fresh browser profile with one page; a phone is touched. */
export async function openPage(wanted: Wanted = {}): Promise<Page> {
  const { language = "fr", width = "desktop", dark = false, kept = false, workerless = false } = wanted;
  if (!browser) throw new Error("the browser has not started");
  const viewport = { width: widths[width], height: heights[width] };
  const context = await browser.newContext({
    viewport,
    locale: language,
    colorScheme: dark ? "dark" : "light",
    reducedMotion: "reduce",
    hasTouch: width === "phone",
    isMobile: width === "phone",
    baseURL: base,
  });
  // As a browser that refuses workers.
  if (workerless)
    await context.addInitScript(() => {
      // A sandboxed frame has none to refuse.
      if (origin !== "null") navigator.serviceWorker.register = () => Promise.reject(new Error("refused"));
    });
  context.setDefaultTimeout(patienceMs);
  if (!kept) contexts.push(context);
  await context.addCookies([{ name: "etabli.language", value: language, url: base }]);
  const page = await context.newPage();
  const said: string[] = [];
  complaints.set(page, said);
  page.on("pageerror", (error) => said.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error" && !expected.test(message.text())) said.push(message.text());
  });
  page.on("response", (response) => {
    if (response.status() >= 500) said.push(`${response.status()} ${response.url()}`);
  });
  return page;
}

/** Fills in the form of /login, on which the page stands; it then stands where the form leads. */
export async function passLogin(page: Page, email = "garage@etabli.test", password = "etabli-demo"): Promise<void> {
  await alive(page.locator("input[name=email]"));
  await page.locator("input[name=email]").fill(email);
  await page.locator("input[name=password]").fill(password);
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => !url.pathname.startsWith("/login"));
}

/** Signs in by the form, as a person does; the page then stands on the first screen. */
export async function signIn(page: Page, email?: string): Promise<void> {
  await page.goto("/login");
  await passLogin(page, email);
}

const firstScreen = "/identification-vehicule";
const sessions = new Map<string, Cookie[]>();

/** Signs in by the call that the form makes: drawing the form and the screen after it is left to the tests of signing in. */
async function enter(page: Page, email: string): Promise<void> {
  const { csrfToken } = (await (await page.request.get("/api/auth/csrf")).json()) as { csrfToken: string };
  const form = { email, password: "etabli-demo", door: "main", csrfToken, json: "true", callbackUrl: base };
  const answer = await page.request.post("/api/auth/callback/password", { form });
  if (!answer.ok()) throw new Error(`${email} cannot sign in: ${answer.status()}`);
  const cookies = await page.context().cookies();
  sessions.set(
    email,
    cookies.filter(({ name }) => name === "etabli.session"),
  );
}

/** A page of somebody signed in, on the first screen or `at` an address; a session of the same file is used again while it lives. */
export async function openSignedIn(wanted: Wanted & { email?: string; at?: string } = {}): Promise<Page> {
  const page = await openPage(wanted);
  const { email = "garage@etabli.test", at = firstScreen } = wanted;
  const known = sessions.get(email);
  if (known) await page.context().addCookies(known);
  else await enter(page, email);
  await page.goto(at);
  if (!new URL(page.url()).pathname.startsWith("/login")) return page;
  await enter(page, email);
  await page.goto(at);
  return page;
}

/** Waits until React answers for an element that the server has drawn. */
export async function alive(element: Locator): Promise<void> {
  const answers = () => element.evaluate((one) => Object.keys(one).some((key) => key.startsWith("__reactProps")));
  // Asked of whatever stands there now: a page that is drawn anew puts another in its place.
  while (!(await answers())) await element.page().waitForTimeout(50);
}

/** Keeps a picture of the page to be looked at, where SCREENSHOTS=1 asks for them. */
export async function shoot(page: Page, name: string): Promise<void> {
  if (process.env.SCREENSHOTS !== "1") return;
  mkdirSync(screenshots, { recursive: true });
  // Hiding the caret writes into elements that React has yet to compare.
  await page.screenshot({ path: path.join(screenshots, `${name}.png`), caret: "initial" });
}

type Result = Awaited<ReturnType<AxeBuilder["analyze"]>>["violations"][number];

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

const linesOf = ({ violations }: { violations: Result[] }): string[] =>
  violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${String(target)}: ${failureSummary?.split("\n")[1]?.trim()}`),
  );

/**
 * Accessibility faults that axe finds, as short lines. Contrast takes axe as long as everything else together: it is
 * judged on every screen at the desk, and by the colours themselves.
 */
export async function accessibilityFaults(page: Page, contrast: "too" | "not" = "not"): Promise<string[]> {
  const options = {
    runOnly: standards,
    rules: { "color-contrast": { enabled: contrast === "too" } },
    resultTypes: ["violations" as const],
  };
  return linesOf(await new AxeBuilder({ page }).options(options).setLegacyMode().analyze());
}

/** Elements that stick out of the window sideways, and dialogs that are wider inside than outside. */
export const overflowing = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const dialogs = [...document.querySelectorAll("dialog[open] > *")].filter(
      ({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1,
    );
    if (dialogs.length > 0) return dialogs.map(({ textContent }) => `dialog ${String(textContent).slice(0, 80)}`);
    if (document.documentElement.scrollWidth <= width) return [];
    const out = [...document.body.querySelectorAll("*")].filter((element) => {
      const { left, right, width: own } = element.getBoundingClientRect();
      return own > 0 && (right > width + 1 || left < -1);
    });
    return out
      .slice(0, 5)
      .map((element) => `${element.tagName.toLowerCase()}.${String(element.className).slice(0, 80)}`);
  });
