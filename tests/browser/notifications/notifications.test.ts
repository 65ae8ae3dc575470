import type { Page } from "playwright-core";
import { writeTypedTime } from "@/lib/domains/portal/editor/typed-time";
import { wallTime } from "@/lib/shared/wall-time";
import { callJob } from "@/lib/platform/call-job";
import { prisma } from "@/lib/platform/db";
import { makeCompany, secondUser } from "@/tests/support/company";
import "@/tests/support/end";
import { accessibilityFaults, alive, base, complaints, openPage, overflowing, shoot } from "../support/browser";
import { enterAs } from "../support/people";

const bell = (page: Page) => page.locator("#bell-link");
const send = (page: Page) => page.getByRole("button", { name: "Envoyer", exact: true });
const minuteMs = 60_000;

/** Opens the form of a company's sender. */
async function openForm(page: Page): Promise<void> {
  await page.goto("/notification-sender");
  await alive(send(page));
}

async function write(page: Page, title: string, text: string): Promise<void> {
  await page.getByRole("combobox", { name: /^Titre/ }).fill(title);
  await page.keyboard.press("Escape");
  await page.getByRole("textbox", { name: /^Message/ }).fill(text);
}

async function companyOfTwo() {
  const sender = await makeCompany();
  const reader = await secondUser(sender, ["CaiaApp", "RSE"]);
  return { sender, reader: { ...sender, userId: reader.userId } };
}

it("a notification is written, reaches the bell of another window and is read on a phone", async () => {
  const { sender, reader } = await companyOfTwo();
  const [page, other] = [await enterAs(sender), await enterAs(reader, { width: "phone" })];
  await Promise.all([openForm(page), other.goto("/rse")]);
  await alive(bell(other));
  expect(await bell(other).getAttribute("aria-label")).toBe("Notifications, rien de nouveau");

  await send(page).click();
  await page.getByText("Merci de remplir le champ A: et/ou le champ CC:").waitFor();
  await page.getByRole("button", { name: "Test", exact: true }).click();
  await page.getByText("Merci de remplir les champs Titre et Message").waitFor();

  await page.getByLabel("Garage", { exact: true }).check();
  await page.getByText("2 personnes atteintes").waitFor();
  await write(page, "Portes ouvertes", "<b>Samedi</b> de 9 h à 17 h");
  await page.getByRole("combobox", { name: "Accès" }).selectOption("public");
  await send(page).click();
  await page.getByText("Le mode anonyme n'est possible que pour le viewer").waitFor();
  await page.getByRole("combobox", { name: "Cible" }).selectOption("viewer");
  await page.getByRole("textbox", { name: "Adresse" }).fill("/embedded/poster/tyres");
  await shoot(page, "notification-sender");
  expect((await accessibilityFaults(page)).concat(await overflowing(page))).toEqual([]);
  await send(page).click();
  await page.getByText("La notification a été envoyée").waitFor();

  await other.locator("#bell-link[aria-label='Notifications, 1 nouvelle']").waitFor();
  await shoot(other, "notification-bell-phone");
  await bell(other).click();
  const link = other.getByRole("link", { name: "Portes ouvertes" });
  await link.waitFor();
  await other.locator("#bell-link[aria-label='Notifications, rien de nouveau']").waitFor();
  await shoot(other, "notification-inbox-phone");
  expect((await accessibilityFaults(other)).concat(await overflowing(other))).toEqual([]);
  await link.click();
  await other.waitForURL(/\/viewer\/[\w-]{22}$/);
  await other.getByText("<b>Samedi</b> de 9 h à 17 h").waitFor();
  await other.frameLocator("main iframe").locator("h1").first().waitFor();
  await shoot(other, "notification-viewer-phone");
  expect(await overflowing(other)).toEqual([]);
  await page
    .getByText(/Lue par/)
    .first()
    .waitFor();
  await page.getByRole("definition").filter({ hasText: "1 personne" }).first().waitFor();

  const id = new URL(other.url()).pathname.split("/").at(-1);
  const anybody = await openPage();
  const answer = await anybody.goto(`/public/${id}`);
  expect(answer?.status()).toBe(200);
  const headers = answer?.headers() ?? {};
  expect(headers["set-cookie"]).toBeUndefined();
  expect(headers["x-robots-tag"]).toContain("noindex");
  expect(headers["content-security-policy"]).toMatch(/^default-src 'none'; .*frame-src 'self'/);
  await anybody.getByRole("heading", { name: "Portes ouvertes" }).waitFor();
  expect(await anybody.locator("script").count()).toBe(0);
  expect(await anybody.content()).not.toContain("Garage ");
  await shoot(anybody, "notification-public");
  expect([complaints.get(page), complaints.get(other)]).toEqual([[], []]);
});

it("a scheduled one is cancelled or sent in its time, and opens as a slide over the news", async () => {
  const { sender, reader } = await companyOfTwo();
  const [page, other] = [await enterAs(sender), await enterAs(reader)];
  await Promise.all([openForm(page), other.goto("/notifications")]);
  await other.getByText("Aucune notification").first().waitFor();
  const at = writeTypedTime(wallTime(new Date(Date.now() + 30 * minuteMs)));
  for (const title of ["À annuler", "À envoyer"]) {
    await page.getByLabel("Garage", { exact: true }).check();
    await write(page, title, "Plus tard");
    await page.getByRole("textbox", { name: "Envoyer le" }).fill(at);
    await page.getByRole("button", { name: "Programmer", exact: true }).click();
    await page.getByText("La notification est programmée").waitFor();
    await page.getByRole("button", { name: `Annuler l'envoi de ${title}` }).waitFor();
  }
  await page.getByRole("button", { name: "Annuler l'envoi de À annuler" }).click();
  await page.getByText("L'envoi est annulé").waitFor();
  await shoot(page, "notification-sent-list");

  await prisma().$transaction(async (tx) => {
    await tx.$executeRaw`update notification set send_at = now() where company_id = ${sender.companyId}`;
    await callJob(tx, "notifications");
  });
  const link = other.getByRole("link", { name: "À envoyer" });
  await link.waitFor();
  expect(await other.getByRole("link", { name: "À annuler" }).count()).toBe(0);
  await link.click();
  await other.waitForURL(/\/rse$/);
  await other.locator("section[data-slides]").getByText("Plus tard").waitFor();
  await shoot(other, "notification-slide");
  await other.getByRole("button", { name: "Fermer À envoyer" }).click();
  await other.goto("/notifications");
  await other.getByRole("button", { name: "Archiver À envoyer" }).click();
  await other.getByText("Aucune notification").first().waitFor();
  await other.getByRole("link", { name: "Archivées" }).click();
  await other.getByRole("button", { name: /Remettre À envoyer/ }).click();
  await other.getByText("Aucune notification archivée").waitFor();
  expect([complaints.get(page), complaints.get(other)]).toEqual([[], []]);
});

it("links that have expired, were altered or belong to others say so", async () => {
  const page = await enterAs(await makeCompany({ rights: ["CaiaApp"] }));
  for (const path of ["/notification/", "/viewer/"]) {
    const answer = await page.goto(`${path}demo-notif-viewer-00001`);
    expect(answer?.status()).toBe(404);
    await page.getByRole("heading", { name: "Ce lien est invalide" }).waitFor();
  }
  const anybody = await openPage();
  for (const [id, status] of [
    ["demo-notif-public-00004", 200],
    ["demo-notif-expired-00005", 404],
    ["demo-notif-viewer-00001", 404],
    ["x", 404],
  ] as const)
    expect([(await anybody.goto(`/public/${id}`))?.status(), id]).toEqual([status, id]);
  const preview = await fetch(`${base}/public/demo-notif-public-00004`, { method: "HEAD" });
  expect(preview.status).toBe(200);
});
