import type { Cookie, Page } from "playwright-core";
import { base, openSignedIn } from "./browser";
import { makeCustomer } from "./customers";
import { findAddresses, screens, type Viewer } from "./screens";

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

/** Signs everybody in who looks at screens, and finds the addresses of those that the database decides. */
export async function enterViewers(): Promise<void> {
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
}

/** Shows a screen to who looks at it, in the language of a cookie. */
export async function showScreen(page: Page, name: string, language: string): Promise<void> {
  const { path, until, viewer = "garage", then } = screens[name]!;
  await page.context().clearCookies();
  await page.context().addCookies([...cookies[viewer], { name: "etabli.language", value: language, url: base }]);
  await page.goto(path);
  await page.locator(until).first().waitFor();
  await then?.(page);
}
