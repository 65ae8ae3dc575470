import "@/tests/support/end";
import { deliverDue } from "@/lib/domains/notifications/reach/commands/deliver-due";
import { noteMailEnd } from "@/lib/domains/notifications/reach/commands/note-mail-end";
import { sendDue } from "@/lib/domains/notifications/sending/commands/send-due";
import type { Told } from "@/lib/domains/mails/commands/end-mail";
import { sendMails } from "@/lib/domains/mails/commands/send-mails";
import { wallTime } from "@/lib/shared/wall-time";
import { systemActor } from "@/lib/platform/actor";
import { prisma } from "@/lib/platform/db";
import { makeSmtpTransport } from "@/lib/providers/mail/smtp/client";
import { clientOf, makeCompany, secondUser } from "@/tests/support/company";
import { json } from "@/tests/support/counter";
import { aloneInTheOutbox } from "@/tests/support/mails";
import { startSmtp } from "@/tests/support/smtp-server";

let smtp: Awaited<ReturnType<typeof startSmtp>>;
beforeAll(async () => void (smtp = await startSmtp()));
afterAll(() => smtp.stop());

const job = systemActor("deliveries", 0);
const told = { title: "Portes ouvertes", text: "Samedi de 9 h à 17 h" };
type Person = Pick<Awaited<ReturnType<typeof makeCompany>>, "get" | "post" | "userId">;

const wants = (who: Person, category = "news") =>
  who.post("/notifications/preferences", { category, channel: "email", enabled: true });

async function house() {
  const sender = await makeCompany();
  const reader = await secondUser(sender, ["CaiaApp"]);
  await prisma().notificationDelivery.updateMany({ where: { dueAt: { not: null } }, data: { dueAt: null } });
  await aloneInTheOutbox(sender);
  smtp.taken.length = 0;
  smtp.state.mood = "takes";
  return { sender, reader };
}

async function send(sender: Person, reader: Person, more: object = {}): Promise<string> {
  const { id } = await json<{ id: string }>(
    sender.post("/sendNotification", { ...told, users: [reader.userId], ...more }),
  );
  await sendDue(job);
  return id;
}

const note: Told = (mail, end, tx) => noteMailEnd(job, { mail, end }, tx);
const deliver = async () => {
  await deliverDue(job);
  const transport = makeSmtpTransport({ url: smtp.url, sender: "etabli@example.com", answerMs: 2000 });
  await sendMails(job, { transport, attach: () => Promise.resolve([]), told: note, most: 50 });
};
const flat = (text: string) => text.replaceAll("=\r\n", "").replaceAll("=3D", "=");
const stopOf = (text: string) =>
  /List-Unsubscribe: <[^>]*\/unsubscribe\/([\w-]+)>/.exec(text.replace(/\r\n\s+/g, " "))?.[1] ?? "";
const deliveries = (sender: Person, id: string) =>
  json<{ state: string; reason: string | null; name: string }[]>(sender.get(`/notifications/deliveries/${id}`));

describe("a notification by e-mail", () => {
  it("goes to nobody who did not ask for it", async () => {
    const { sender, reader } = await house();
    const id = await send(sender, reader, { category: "alert" });
    await deliver();
    expect([smtp.taken, await deliveries(sender, id)]).toEqual([[], []]);
  });

  it("goes once to who asked, in their language, and the sender's report tells it", async () => {
    const { sender, reader } = await house();
    await prisma().user.update({ where: { id: reader.userId }, data: { language: "en" } });
    await wants(reader);
    const id = await send(sender, reader);
    await Promise.all([deliverDue(job), deliverDue(job)]);
    await deliver();
    await deliver();
    expect(smtp.taken).toHaveLength(1);
    const text = flat(smtp.taken[0]?.text ?? "");
    expect(text).toContain(`/notification/${id}`);
    expect(text).toContain("Stop receiving it");
    expect(text).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    expect(text).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(await deliveries(sender, id)).toMatchObject([{ state: "sent", reason: null, name: expect.any(String) }]);
    expect((await json<{ mails: unknown[] }>(sender.get("/mails"))).mails).toEqual([]);
  });

  it("that fails says why in the sender's report", async () => {
    const { sender, reader } = await house();
    await wants(reader);
    const id = await send(sender, reader);
    smtp.state.mood = "refuses-address";
    await deliver();
    expect(await deliveries(sender, id)).toMatchObject([{ state: "failed", reason: "refused" }]);
    const other = await makeCompany();
    expect(await deliveries(other, id)).toEqual([]);
  });

  it("is gathered into one message a window, without what was read meanwhile", async () => {
    const { sender, reader } = await house();
    await wants(reader);
    await wants(reader, "training");
    expect((await reader.post("/notifications/schedule", { digest: "hourly", quiet: null })).status).toBe(200);
    const first = await send(sender, reader, { title: "Un" });
    const second = await send(sender, reader, { title: "Deux", category: "training" });
    const third = await send(sender, reader, { title: "Trois" });
    await deliver();
    expect(smtp.taken).toEqual([]);
    await reader.post("/notifications/read", { ids: [second] });
    await prisma().notificationDelivery.updateMany({ where: { userId: reader.userId }, data: { dueAt: new Date() } });
    await deliver();
    expect(smtp.taken).toHaveLength(1);
    const text = flat(smtp.taken[0]?.text ?? "");
    expect([first, second, third].map((id) => text.includes(`/notification/${id}`))).toEqual([true, false, true]);
    expect(await deliveries(sender, second)).toMatchObject([{ state: "skipped", reason: "read" }]);
  });

  it("waits for the end of quiet hours", async () => {
    const { sender, reader } = await house();
    await wants(reader);
    const inParis = (minutes: number) => wallTime(new Date(Date.now() + minutes * 60_000)).slice(11, 16);
    const quiet = { from: inParis(-60), to: inParis(60) };
    expect((await reader.post("/notifications/schedule", { digest: "off", quiet })).status).toBe(200);
    await send(sender, reader, { category: "news" });
    await deliver();
    expect(smtp.taken).toEqual([]);
    expect(await json(reader.get("/notifications/schedule"))).toEqual({ digest: "off", quiet });
  });

  it.each([
    { digest: "weekly", quiet: null },
    { digest: "off", quiet: { from: "25:00", to: "07:00" } },
    { digest: "off", quiet: { from: "07:00", to: "07:00" } },
    { digest: "off", quiet: { from: "07:00" } },
  ])("refuses times that are none: %j", async (body) => {
    const { reader } = await house();
    expect((await reader.post("/notifications/schedule", body)).status).toBe(400);
  });
});

describe("the link that stops e-mails", () => {
  it("asks on a page, stops at one press what it names, and what waits, as often as it is pressed", async () => {
    const { sender, reader } = await house();
    await wants(reader);
    await wants(reader, "service");
    await send(sender, reader);
    await deliver();
    const key = stopOf(smtp.taken[0]?.text ?? "");
    const nobody = clientOf();
    const looked = await nobody.get(`/notifications/unsubscribe/${key}`);
    expect([looked.status, looked.headers.get("location")]).toEqual([303, `/unsubscribe/${key}`]);
    await reader.post("/notifications/schedule", { digest: "daily", quiet: null });
    const waiting = await send(sender, reader);
    for (const time of [1, 2]) {
      const stopped = await nobody.post(`/notifications/unsubscribe/${key}`);
      expect([time, stopped.status, await stopped.json()]).toEqual([time, 200, { category: "news" }]);
    }
    expect(await deliveries(sender, waiting)).toMatchObject([{ state: "skipped", reason: "stopped" }]);
    const preferences = await json<{ category: string; channel: string; enabled: boolean }[]>(
      reader.get("/notifications/preferences"),
    );
    const mails = preferences.filter(({ channel, enabled }) => channel === "email" && enabled);
    expect(mails.map(({ category }) => category)).toEqual(["service"]);
  });

  it("that was altered stops nothing", async () => {
    const { sender, reader } = await house();
    await wants(reader);
    await send(sender, reader);
    await deliver();
    const key = stopOf(smtp.taken[0]?.text ?? "");
    const nobody = clientOf();
    const last = key.at(-5) === "A" ? "B" : "A";
    for (const altered of [`${key.slice(0, -5)}${last}${key.slice(-4)}`, key.slice(1), `${key}AAAA`, "x"])
      expect((await nobody.post(`/notifications/unsubscribe/${altered}`)).status).toBe(404);
    const where = { userId: reader.userId, category: "news", channel: "email" };
    expect(await prisma().notificationPreference.findFirst({ where, select: { enabled: true } })).toEqual({
      enabled: true,
    });
  });
});
