import { randomBytes, randomUUID } from "node:crypto";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { hash } from "@node-rs/argon2";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { createSession } from "@/lib/domains/session/commands/create-session";
import { hashQrCode } from "@/lib/domains/session/qr/commands";
import { prisma } from "@/lib/platform/db";
import { drawQr } from "@/lib/shared/qr";
import { makeCompany } from "@/tests/support/company";
import "@/tests/support/end";
import { alive, base, complaints, openPage, openSignedIn, shoot } from "../support/browser";
import { withCamera } from "../support/camera";

const password = "le tuyau vert du pont";

async function makeUser() {
  const company = await makeCompany();
  const { companyId, userId } = company;
  await prisma().user.update({ where: { id: userId }, data: { passwordHash: await hash(password), language: "fr" } });
  const code = randomUUID();
  const codeHash = new Uint8Array(hashQrCode(code));
  await prisma().qrLogin.create({ data: { companyId, userId, codeHash, enabled: true } });
  return { ...company, code };
}

async function enterAs({ userId, companyId }: { userId: number; companyId: number }): Promise<Page> {
  const page = await openPage();
  const token = randomBytes(32).toString("base64url");
  const userAgent = "Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36";
  await createSession({ token, userId, companyId, kind: "browser", userAgent });
  await page.context().addCookies([{ name: "etabli.session", value: token, url: base, httpOnly: true }]);
  return page;
}

async function pictureOf(text: string): Promise<string> {
  const { size, path: drawn } = drawQr(text);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 ${size + 8} ${size + 8}" width="600" height="600">
    <rect x="-4" y="-4" width="100%" height="100%" fill="#fff"/><path d="${drawn}"/></svg>`;
  const file = path.join(mkdtempSync(path.join(tmpdir(), "etabli-card-")), "card.png");
  writeFileSync(file, await sharp(Buffer.from(svg)).png().toBuffer());
  return file;
}

const atStart = (page: Page) => page.waitForURL("**/identification-vehicule");

describe("a one-time link", () => {
  it("is not used up by looking at it, opens the page at a press, and is invalid after", async () => {
    const user = await makeUser();
    const timestamp = String(Date.now());
    const maker = await enterAs(user);
    await maker.goto("/password");
    const body = JSON.stringify({ timestamp, pathname: "/password", autologin: true });
    const made = await maker.evaluate(async (text) => {
      const headers = { "content-type": "application/json" };
      const answer = await fetch("/api/shortURL", { method: "POST", headers, body: text });
      return (await answer.json()) as { url: string };
    }, body);
    const { pathname } = new URL(made.url);
    const page = await openPage();
    for (let look = 0; look < 2; look++) await page.goto(pathname);
    expect((await page.context().cookies()).some(({ name }) => name === "etabli.session")).toBe(false);
    const button = page.getByRole("button", { name: "Ouvrir ma session" });
    await alive(button);
    await button.press("Enter");
    await page.waitForURL("**/password");
    await page.getByText("Vous êtes entré par un lien ou par une carte.").waitFor();
    expect(await page.locator("input[type=password]").count()).toBe(0);
    expect(complaints.get(page)).toEqual([]);
    const late = await openPage();
    await late.goto(pathname);
    await alive(late.getByRole("button", { name: "Ouvrir ma session" }));
    await late.getByRole("button", { name: "Ouvrir ma session" }).click();
    await late.getByText("Ce lien est invalide.").waitFor();
    await shoot(late, "link-invalid");
  });

  it("without autologin leads to its page at once, and says nothing of a session", async () => {
    const user = await makeUser();
    const { url } = (await (await user.post("/shortURL", { pathname: "/password", autologin: false })).json()) as {
      url: string;
    };
    const page = await openPage();
    await page.goto(new URL(url).pathname);
    expect(new URL(page.url()).pathname).toBe("/login");
    expect(new URL(page.url()).searchParams.get("from")).toBe("/password");
  });

  it.each([String(Date.now() - 700_000), String(Date.now()).slice(1), `${Date.now()}0`])(
    "%s has expired",
    async (time) => {
      const page = await openPage();
      await page.goto(`/s/2/${time}`);
      await page.getByText("Ce lien a expiré.").waitFor();
      expect(await page.getByRole("button", { name: "Ouvrir ma session" }).count()).toBe(0);
    },
  );

  it("says that something failed when nothing answers, and can be tried again", async () => {
    const page = await openPage();
    await page.goto(`/s/2/${Date.now()}`);
    const button = page.getByRole("button", { name: "Ouvrir ma session" });
    await alive(button);
    await page.route("**/api/login/**", (route) => route.fulfill({ status: 500, body: "{}" }));
    await button.click();
    await page.getByRole("button", { name: "Réessayer" }).waitFor();
    await page.unroute("**/api/login/**");
    await page.getByRole("button", { name: "Réessayer" }).click();
    await page.getByText("Ce lien est invalide.").waitFor();
  });
});

describe("a QR code", () => {
  it("signs in from a picture, after one with 35 and one with 37 characters were refused with words", async () => {
    const { code } = await makeUser();
    const page = await openPage();
    await page.goto("/login");
    const button = page.getByRole("button", { name: "Scanner un code QR" });
    await alive(button);
    await button.click();
    const field = page.getByLabel("Choisir une photo du code");
    for (const wrong of [code.slice(1), `${code}0`]) {
      await field.setInputFiles(await pictureOf(wrong));
      await page.getByText(`il a 36 caractères, celui-ci en a ${wrong.length}.`).waitFor();
    }
    await field.setInputFiles(await pictureOf(`z${code.slice(1)}`));
    await page.getByText("les lettres a à f et des tirets").waitFor();
    await field.setInputFiles(await pictureOf(randomUUID()));
    await page.getByText("Cette carte n'ouvre pas de session : elle est inconnue").waitFor();
    await shoot(page, "qr-refused");
    await field.setInputFiles(await pictureOf(code));
    await atStart(page);
  });

  it("signs in before the camera", async () => {
    const { code, email } = await makeUser();
    await withCamera({ text: code }, async (page) => {
      await page.context().clearCookies({ name: "etabli.session" });
      await page.goto("/login");
      const button = page.getByRole("button", { name: "Scanner un code QR" });
      await alive(button);
      await button.click();
      await atStart(page);
      const info = await page.evaluate(
        async () => ((await (await fetch("/api/userInfo")).json()) as { email: string }).email,
      );
      expect(info).toBe(email);
    });
  });
});

describe("the selection's door", () => {
  it("lets in who has v2, and warns who has not", async () => {
    const page = await openPage();
    await page.goto("/v2");
    await page.waitForURL("**/v2/CarSelector");
    const enter = async (email: string) => {
      await alive(page.locator("input[name=email]"));
      await page.locator("input[name=email]").fill(email);
      await page.locator("input[name=password]").fill("etabli-demo");
      await page.keyboard.press("Enter");
    };
    await enter("lecteur@etabli.test");
    await page.getByText("Nom d'utilisateur ou mot de passe incorrect.").waitFor();
    await enter("v2@etabli.test");
    await page.getByRole("navigation", { name: "Étapes" }).getByRole("link", { name: "Sélection" }).waitFor();
    const leave = page.getByRole("button", { name: "Se déconnecter" });
    await alive(leave);
    await leave.click();
    await page.locator("input[name=password]").waitFor();
    expect((await page.request.get("/api/userInfo")).status()).toBe(401);
  });

  it("is closed to who came in by another door without v2", async () => {
    const page = await openSignedIn({ email: "lecteur@etabli.test" });
    const response = await page.goto("/v2/CarSelector");
    expect(response?.status()).toBe(403);
    await page.getByText("Vous n'êtes pas autorisé").first().waitFor();
  });
});

describe("the account", () => {
  it("lists the open sessions, ends one, and signs out everywhere", async () => {
    const user = await makeUser();
    const page = await enterAs(user);
    const other = await enterAs(user);
    await page.goto("/mon-compte");
    await page.getByText("cet appareil").waitFor();
    await shoot(page, "account");
    const own = page.locator("main li", { hasText: "Chrome, Linux" }).filter({ hasNotText: "cet appareil" });
    await alive(own.getByRole("button"));
    await own.getByRole("button").click();
    await own.waitFor({ state: "detached" });
    await new Promise((done) => setTimeout(done, 1000));
    await other.goto("/mon-compte");
    expect(new URL(other.url()).pathname).toBe("/login");
    await page.getByRole("button", { name: "Se déconnecter partout" }).click();
    await page.getByText("Vous êtes déconnecté.").waitFor();
  });

  it("changes the password, with the words for each fault", async () => {
    const page = await enterAs(await makeUser());
    await page.goto("/password");
    const [first, second] = [page.locator("input[name=password1]"), page.locator("input[name=password2]")];
    await alive(first);
    const submit = () => page.getByRole("button", { name: "Changer le mot de passe" }).click();
    const current = page.getByLabel("Mot de passe actuel");
    await submit();
    await page.getByText("Saisissez votre mot de passe actuel.").waitFor();
    await current.fill("un autre mot de passe");
    await first.fill("court");
    await submit();
    await page.getByText("Le mot de passe doit avoir au moins 10 caractères.").waitFor();
    await first.fill("une bielle et deux pistons");
    await page.getByText("très bonne").waitFor();
    await submit();
    await page.getByText("Les mots de passe ne correspondent pas").waitFor();
    await second.fill("une bielle et deux pistons");
    await page.route("**/api/updatePassword", (route) => route.fulfill({ status: 500, body: "{}" }), { times: 1 });
    await submit();
    await page.getByText("Impossible de mettre à jour le mot de passe").waitFor();
    await submit();
    await page.getByText("Ce n'est pas votre mot de passe actuel.").waitFor();
    await current.fill(password);
    await submit();
    await page.getByText("Mot de passe mis à jour").waitFor();
    await new Promise((done) => setTimeout(done, 1100));
    await page.reload();
    expect(new URL(page.url()).pathname).toBe("/password");
  });
});
