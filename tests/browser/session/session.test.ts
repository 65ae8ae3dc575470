import { randomBytes } from "node:crypto";
import { hash } from "@node-rs/argon2";
import type { Page } from "playwright-core";
import { createSession } from "@/lib/domains/session/commands/create-session";
import { prisma } from "@/lib/platform/db";
import { notify } from "@/lib/platform/notify";
import type { Right } from "@/lib/shared/rights";
import { makeCompany } from "@/tests/support/company";
import "@/tests/support/end";
import { alive, base, openPage, openSignedIn, shoot } from "../support/browser";

const password = "a long enough password";
const rights: Right[] = ["CaiaApp", "CarIdentifier", "cart"];

/** Somebody whose session ends in so many seconds, on the identification page. */
async function openWith(seconds: number, before: (page: Page) => Promise<unknown> = () => Promise.resolve()) {
  const { companyId, userId } = await makeCompany({ rights });
  await prisma().user.update({ where: { id: userId }, data: { passwordHash: await hash(password) } });
  const token = randomBytes(32).toString("base64url");
  const notAfter = new Date(Date.now() + seconds * 1000);
  await createSession({ token, userId, companyId, kind: "browser", userAgent: null, notAfter });
  const page = await openPage();
  await page.context().addCookies([{ name: "etabli.session", value: token, url: base, httpOnly: true }]);
  await before(page);
  await page.goto("/identification-vehicule");
  return { page, companyId, userId, token };
}

const menu = (page: Page) => page.getByRole("navigation", { name: "Menu principal" });
const statusOf = async (token: string) =>
  (await fetch(`${base}/api/userInfo`, { headers: { authorization: `Bearer ${token}` } })).status;

async function setRights({ companyId, userId }: { companyId: number; userId: number }, left: Right[] | null) {
  const where = { companyId_userId: { companyId, userId } };
  if (left) await prisma().membership.update({ where, data: { rights: left } });
  else await prisma().membership.delete({ where });
  await notify("session", `user:${userId}`);
}

describe("the end of a session", () => {
  it("is announced, and put off at a press", async () => {
    const { page, userId } = await openWith(240);
    await page.getByText(/Votre session se termine à/).waitFor();
    await shoot(page, "session-expiring");
    const { expiresAt: before } = await prisma().session.findFirstOrThrow({ where: { userId, kind: "browser" } });
    await page.getByRole("button", { name: "Rester connecté" }).click();
    await page.getByText(/Votre session se termine à/).waitFor({ state: "detached" });
    const { expiresAt } = await prisma().session.findFirstOrThrow({ where: { userId, kind: "browser" } });
    expect(expiresAt.getTime() - before.getTime()).toBeGreaterThan(11 * 3600_000);
  });

  it("asks for a refresh, which leads to sign-in and back to the page", async () => {
    const { page, userId } = await openWith(3600, async (opened) => opened.clock.install());
    await alive(menu(page).getByRole("link", { name: "Panier" }));
    await prisma().session.updateMany({ where: { userId }, data: { revokedAt: new Date() } });
    await notify("session", `user:${userId}`);
    await page.clock.fastForward("01:00:01");
    await page.getByText("Vous avez été déconnecté, veuillez rafraîchir la page pour continuer").waitFor();
    await page.getByRole("button", { name: "Rafraîchir" }).click();
    await page.waitForURL(
      (url) => url.pathname === "/login" && url.searchParams.get("from") === "/identification-vehicule",
    );
  });
});

describe("a session that ends elsewhere", () => {
  const ended = "Vous avez été déconnecté, veuillez rafraîchir la page pour continuer";

  it("is named on the page that stands open, without an action", async () => {
    const { page, userId } = await openWith(3600);
    await alive(menu(page).getByRole("link", { name: "Panier" }));
    await prisma().session.updateMany({ where: { userId, kind: "browser" }, data: { revokedAt: new Date() } });
    await notify("session", `user:${userId}`);
    await page.getByText(ended).waitFor({ timeout: 10_000 });
    await page.getByRole("button", { name: "Rafraîchir" }).click();
    await page.waitForURL((url) => url.pathname === "/login");
  });

  it("is asked about once each time that the reader comes back, and not again because it is over", async () => {
    const { page, userId } = await openWith(3600);
    await alive(menu(page).getByRole("link", { name: "Panier" }));
    await prisma().session.updateMany({ where: { userId, kind: "browser" }, data: { revokedAt: new Date() } });
    await notify("session", `user:${userId}`);
    await page.getByText(ended).waitFor({ timeout: 10_000 });
    let asked = 0;
    page.on("request", (request) => (asked += request.url().endsWith("/api/outbox/key") ? 1 : 0));
    const answered = page.waitForResponse("**/api/outbox/key");
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    expect((await answered).status()).toBe(401);
    for (let turn = 0; turn < 20; turn += 1)
      await page.evaluate(() => fetch("/api/userInfo").then(({ status }) => status));
    expect(asked).toBe(1);
  });

  it("is named by the action that meets it, in place of what failed", async () => {
    const { page, userId } = await openWith(3600, async (opened) =>
      opened.route("**/api/sse**", (route) => route.abort()),
    );
    await page.goto("/password");
    const first = page.getByLabel("Nouveau mot de passe");
    await alive(first);
    await page.getByLabel("Mot de passe actuel").fill(password);
    await first.fill("le tuyau vert du pont");
    await page.getByLabel("Confirmation").fill("le tuyau vert du pont");
    await prisma().session.updateMany({ where: { userId, kind: "browser" }, data: { revokedAt: new Date() } });
    await notify("session", `user:${userId}`);
    await page.getByRole("button", { name: "Changer le mot de passe" }).click();
    await page.getByText(ended).waitFor();
    expect(await page.getByText("Impossible de mettre à jour le mot de passe").count()).toBe(0);
    expect(await first.inputValue()).toBe("le tuyau vert du pont");
  });

  it("is none where a new password has put another one in its place", async () => {
    const { page } = await openWith(3600);
    await page.goto("/password");
    const first = page.getByLabel("Nouveau mot de passe");
    await alive(first);
    await page.getByLabel("Mot de passe actuel").fill(password);
    await first.fill("le tuyau vert du pont");
    await page.getByLabel("Confirmation").fill("le tuyau vert du pont");
    const streams = page.waitForRequest("**/api/sse?**");
    await page.getByRole("button", { name: "Changer le mot de passe" }).click();
    await page.getByText("Mot de passe mis à jour").waitFor();
    await streams;
    expect(await page.getByText(ended).count()).toBe(0);
  });
});

describe("a page that is open", () => {
  it("shows the denied view once its right is taken away, and the sign-in once the user is removed", async () => {
    const { page, ...who } = await openWith(3600);
    const cart = menu(page).getByRole("link", { name: "Panier" });
    await alive(cart);
    await setRights(who, ["CaiaApp", "CarIdentifier"]);
    await cart.click();
    await page.getByText("Vous n'êtes pas autorisé").first().waitFor();
    await setRights(who, null);
    await page.reload();
    expect(new URL(page.url()).pathname).toBe("/login");
  });
});

describe("a sign-in", () => {
  it("gives a fresh session in place of the one before, whatever cookie was there", async () => {
    const page = await openPage();
    const planted = "planted".padEnd(43, "x");
    await page.context().addCookies([{ name: "etabli.session", value: planted, url: base }]);
    const tokenOf = async () =>
      (await page.context().cookies()).find(({ name }) => name === "etabli.session")?.value ?? "";
    const enter = () =>
      page.evaluate(async () => {
        const { csrfToken } = (await (await fetch("/api/auth/csrf")).json()) as { csrfToken: string };
        const body = new URLSearchParams({
          email: "comptoir@etabli.test",
          password: "etabli-demo",
          csrfToken,
          json: "true",
        });
        body.set("callbackUrl", "https://evil.test/");
        const answer = await fetch("/api/auth/callback/password", { method: "POST", body });
        return ((await answer.json()) as { url: string }).url;
      });
    await page.goto("/login");
    expect(new URL(await enter()).origin).toBe(new URL(base).origin);
    const first = await tokenOf();
    expect([first === planted, await statusOf(first)]).toEqual([false, 200]);
    await enter();
    const second = await tokenOf();
    await new Promise((done) => setTimeout(done, 1000));
    expect([first === second, await statusOf(first), await statusOf(second)]).toEqual([false, 401, 200]);
  });
});

describe("the default company", () => {
  it("has a home link, which others have not", async () => {
    const page = await openSignedIn({ email: "admin@etabli.test" });
    await menu(page).getByRole("link", { name: "Accueil" }).click();
    await page.getByRole("heading", { name: "Accueil", level: 1 }).waitFor();
    await page.getByRole("main").getByRole("link", { name: "Identification" }).waitFor();
    await shoot(page, "home");
    const other = await openSignedIn({ email: "lecteur@etabli.test" });
    await menu(other).getByRole("link", { name: "Identification" }).waitFor();
    expect(await menu(other).getByRole("link", { name: "Accueil" }).count()).toBe(0);
  });
});
