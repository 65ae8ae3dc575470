import type { Page } from "playwright-core";
import { prisma } from "@/lib/platform/db";
import { makeCompany } from "@/tests/support/company";
import "@/tests/support/end";
import { accessibilityFaults, alive, base, complaints, overflowing, shoot } from "../support/browser";
import { enterAs } from "../support/people";

const choice = (page: Page) => page.getByRole("checkbox", { name: "Afficher les notifications sur cet appareil" });

async function openInbox(granted: boolean): Promise<Page> {
  const { userId, companyId } = await makeCompany();
  const page = await enterAs({ userId, companyId });
  if (granted) await page.context().grantPermissions(["notifications"], { origin: base });
  await page.goto("/notifications");
  await page.evaluate(() => navigator.serviceWorker.ready);
  await alive(choice(page));
  return page;
}

it("where no test can be sent the switch goes, with a sentence that says so", async () => {
  const page = await openInbox(true);
  expect(await page.getByRole("columnheader", { name: "Push" }).count()).toBe(0);
  // This browser is bound to no service of its maker: it finds none to be reached by.
  await choice(page).click();
  await page.getByText(/Le test n’a pas pu être envoyé à cet appareil/).waitFor();
  expect(await choice(page).count()).toBe(0);
  expect((await accessibilityFaults(page)).concat(await overflowing(page))).toEqual([]);
  await shoot(page, "push-withdrawn");
  // A window without a profile says that it subscribes to nothing.
  expect(complaints.get(page)?.filter((said) => !said.includes("Push API in incognito mode"))).toEqual([]);
});

it("a notification that is pushed names its kind alone, is shown once and opens the portal", async () => {
  const page = await openInbox(true);
  const cdp = await page.context().newCDPSession(page);
  const registrationId = new Promise<string>((resolve) =>
    cdp.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [one] = registrations.filter(({ isDeleted, scopeURL }) => !isDeleted && scopeURL.startsWith(base));
      if (one) resolve(one.registrationId);
    }),
  );
  await cdp.send("ServiceWorker.enable");
  const told = { id: "A".repeat(22), title: "Etabli", text: "Alertes : une notification vous attend.", lang: "fr" };
  const pushed = { origin: base, registrationId: await registrationId, data: JSON.stringify(told) };
  await cdp.send("ServiceWorker.deliverPushMessage", pushed);
  await cdp.send("ServiceWorker.deliverPushMessage", pushed);
  // The second takes the place of the first: for a moment there is none.
  await page.waitForFunction(
    async (expected) => {
      const all = await (await navigator.serviceWorker.ready).getNotifications();
      return JSON.stringify(all.map(({ title, body, tag }) => [title, body, tag])) === expected;
    },
    JSON.stringify([[told.title, told.text, told.id]]),
  );
});

it("a device that takes notifications gives its kinds a column, and who mutes a kind hears nothing of it there", async () => {
  const { userId, companyId } = await makeCompany();
  const device = { userId, id: "a".repeat(64), endpoint: "https://push.example.com/x", p256dh: "B", auth: "x" };
  await prisma().pushSubscription.deleteMany({ where: { id: device.id } });
  await prisma().pushSubscription.create({ data: device, select: { id: true } });
  const page = await enterAs({ userId, companyId });
  await page.goto("/notifications");
  const push = page.getByRole("checkbox", { name: /^Actualités\s:\sPush$/ });
  const inbox = page.getByRole("checkbox", { name: /^Actualités\s:\sBoîte/ });
  await alive(push);
  expect(await push.isChecked()).toBe(true);
  await inbox.uncheck();
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLInputElement>("input[type=checkbox]:disabled")].some(
      ({ ariaLabel, checked }) => /^Actualités\s:\sPush$/.test(ariaLabel ?? "") && !checked,
    ),
  );
  await shoot(page, "push-preferences");
  await prisma().pushSubscription.deleteMany({ where: { id: device.id } });
});
