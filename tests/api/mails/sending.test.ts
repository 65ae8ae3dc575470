import { EventEmitter, once } from "node:events";
import "@/tests/support/end";
import { sendMails } from "@/lib/domains/mails/commands/send-mails";
import { mostTries } from "@/lib/domains/mails/rules";
import { systemActor } from "@/lib/platform/actor";
import { prisma } from "@/lib/platform/db";
import { makeSmtpTransport } from "@/lib/providers/mail/smtp/client";
import { makeCompany } from "@/tests/support/company";
import { aloneInTheOutbox, mailOf, queueOne } from "@/tests/support/mails";
import { startSmtp, type SmtpMood } from "@/tests/support/smtp-server";

let smtp: Awaited<ReturnType<typeof startSmtp>>;
beforeAll(async () => void (smtp = await startSmtp()));
afterAll(() => smtp.stop());
beforeEach(() => {
  smtp.taken.length = 0;
  smtp.state.mood = "takes";
});

const job = systemActor("mails", 0);
const sender = "etabli@example.com";
/** A server that is slow on purpose is not waited for; any other has all the time that a busy machine takes. */
const limitsOf = (mood: SmtpMood) =>
  mood === "says-nothing" || mood === "drips"
    ? { answerMs: 400, messageMs: 700 }
    : { answerMs: 60_000, messageMs: 60_000 };
const attach = () => Promise.resolve([]);
const send = (mood: SmtpMood = "takes", most = 10) => {
  smtp.state.mood = mood;
  return sendMails(job, { transport: makeSmtpTransport({ url: smtp.url, sender, ...limitsOf(mood) }), attach, most });
};

async function outbox() {
  const company = await makeCompany();
  await aloneInTheOutbox(company);
  return company;
}

/** Lets what waits for its next try be due now. */
const later = ({ companyId }: { companyId: number }) =>
  prisma().mail.updateMany({ where: { companyId, state: "queued" }, data: { dueAt: new Date() } });

describe("the outbox", () => {
  it("sends a message once, with its plain text, under its id", async () => {
    const company = await outbox();
    const id = await queueOne(company, { replyTo: "garage@example.com" });
    await Promise.all([send(), send(), send()]);
    expect(smtp.taken.map(({ to }) => to)).toEqual([["client@example.com"]]);
    const { state, messageId, reply, sentAt, dueAt } = await mailOf(company.companyId, id);
    expect([state, reply, sentAt !== null, dueAt]).toEqual(["sent", "250 2.0.0 queued as 42", true, null]);
    const text = smtp.taken[0]?.text ?? "";
    expect(text).toContain(`Message-ID: <${messageId}@example.com>`);
    expect(text).toMatch(/From: Garage <etabli@example.com>/);
    expect(text).toMatch(/Reply-To: garage@example.com/);
    expect(text).toMatch(/Content-Type: text\/plain; charset=utf-8/);
    expect(text).not.toMatch(/<img|src=|url\(/i);
  });

  it.each([
    ["refuses-address", "refused"],
    ["refuses-message", "refused"],
    ["is-full", "too-large"],
  ] as const)("gives a message up at once when the server %s", async (mood, fault) => {
    const company = await outbox();
    const id = await queueOne(company);
    await send(mood);
    const mail = await mailOf(company.companyId, id);
    expect([mail.state, mail.fault, mail.tries, mail.dueAt]).toEqual(["failed", fault, 1, null]);
    expect(mail.reply).toMatch(/^55\d 5\./);
  });

  it.each([
    ["is-busy", "busy"],
    ["refuses-sender", "sender"],
    ["wants-sign-in", "login"],
    ["drops-in-the-text", "dropped"],
    ["says-nothing", "slow"],
    ["drips", "slow"],
  ] as const)("tries again when the server %s", async (mood, fault) => {
    const company = await outbox();
    const id = await queueOne(company);
    await send(mood);
    const mail = await mailOf(company.companyId, id);
    expect([mail.state, mail.fault, mail.tries]).toEqual(["queued", fault, 1]);
    expect(mail.dueAt?.getTime()).toBeGreaterThan(Date.now() + 50_000);
    expect(smtp.taken).toEqual([]);
    await send();
    expect(smtp.taken).toEqual([]);
    await later(company);
    await send();
    expect((await mailOf(company.companyId, id)).state).toBe("sent");
    expect(smtp.taken).toHaveLength(1);
  });

  it("sends what the server may have taken under the same id again", async () => {
    const company = await outbox();
    const id = await queueOne(company);
    await send("drops-after-the-text");
    expect((await mailOf(company.companyId, id)).fault).toBe("dropped");
    await later(company);
    await send();
    const ids = smtp.taken.map(({ text }) => /Message-ID: (\S+)/.exec(text)?.[1]);
    expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
  });

  it("tries one message of many while the server is gone, and all as soon as it answers", async () => {
    const company = await outbox();
    const ids = await Promise.all([queueOne(company), queueOne(company), queueOne(company)]);
    const before = smtp.state.connections;
    await send("says-nothing");
    expect(smtp.state.connections - before).toBe(1);
    const tries = async () =>
      (await Promise.all(ids.map((id) => mailOf(company.companyId, id)))).map((one) => one.tries);
    expect((await tries()).sort()).toEqual([0, 0, 1]);
    await send();
    await send();
    expect(smtp.taken).toHaveLength(3);
  });

  it("gives up after its last try, and goes on from there when an administrator asks", async () => {
    const company = await outbox();
    const id = await queueOne(company);
    for (let count = 0; count < mostTries; count += 1) {
      await later(company);
      await send("is-busy");
    }
    const mail = await mailOf(company.companyId, id);
    expect([mail.state, mail.tries, mail.fault]).toEqual(["failed", mostTries, "busy"]);
    expect((await company.post(`/mails/${id}/resend`)).status).toBe(200);
    expect((await company.post(`/mails/${id}/resend`)).status).toBe(409);
    await send();
    expect((await mailOf(company.companyId, id)).state).toBe("sent");
  });

  it("takes a message over whose sender went silent, and hears the silent one no more", async () => {
    const company = await outbox();
    const id = await queueOne(company);
    const gate = new EventEmitter();
    const held = once(gate, "open");
    const slow = { delivers: true, read: () => Promise.resolve(null), forget: () => Promise.resolve() };
    const silent = sendMails(job, {
      transport: { ...slow, send: () => held.then(() => ({ reply: "too late" })) },
      attach,
      most: 1,
    });
    while ((await mailOf(company.companyId, id)).state !== "sending") await new Promise((done) => setImmediate(done));
    await send();
    expect(smtp.taken).toEqual([]);
    const where = { companyId_id: { companyId: company.companyId, id } };
    await prisma().mail.update({ where, data: { dueAt: new Date(0) } });
    await send();
    gate.emit("open");
    await silent;
    const mail = await mailOf(company.companyId, id);
    expect([mail.state, mail.reply, mail.tries]).toEqual(["sent", "250 2.0.0 queued as 42", 2]);
  });
});

describe("what opens something by itself", () => {
  const link = "https://etabli.example/s/abc/1";
  const secret = { kind: "signInLink", expiresAt: new Date(Date.now() + 600_000) } as const;

  it("lies sealed, is emptied once sent, and is told to nobody", async () => {
    const company = await outbox();
    const id = await queueOne(company, secret);
    const queued = await mailOf(company.companyId, id);
    expect(JSON.stringify({ ...queued, sealed: Buffer.from(queued.sealed ?? []).toString("latin1") })).not.toContain(
      link,
    );
    expect([queued.content, queued.sealed === null]).toEqual([null, false]);
    await send();
    expect(smtp.taken[0]?.text.replaceAll("=\r\n", "")).toContain(link);
    const { sealed, content } = await mailOf(company.companyId, id);
    expect([sealed, content]).toEqual([null, null]);
    const shown = (await (await company.get(`/mails/${id}`)).json()) as { text: string | null };
    expect(shown.text).toBeNull();
    expect((await company.get(`/mails/${id}/file`)).status).toBe(404);
  });

  it("is not sent once it has expired, nor kept", async () => {
    const company = await outbox();
    const id = await queueOne(company, { ...secret, expiresAt: new Date(Date.now() - 1000) });
    await send();
    const mail = await mailOf(company.companyId, id);
    expect([mail.state, mail.sealed, smtp.taken]).toEqual(["expired", null, []]);
  });

  it("is not tried again past its end", async () => {
    const company = await outbox();
    const id = await queueOne(company, { ...secret, expiresAt: new Date(Date.now() + 30_000) });
    await send("is-busy");
    const mail = await mailOf(company.companyId, id);
    expect([mail.state, mail.fault, mail.sealed]).toEqual(["expired", "busy", null]);
    expect((await company.post(`/mails/${id}/resend`)).status).toBe(409);
  });
});
