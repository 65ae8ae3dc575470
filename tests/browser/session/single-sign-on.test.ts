import type { Page } from "playwright-core";
import { prisma } from "@/lib/platform/db";
import type { Right } from "@/lib/shared/rights";
import { makeCompany } from "@/tests/support/company";
import "@/tests/support/end";
import { freePort, startProgram, type Running } from "@/tests/support/processes";
import { startSite } from "@/tests/support/site";
import {
  accessibilityFaults,
  alive,
  base,
  complaints,
  openPage,
  openSignedIn,
  overflowing,
  shoot,
} from "../support/browser";

const client = { clientId: "etabli", clientSecret: "a secret of the tests" };
const siteSecret = "s".repeat(40);
let portal = "";
let provider: Running;
let server: Running;
let site: Awaited<ReturnType<typeof startSite>>;

// A portal of its own beside the tests' one: who is signed in elsewhere must not change the other journeys.
beforeAll(async () => {
  const [portalPort, port] = [await freePort(), await freePort()];
  portal = `http://localhost:${portalPort}`;
  site = await startSite(() => portal, siteSecret);
  const settings = { ...client, port, portal };
  provider = await startProgram("tests/support/identity-provider.mjs", { IDENTITY_PROVIDER: JSON.stringify(settings) });
  server = await startProgram(".build/server.mjs", {
    ...{ NODE_ENV: "production", PORT: String(portalPort), HOST: "127.0.0.1", NEXTAUTH_URL: portal },
    ...{ ETABLI_OIDC_ISSUER: `http://localhost:${port}`, ETABLI_OIDC_NAME: "Keycloak" },
    ...{ ETABLI_OIDC_CLIENT_ID: client.clientId, ETABLI_OIDC_CLIENT_SECRET: client.clientSecret },
    ...{ ETABLI_WORDPRESS_URL: site.url, ETABLI_WORDPRESS_SECRET: siteSecret },
  });
});
afterAll(() => Promise.all([server.stop(), provider.stop(), site.stop()]));

async function makeUser(rights: Right[] = ["CaiaApp", "cart", "CarIdentifier", "WordPress"]) {
  const company = await makeCompany({ rights });
  await prisma().user.update({ where: { id: company.userId }, data: { language: "fr" } });
  return company;
}

const button = (page: Page) => page.getByRole("link", { name: "Se connecter avec Keycloak" });
const atProvider = (page: Page) => page.locator("input[name=login]");

/** Passes the provider's pages: name, then consent. */
async function passProvider(page: Page, name: string): Promise<void> {
  await atProvider(page).fill(name);
  await page.locator("input[name=password]").fill("anything");
  await page.keyboard.press("Enter");
  await page.locator("button", { hasText: "Continue" }).click();
}

async function enter(page: Page, name: string): Promise<void> {
  await page.goto(`${portal}/login?sso=busy`);
  await button(page).click();
  await passProvider(page, name);
}

describe("signing in at the identity provider", () => {
  it("leads to the page that was asked; a later visit needs no press; log out ends both sessions", async () => {
    const { email } = await makeUser();
    const page = await openPage();
    await page.goto(`${portal}/quotes?x=1`);
    await shoot(page, "sso-login");
    expect(await accessibilityFaults(page)).toEqual([]);
    await button(page).press("Enter");
    await passProvider(page, email);
    await page.waitForURL(`${portal}/quotes?x=1`);

    await page.context().clearCookies({ name: "etabli.session" });
    await page.goto(`${portal}/customers`);
    await page.waitForURL(`${portal}/customers`);

    await page.getByRole("button", { name: /Menu de/ }).click();
    await page.getByRole("menuitem", { name: "Se déconnecter" }).click();
    await page.getByRole("button", { name: "Yes, sign me out" }).click();
    await page.getByText("Vous êtes déconnecté.").waitFor();
    // The provider's own pages ask for fonts of other sites.
    expect(complaints.get(page)?.filter((said) => !said.includes("ERR_NAME_NOT_RESOLVED"))).toEqual([]);
    await button(page).click();
    await atProvider(page).waitFor();
  });

  it.each<[string, Right[], (email: string) => string, RegExp]>([
    ["unknown", ["CaiaApp"], (email) => `no-${email}`, /Aucun compte ne correspond/],
    ["unverified", ["CaiaApp"], (email) => `${email}+unverified`, /n'a pas vérifié votre adresse/],
    ["denied", ["v2"], (email) => email, /Votre compte ne peut pas ouvrir/],
  ])("says why an account opens nothing: %s", async (fault, rights, nameOf, said) => {
    const { email } = await makeUser(rights);
    const page = await openPage({ width: "phone" });
    await enter(page, nameOf(email));
    await page.getByRole("alert").filter({ hasText: said }).waitFor();
    expect(await overflowing(page)).toEqual([]);
    if (fault === "unknown") await shoot(page, "sso-unknown");
  });

  it("says that it was cancelled, and that a sign-in was used already", async () => {
    const { email } = await makeUser();
    const page = await openPage({ language: "en" });
    await page.goto(`${portal}/login?sso=busy`);
    await page.getByRole("link", { name: "Sign in with Keycloak" }).click();
    await page.getByRole("link", { name: "[ Cancel ]" }).click();
    await page.getByText("The sign-in with Keycloak was cancelled or refused.").waitFor();
    const back = page.waitForRequest((request) => request.url().startsWith(`${portal}/api/sso/callback`));
    await page.getByRole("link", { name: "Sign in with Keycloak" }).click();
    await passProvider(page, email);
    const address = (await back).url();
    await page.waitForURL((url) => !url.pathname.startsWith("/login") && url.origin === portal);
    await page.context().clearCookies({ name: "etabli.session" });
    await page.goto(address);
    await page.getByText("This sign-in took too long or was already used. Start again.").waitFor();
  });

  it.each(["before", "once"])("leaves who has begun to type %s the page is alive alone", async (when) => {
    const { email } = await makeUser();
    const page = await openPage({ workerless: true });
    await enter(page, email);
    await page.waitForURL((url) => url.origin === portal && !url.pathname.startsWith("/login"));
    await page.context().clearCookies({ name: "etabli.session" });
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(when === "once" ? "**/silent-sso?*" : "**/*.js", async (route) => {
      await held;
      await route.continue();
    });
    const told = page.waitForResponse((response) => response.url().includes("/silent-sso?"));
    await page.goto(`${portal}/login`, { waitUntil: "commit" });
    if (when === "once") await alive(page.locator("input[name=email]"));
    await page.locator("input[name=email]").fill("somebody@etabli.test");
    release();
    await (await told).finished();
    await page.waitForLoadState("networkidle");
    expect(new URL(page.url()).pathname).toBe("/login");
    expect(await page.locator("input[name=email]").inputValue()).toBe("somebody@etabli.test");
  });

  it("says that the provider is down, and leaves the password's way", async () => {
    const page = await openPage();
    await page.goto(`${portal}/login?sso=provider&from=/cart`);
    await page.getByText("Keycloak ne répond pas.").waitFor();
    await alive(page.locator("input[name=email]"));
    await page.locator("input[name=email]").fill("garage@etabli.test");
    await page.locator("input[name=password]").fill("etabli-demo");
    await page.keyboard.press("Enter");
    await page.waitForURL(`${portal}/cart`);
  });
});

describe("the content-management site", () => {
  it("stands in a frame, signed in, with the right; and its door leads to it", async () => {
    const { token } = await makeUser();
    const page = await openPage();
    await page.context().addCookies([{ name: "etabli.session", value: token, url: portal, httpOnly: true }]);
    await page.goto(`${portal}/identification-vehicule`);
    await page.getByRole("navigation", { name: "Menu principal" }).getByRole("link", { name: "WordPress" }).click();
    const frame = page.frameLocator("iframe");
    await frame.getByText("@etabli.test /wp-admin/").waitFor();
    await shoot(page, "wp-frame");
    await page.getByRole("button", { name: /Recharger/ }).click();
    await frame.getByText("@etabli.test /wp-admin/").waitFor();
    await page.goto(`${portal}/wp-auth?to=/recettes`);
    await page.waitForURL((url) => url.origin === site.url);
    await page.getByText("@etabli.test /recettes").waitFor();
    await page.reload();
    await page.getByText("not-found").waitFor();
    expect(complaints.get(page)).toEqual([]);
  });

  it("is denied without the right, and says where it is not configured", async () => {
    const denied = await openSignedIn({ email: "lecteur@etabli.test" });
    for (const path of ["/wp", "/wp-auth"]) {
      const response = await denied.goto(path);
      expect(response?.status()).toBe(403);
      await denied.getByText("Vous n'êtes pas autorisé").first().waitFor();
    }
    const page = await openSignedIn({ email: "admin@etabli.test" });
    for (const path of ["/wp", "/wp-auth"]) {
      await page.goto(`${base}${path}`);
      await page.getByRole("heading", { name: "Aucun site de contenus n'est relié" }).waitFor();
    }
    await shoot(page, "wp-missing");
  });
});
