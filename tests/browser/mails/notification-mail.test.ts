import type { Page } from "playwright-core";
import { prisma } from "@/lib/platform/db";
import { makeCompany, secondUser } from "@/tests/support/company";
import "@/tests/support/end";
import { mailOf, writtenFile } from "@/tests/support/mails";
import { accessibilityFaults, alive, complaints, openPage, overflowing, shoot } from "../support/browser";
import { enterAs } from "../support/people";

const newsByMail = (page: Page) => page.getByRole("checkbox", { name: "Actualités : E-mail" });

async function mailTo(companyId: number, toAddress: string) {
  for (;;) {
    const found = await prisma().mail.findFirst({
      where: { companyId, toAddress, state: "kept" },
      select: { id: true },
    });
    if (found) return mailOf(companyId, found.id);
    await new Promise((done) => setTimeout(done, 100));
  }
}

it("a reader asks for e-mails, gets one as it was written, and stops them by its link", async () => {
  const sender = await makeCompany();
  const reader = await secondUser(sender, ["CaiaApp"]);
  const { email } = await prisma().user.findUniqueOrThrow({ where: { id: reader.userId }, select: { email: true } });
  const page = await enterAs({ userId: reader.userId, companyId: sender.companyId });
  await page.goto("/notifications");
  await alive(newsByMail(page));
  expect(await newsByMail(page).isChecked()).toBe(false);
  const saved = page.waitForResponse((response) => response.url().endsWith("/notifications/preferences"));
  await newsByMail(page).check();
  expect((await saved).status()).toBe(200);
  await page.getByRole("checkbox", { name: "Heures calmes" }).check();
  await page.getByLabel(/^De/).fill("07:00");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await page.getByText("Choisissez deux heures différentes").waitFor();
  expect([await accessibilityFaults(page), await overflowing(page)]).toEqual([[], []]);
  await shoot(page, "notification-schedule");
  await page.getByRole("checkbox", { name: "Heures calmes" }).uncheck();
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await page.getByText("Vos horaires sont enregistrés").waitFor();
  const told = { title: "Portes ouvertes", text: "Samedi de 9 h à 17 h", users: [reader.userId] };
  expect((await sender.post("/sendNotification", told)).status).toBe(200);
  const { messageId } = await mailTo(sender.companyId, email);
  const file = (await writtenFile(messageId)).replaceAll("=\r\n", "").replaceAll("=3D", "=");
  expect(file).toContain("Samedi de 9 h");
  const [, link = ""] = /(\/unsubscribe\/[\w-]{40,})/.exec(file.slice(file.indexOf("text/plain"))) ?? [];
  const nobody = await openPage({ width: "phone" });
  await nobody.goto(link);
  await nobody.getByText("Actualités").waitFor();
  await shoot(nobody, "unsubscribe");
  const stop = nobody.getByRole("button", { name: "Ne plus recevoir" });
  await alive(stop);
  await page.reload();
  expect(await newsByMail(page).isChecked()).toBe(true);
  await stop.click();
  await nobody.getByText("C'est fait.").waitFor();
  expect([await accessibilityFaults(nobody), await overflowing(nobody)]).toEqual([[], []]);
  await page.reload();
  await alive(newsByMail(page));
  expect(await newsByMail(page).isChecked()).toBe(false);
  expect([complaints.get(page), complaints.get(nobody)]).toEqual([[], []]);
});

it("an altered link stops nothing and says so", async () => {
  const page = await openPage();
  await page.goto("/unsubscribe/abc");
  await page.getByText("Ce lien n'est pas complet ou a été modifié.").waitFor();
  expect(await page.getByRole("button", { name: "Ne plus recevoir" }).count()).toBe(0);
});
