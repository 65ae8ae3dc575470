import type { Page } from "playwright-core";
import sharp from "sharp";
import { prisma } from "@/lib/platform/db";
import { makeCompany } from "@/tests/support/company";
import { box, mp4 } from "@/tests/support/videos";
import "@/tests/support/end";
import { accessibilityFaults, alive, complaints, openPage, overflowing, shoot } from "../support/browser";
import { enterAs } from "../support/people";

const picture = (width: number, height: number, background = "#2f6fb0") =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function openAccount(page: Page): Promise<void> {
  await page.goto("/mon-compte");
  await alive(button(page, "Choisir une photo"));
}

/** A second of film, as a browser's camera writes it. */
async function film(page: Page): Promise<Buffer> {
  const text = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 320, height: 180 });
    const pen = canvas.getContext("2d")!;
    const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: "video/webm;codecs=vp8" });
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    const stopped = new Promise((done) => (recorder.onstop = done));
    recorder.start();
    for (let at = 0; at < 30; at += 1) {
      pen.fillStyle = `hsl(${at * 12} 70% 50%)`;
      pen.fillRect(0, 0, 320, 180);
      await new Promise((done) => setTimeout(done, 40));
    }
    recorder.stop();
    await stopped;
    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  });
  return Buffer.from(text, "base64");
}

describe("the reader's picture", () => {
  it("is chosen from any page, looked at, saved, shown in the header, and removed", async () => {
    const page = await enterAs(await makeCompany());
    await page.goto("/password");
    const menu = page.getByRole("button", { name: /^Menu de Person/ });
    await alive(menu);
    await menu.click();
    await page.getByRole("menuitem", { name: "Ma photo" }).click();
    const dialog = page.getByRole("dialog", { name: "Ma photo" });
    const field = dialog.getByLabel("Choisir ma photo");
    await field.setInputFiles(file("me.jpg", "image/jpeg", Buffer.from("no picture")));
    await dialog.getByText("Ce fichier n'est pas une image JPEG, PNG, WebP ou GIF lisible.").waitFor();
    expect(await dialog.getByRole("button", { name: "Enregistrer" }).count()).toBe(0);
    await field.setInputFiles(file("me.png", "image/png", await picture(400, 300)));
    await dialog.locator("[style*='blob:']").waitFor({ state: "attached" });
    await dialog.getByRole("button", { name: "Enregistrer" }).click();
    await page.getByText("Photo enregistrée").waitFor();
    await menu.locator("[style*='/api/pictures/']").waitFor();
    await page.keyboard.press("Escape");
    expect(await menu.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.goto("/mon-compte");
    await alive(button(page, "Retirer la photo"));
    await button(page, "Retirer la photo").click();
    await page.getByText("Photo retirée").waitFor();
    await button(page, "Choisir une photo").waitFor();
    expect(complaints.get(page)).toEqual([]);
  });
});

describe("favourite brands", () => {
  const names = (page: Page) =>
    page.getByRole("list", { name: "Marques préférées" }).getByRole("listitem").allInnerTexts();
  const order = async (page: Page) => (await names(page)).map((text) => text.replace(/^\d+\s*/, "").trim());

  it("are added, moved by keyboard and by drag, saved at once, undone, and brought back when that fails", async () => {
    const page = await enterAs(await makeCompany());
    await openAccount(page);
    const add = async (name: string) => {
      await page.getByLabel("Ajouter une marque").fill(name);
      await page.keyboard.press("Enter");
      await page.getByRole("button", { name: new RegExp(`^Déplacer ${name}`) }).waitFor();
    };
    for (const name of ["Bosch", "TRW", "Valeo"]) await add(name);
    await page.getByLabel("Ajouter une marque").fill("Personne");
    await page.keyboard.press("Enter");
    await page.getByText("Choisissez une marque de la liste.").waitFor();
    const handle = (name: string) => page.getByRole("button", { name: new RegExp(`^Déplacer ${name}`) });
    await handle("Bosch").focus();
    await page.keyboard.press("Space");
    await page.getByText("Bosch soulevée, position 1 sur 3.").waitFor({ state: "attached" });
    await page.keyboard.press("ArrowDown");
    await page.getByText("Bosch à la position 2 sur 3.").waitFor({ state: "attached" });
    await page.keyboard.press("Space");
    await page.getByRole("button", { name: "Déplacer Bosch, position 2" }).waitFor();
    expect(await order(page)).toEqual(["TRW", "Bosch", "Valeo"]);
    const from = (await handle("Valeo").boundingBox())!;
    const to = (await handle("TRW").boundingBox())!;
    await page.mouse.move(from.x + 10, from.y + 10);
    await page.mouse.down();
    await page.mouse.move(from.x + 10, from.y - 20, { steps: 4 });
    await page.mouse.move(to.x + 10, to.y + 6, { steps: 6 });
    await page.mouse.up();
    await page.getByRole("button", { name: "Déplacer Valeo, position 1" }).waitFor();
    await page.getByText("Marques préférées enregistrées").waitFor();
    await shoot(page, "account-brands");
    await page.reload();
    expect(await order(page)).toEqual(["Valeo", "TRW", "Bosch"]);
    await alive(handle("Valeo"));
    await page.getByRole("button", { name: "Retirer TRW" }).click();
    await page.locator('button:focus[aria-label="Retirer Bosch"]').waitFor();
    await page.getByRole("button", { name: "Annuler", exact: true }).click();
    await page.getByRole("button", { name: "Déplacer TRW, position 2" }).waitFor();
    await page.route("**/api/setUserPartBrands", (route) => route.fulfill({ status: 500, body: "{}" }), { times: 1 });
    await page.getByRole("button", { name: "Retirer Bosch" }).click();
    await page.getByText("l'ordre précédent est rétabli").waitFor();
    expect(await order(page)).toEqual(["Valeo", "TRW", "Bosch"]);
    expect((await accessibilityFaults(page)).concat(await overflowing(page))).toEqual([]);
  });
});

describe("the company's cover and video", () => {
  it("are sent with their progress, stopped, refused with words, shown and played", async () => {
    const page = await enterAs(await makeCompany());
    await openAccount(page);
    await page
      .getByLabel("Choisir la couverture")
      .setInputFiles(file("cover.jpg", "image/jpeg", await picture(1600, 500)));
    await button(page, "Enregistrer").click();
    await page.getByText("Couverture enregistrée").waitFor();
    await page.locator("[data-open=true] img").waitFor();
    await shoot(page, "account-cover");
    await page.locator("[data-open=false]").waitFor();
    const [bar, fold] = await Promise.all([
      page.locator("[data-open]").boundingBox(),
      button(page, "Déplier la couverture").boundingBox(),
    ]);
    expect(Math.round(fold!.y - bar!.y)).toBeLessThan(12);
    expect(Math.round(bar!.x + bar!.width - fold!.x - fold!.width)).toBeLessThan(12);
    const choose = page.getByLabel("Choisir la vidéo");
    await choose.setInputFiles(file("film.mp4", "video/mp4", Buffer.from("no film at all")));
    await page.getByText("Ce fichier n'est pas une vidéo MP4 ou WebM").waitFor();
    expect(await button(page, "Enregistrer").count()).toBe(0);
    const slow = await page.context().newCDPSession(page);
    const network = { offline: false, latency: 0, downloadThroughput: -1 };
    await slow.send("Network.emulateNetworkConditions", { ...network, uploadThroughput: 300_000 });
    await choose.setInputFiles(file("film.mp4", "video/mp4", mp4({ more: [box("mdat", Buffer.alloc(3_000_000))] })));
    await button(page, "Enregistrer").click();
    await page.waitForFunction(
      () => Number(document.querySelector("[role=progressbar]")?.getAttribute("aria-valuenow")) > 5,
    );
    await shoot(page, "account-progress");
    await button(page, "Arrêter l'envoi").click();
    await button(page, "Annuler").click();
    await slow.send("Network.emulateNetworkConditions", { ...network, uploadThroughput: -1 });
    await choose.setInputFiles(file("film.webm", "video/webm", await film(page)));
    await button(page, "Enregistrer").click();
    await page.getByText("Vidéo enregistrée").waitFor();
    const video = page.locator("video[src^='/api/videos/']");
    await video.waitFor();
    const played = await video.evaluate(async (element: HTMLVideoElement) => {
      element.muted = true;
      await element.play();
      await new Promise((done) =>
        element.addEventListener("timeupdate", () => element.currentTime > 0.2 && done(null)),
      );
      return element.videoWidth;
    });
    expect(played).toBe(320);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(complaints.get(page)).toEqual([]);
  });

  it("are shown to who may not change them", async () => {
    const page = await enterAs(await makeCompany({ rights: ["CaiaApp", "MyAccount"] }));
    await openAccount(page);
    await page.getByText("Votre société n'a ni couverture ni vidéo.").waitFor();
    expect(await page.getByLabel("Choisir la vidéo").count()).toBe(0);
  });
});

describe("preferences", () => {
  it("hold at once and on the next page", async () => {
    const company = await makeCompany();
    await prisma().user.update({ where: { id: company.userId }, data: { language: "fr" } });
    const page = await enterAs(company);
    await openAccount(page);
    await page.getByRole("radio", { name: "Sombre" }).check();
    await page.locator("html[data-theme=dark]").waitFor();
    await page.getByLabel("Langue", { exact: true }).selectOption("en");
    await page.getByRole("heading", { level: 1, name: "My account" }).waitFor();
    await page.getByLabel("Language", { exact: true }).selectOption("ar");
    await page.locator("html[dir=rtl]").waitFor();
    await page.reload();
    expect(await page.locator("html").getAttribute("data-theme")).toBe("dark");
  });
});

describe("open on my phone", () => {
  it("makes a link that opens this page once elsewhere, counts down, expires and is made anew", async () => {
    const company = await makeCompany();
    await prisma().user.update({ where: { id: company.userId }, data: { language: "fr" } });
    const page = await enterAs(company);
    await page.goto("/password");
    const menu = page.getByRole("button", { name: /^Menu de Person/ });
    await alive(menu);
    await menu.click();
    await page.getByRole("menuitem", { name: "Ouvrir sur mon téléphone" }).click();
    const dialog = page.getByRole("dialog", { name: "Ouvrir sur mon téléphone" });
    await dialog.getByRole("img", { name: "QR code de cette page" }).waitFor();
    await dialog.getByText(/Encore (9|10):\d\d/).waitFor();
    const url = new URL(await dialog.getByLabel("Lien").inputValue());
    expect(await accessibilityFaults(page)).toEqual([]);
    const phone = await openPage({ width: "phone" });
    await phone.goto(url.pathname);
    const enter = phone.getByRole("button", { name: "Ouvrir ma session" });
    await alive(enter);
    await enter.click();
    await phone.waitForURL("**/password");
    const gone = { url: url.href, userId: 1, timestamp: "1", expiresAt: new Date(Date.now() - 1000).toISOString() };
    await page.keyboard.press("Escape");
    await page.route("**/api/shortURL", (route) => route.fulfill({ json: gone }), { times: 1 });
    await menu.click();
    await page.getByRole("menuitem", { name: "Ouvrir sur mon téléphone" }).click();
    await dialog.getByText("Ce lien a expiré.").waitFor();
    await page.route("**/api/shortURL", (route) => route.fulfill({ status: 429, json: { code: "too-many" } }), {
      times: 1,
    });
    await dialog.getByRole("button", { name: "Nouveau lien" }).click();
    await dialog.getByText("Vous avez déjà beaucoup de liens ouverts.").waitFor();
    await dialog.getByRole("button", { name: "Nouveau lien" }).click();
    await dialog.getByRole("img", { name: "QR code de cette page" }).waitFor();
  });
});
