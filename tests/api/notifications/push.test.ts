import { service } from "@/tests/support/push";
import "@/tests/support/end";
import { deliverDue } from "@/lib/domains/notifications/reach/commands/deliver-due";
import type { PushState } from "@/lib/domains/notifications/push/schema";
import { sendDue } from "@/lib/domains/notifications/sending/commands/send-due";
import { wallTime } from "@/lib/shared/wall-time";
import { systemActor } from "@/lib/platform/actor";
import { prisma } from "@/lib/platform/db";
import { clientOf, makeCompany, secondUser } from "@/tests/support/company";
import { json, refusal } from "@/tests/support/counter";
import { makeBrowser } from "@/tests/support/push-service";

const job = systemActor("deliveries", 0);
const told = { title: "Monsieur Dupont vous attend", text: "AB-123-CD, 12 rue du Lac" };
type Person = Pick<Awaited<ReturnType<typeof makeCompany>>, "get" | "post" | "userId">;
type Browser = ReturnType<typeof makeBrowser>;

async function house() {
  const sender = await makeCompany();
  const reader = await secondUser(sender, ["CaiaApp"]);
  await prisma().notificationDelivery.updateMany({ where: { dueAt: { not: null } }, data: { dueAt: null } });
  service.state.status = 201;
  return { sender, reader };
}

async function turnOn(who: Person): Promise<Browser> {
  const browser = makeBrowser(service.url);
  expect((await who.post("/notifications/push", browser.subscription)).status).toBe(200);
  return browser;
}

async function send(sender: Person, reader: Person, more: object = {}): Promise<string> {
  const { id } = await json<{ id: string }>(
    sender.post("/sendNotification", { ...told, users: [reader.userId], ...more }),
  );
  await sendDue(job);
  return id;
}

/** What a browser was sent of notifications, after its test. */
const heard = (browser: Browser) => service.takenBy(browser.subscription.endpoint).slice(1);
const deliveries = (sender: Person, id: string) =>
  json<{ channel: string; state: string; reason: string | null }[]>(sender.get(`/notifications/deliveries/${id}`));
const devicesOf = async (who: Person) => (await json<PushState>(who.get("/notifications/push"))).devices;
const pushRow = async (who: Person) =>
  (await json<{ category: string; channel: string; enabled: boolean }[]>(who.get("/notifications/preferences"))).find(
    ({ category, channel }) => category === "news" && channel === "push",
  );

describe("a device", () => {
  it("is sent a test when it is turned on, and can be chosen from then on", async () => {
    const { reader } = await house();
    expect(await pushRow(reader)).toBeUndefined();
    const browser = await turnOn(reader);
    const [test] = service.takenBy(browser.subscription.endpoint);
    expect(browser.open(test!.body)).toMatchObject({ id: null, title: "Etabli", text: expect.any(String) as string });
    expect(await devicesOf(reader)).toHaveLength(1);
    expect(await pushRow(reader)).toMatchObject({ enabled: true });
    await reader.post("/notifications/push/remove", { endpoint: browser.subscription.endpoint });
    expect([await devicesOf(reader), await pushRow(reader)]).toEqual([[], undefined]);
  });

  it.each([410, 403, 500])("whose test is answered with %i is not kept", async (status) => {
    const { reader } = await house();
    service.state.status = status;
    const { subscription } = makeBrowser(service.url);
    expect(await refusal(await reader.post("/notifications/push", subscription))).toEqual([422, "push-not-sent"]);
    expect(await devicesOf(reader)).toEqual([]);
  });

  it("is one person's: who turns it on last has it, and nobody takes it away from them", async () => {
    const { sender, reader } = await house();
    const { subscription } = await turnOn(reader);
    await sender.post("/notifications/push/remove", { endpoint: subscription.endpoint });
    expect(await devicesOf(reader)).toHaveLength(1);
    await sender.post("/notifications/push", subscription);
    expect([(await devicesOf(reader)).length, (await devicesOf(sender)).length]).toEqual([0, 1]);
  });

  it.each([
    { endpoint: "http://127.0.0.1:1/x" },
    { endpoint: "ftp://push.example.com/x" },
    { endpoint: "nothing" },
    { keys: { p256dh: "short", auth: "x" } },
  ])("that cannot be one is refused: %j", async (wrong) => {
    const { reader } = await house();
    const { subscription } = makeBrowser(service.url);
    expect((await reader.post("/notifications/push", { ...subscription, ...wrong })).status).toBe(400);
  });

  it("belongs to who is signed in", async () => {
    const { subscription } = makeBrowser(service.url);
    expect((await clientOf().post("/notifications/push", subscription)).status).toBe(401);
  });
});

describe("a notification on a device", () => {
  it("comes once to each of them, says its id and its kind alone, and is in the report", async () => {
    const { sender, reader } = await house();
    const browsers = [await turnOn(reader), await turnOn(reader)];
    const id = await send(sender, reader, { category: "training" });
    await Promise.all([deliverDue(job), deliverDue(job)]);
    await deliverDue(job);
    for (const browser of browsers) {
      const [one, ...more] = heard(browser);
      expect(more).toEqual([]);
      expect(one?.headers).toMatchObject({ ttl: "3600", topic: "training" });
      const opened = browser.open(one!.body) as { id: string };
      expect(opened.id).toBe(id);
      expect(JSON.stringify(opened)).not.toMatch(/Dupont|AB-123|Lac/);
    }
    expect(await deliveries(sender, id)).toMatchObject([{ channel: "push", state: "sent", reason: null }]);
  });

  it("that takes no more is forgotten, another one hears", async () => {
    const { sender, reader } = await house();
    const [old, current] = [await turnOn(reader), await turnOn(reader)];
    service.statuses.set(new URL(old.subscription.endpoint).pathname, 410);
    const first = await send(sender, reader);
    await deliverDue(job);
    expect([heard(current).length, (await devicesOf(reader)).length]).toEqual([1, 1]);
    expect(await deliveries(sender, first)).toMatchObject([{ state: "sent" }]);
    service.statuses.set(new URL(current.subscription.endpoint).pathname, 404);
    const second = await send(sender, reader);
    await deliverDue(job);
    expect(await deliveries(sender, second)).toMatchObject([{ state: "failed", reason: "device-gone" }]);
    expect(await devicesOf(reader)).toEqual([]);
  });

  it("is tried again where the service is silent, until it is given up", async () => {
    const { sender, reader } = await house();
    const browser = await turnOn(reader);
    const { pathname } = new URL(browser.subscription.endpoint);
    service.statuses.set(pathname, 503);
    const lost = await send(sender, reader);
    await deliverDue(job);
    expect(await deliveries(sender, lost)).toMatchObject([{ state: "waiting", reason: "unreachable" }]);
    for (let time = 0; time < 3; time += 1) {
      await prisma().notificationDelivery.updateMany({ where: { notificationId: lost }, data: { dueAt: new Date() } });
      await deliverDue(job);
    }
    expect(await deliveries(sender, lost)).toMatchObject([{ state: "failed", reason: "unreachable" }]);
  });

  it("is sent neither in quiet hours, nor of a kind that is muted or not wanted there, nor once it was read", async () => {
    const { sender, reader } = await house();
    const browser = await turnOn(reader);
    const choose = (category: string, channel: string) =>
      reader.post("/notifications/preferences", { category, channel, enabled: false });
    await choose("news", "inbox");
    await choose("service", "push");
    const muted = await send(sender, reader, { category: "news" });
    const unwanted = await send(sender, reader, { category: "service" });
    const read = await send(sender, reader, { category: "training" });
    await reader.post("/notifications/read", { ids: [read] });
    await deliverDue(job);
    const inParis = (minutes: number) => wallTime(new Date(Date.now() + minutes * 60_000)).slice(11, 16);
    const quiet = { from: inParis(-60), to: inParis(60) };
    await reader.post("/notifications/schedule", { digest: "off", quiet });
    const quieted = await send(sender, reader, { category: "alert" });
    await deliverDue(job);
    expect(heard(browser)).toEqual([]);
    const all = await Promise.all([muted, unwanted, read, quieted].map((id) => deliveries(sender, id)));
    expect(all.map(([one]) => one && [one.state, one.reason])).toEqual([
      ...[undefined, undefined, ["skipped", "read"], ["waiting", null]],
    ]);
  });

  it("that a process died with is sent by the next one", async () => {
    const { sender, reader } = await house();
    const browser = await turnOn(reader);
    const id = await send(sender, reader);
    const where = { notificationId: id, channel: "push" };
    await prisma().notificationDelivery.updateMany({ where, data: { state: "queued", dueAt: new Date() } });
    await deliverDue(job);
    expect([heard(browser).length, (await deliveries(sender, id))[0]?.state]).toEqual([1, "sent"]);
  });
});
