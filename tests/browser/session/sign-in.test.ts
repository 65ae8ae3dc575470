import { makeCompany } from "@/tests/support/company";
import "@/tests/support/end";
import {
  accessibilityFaults,
  alive,
  base,
  complaints,
  openPage,
  openSignedIn,
  overflowing,
  shoot,
  signIn,
  widths,
  type Width,
} from "../support/browser";
import { enterAs } from "../support/people";

describe("signing in", () => {
  it("leads back to the page that was asked, by keyboard alone", async () => {
    const page = await openPage({ language: "en" });
    await page.goto("/quotes?x=1");
    expect(new URL(page.url()).pathname).toBe("/login");
    await page.keyboard.type("garage@etabli.test");
    await page.keyboard.press("Tab");
    await page.keyboard.type("etabli-demo");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/quotes?x=1");
    expect(complaints.get(page)).toEqual([]);
  });

  it("says what is missing and what is wrong, and keeps the address", async () => {
    const page = await openPage();
    await page.goto("/login");
    await page.keyboard.press("Enter");
    await page.getByText("Remplissez ce champ.").first().waitFor();
    await page.locator("input[name=email]").fill("garage@etabli.test");
    await page.locator("input[name=password]").fill("wrong");
    await page.keyboard.press("Enter");
    await page.getByText("Nom d'utilisateur ou mot de passe incorrect.").waitFor();
    expect(await page.locator("input[name=email]").inputValue()).toBe("garage@etabli.test");
  });

  it("is refused to who lacks CaiaApp", async () => {
    const page = await openPage({ language: "en" });
    await page.goto("/login");
    await page.locator("input[name=email]").fill("v2@etabli.test");
    await page.locator("input[name=password]").fill("etabli-demo");
    await page.keyboard.press("Enter");
    await page.getByText("Wrong username or password.").waitFor();
  });

  it("leads who may open no screen to the home page, which says what to do", async () => {
    const { companyId, userId } = await makeCompany({ rights: ["CaiaApp"] });
    const page = await enterAs({ companyId, userId });
    expect((await page.goto("/"))?.status()).toBe(200);
    expect(new URL(page.url()).pathname).toBe("/home");
    await page.getByText("Rien ne vous est encore ouvert").waitFor();
    await page.getByRole("link", { name: "Etabli", exact: true }).waitFor();
  });

  it("says for how many seconds the door stays shut", async () => {
    const page = await openPage();
    await page.route("**/api/auth/callback/password", (route) =>
      route.fulfill({ status: 401, json: { url: `${base}/login?error=locked:4` } }),
    );
    await page.goto("/login");
    await alive(page.locator("input[name=email]"));
    await page.locator("input[name=email]").fill("garage@etabli.test");
    await page.locator("input[name=password]").fill("wrong");
    await page.keyboard.press("Enter");
    await page.getByText("Trop d'essais. Réessayez dans 4 secondes.").waitFor();
  });

  it("names no failure of a provider that there is not", async () => {
    const page = await openPage();
    await page.goto("/login?sso=provider");
    await page.getByRole("button", { name: "Se connecter", exact: true }).waitFor();
    expect(await page.getByText("ne répond pas").count()).toBe(0);
  });

  it("ends with log out, and the old page asks for sign-in again", async () => {
    const page = await openSignedIn({ language: "en" });
    await page.getByRole("button", { name: /Menu of/ }).click();
    await page.getByRole("menuitem", { name: "Log out" }).click();
    await page.getByText("You are signed out.").waitFor();
    await page.goto("/cart");
    expect(new URL(page.url()).pathname).toBe("/login");
  });

  it("never leaves the site afterwards", async () => {
    const page = await openPage();
    await page.goto("/login?from=//evil.test/");
    await page.locator("input[name=email]").fill("garage@etabli.test");
    await page.locator("input[name=password]").fill("etabli-demo");
    await page.keyboard.press("Enter");
    await page.waitForURL((url) => !url.pathname.startsWith("/login"));
    expect(new URL(page.url()).origin).toBe(new URL(base).origin);
  });

  it.each(Object.keys(widths) as Width[])("fits a %s, in the dark and from the right", async (width) => {
    const page = await openPage({ width, dark: width === "phone", language: width === "tablet" ? "ar" : "fr" });
    await page.goto("/login");
    await shoot(page, `login-${width}`);
    expect(await overflowing(page)).toEqual([]);
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});

describe("rights", () => {
  it("hide menu entries and show the denied view with its status", async () => {
    const page = await openSignedIn({ email: "lecteur@etabli.test", language: "en" });
    await page.getByRole("navigation", { name: "Main menu" }).getByRole("link", { name: "Identification" }).waitFor();
    expect(await page.getByRole("navigation", { name: "Main menu" }).getByRole("link", { name: "Cart" }).count()).toBe(
      0,
    );
    const response = await page.goto("/cart");
    expect(response?.status()).toBe(403);
    await page.getByText("You are not allowed to access this part.").waitFor();
    await shoot(page, "denied");
  });

  it("let a user of two companies switch between them", async () => {
    const page = await openPage({ language: "en" });
    await signIn(page);
    await page.getByRole("button", { name: /Menu of/ }).click();
    await page.getByRole("menuitem", { name: /^Etabli/ }).click();
    const loaded = page.waitForEvent("load");
    await page.getByRole("button", { name: /^Work in Etabli/ }).click();
    await loaded;
    await page.waitForURL("**/identification-vehicule");
    await page.getByRole("button", { name: /Menu of/ }).click();
    await page.getByRole("menuitem", { name: /^Garage du Pont/ }).waitFor();
  });
});
