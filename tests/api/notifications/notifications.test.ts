import { sendBatch, sendDue } from "@/lib/domains/notifications/sending/commands/send-due";
import { defaultCompanyId } from "@/lib/domains/session/rules";
import { wallTime } from "@/lib/shared/wall-time";
import { systemActor } from "@/lib/platform/actor";
import { prisma } from "@/lib/platform/db";
import { clientOf, makeCompany, secondUser } from "@/tests/support/company";
import "@/tests/support/end";

type Person = Pick<Awaited<ReturnType<typeof makeCompany>>, "get" | "post" | "userId">;

const job = systemActor("notifications", 0);
const garage = () => makeCompany();
const told = { title: "Portes ouvertes", text: "Samedi de 9 h à 17 h" };
const json = async <Body>(response: Response | Promise<Response>) => (await (await response).json()) as Body;
const send = async (who: Person, fields: object = {}) => {
  const response = await who.post("/sendNotification", { ...told, users: [who.userId], ...fields });
  return { status: response.status, body: await json<{ id: string; usersCount: number; code?: string }>(response) };
};
interface Inbox {
  items: { id: string; title: string; text: string; read: boolean; seen: boolean; muted: boolean }[];
  unseen: number;
  next: string | null;
}
const inboxOf = (who: Person, query = "") => json<Inbox>(who.get(`/notifications${query}`));
const inMinutes = (minutes: number) => wallTime(new Date(Date.now() + minutes * 60_000));

it("a notification stands once in the inbox of each of its recipients, and of nobody else", async () => {
  const sender = await garage();
  const [colleague, stranger] = [await secondUser(sender, ["CaiaApp"]), await garage()];
  const query = `?targetTags=garage&users=${colleague.userId}`;
  expect(await json(sender.get(`/notifUsers${query}`))).toEqual({ usersCount: 2 });
  const { status, body } = await send(sender, { targetTags: ["garage"], users: [colleague.userId] });
  expect([status, body.usersCount]).toEqual([200, 2]);
  expect(body.id).toMatch(/^[\w-]{22}$/);
  await Promise.all([sendDue(job), sendDue(job), sendDue(job)]);
  for (const person of [sender, colleague])
    expect((await inboxOf(person)).items.map(({ id, title }) => ({ id, title }))).toEqual([
      { id: body.id, title: told.title },
    ]);
  expect(await inboxOf(stranger)).toMatchObject({ items: [], unseen: 0 });
});

it("a sender outside the portal's own company reaches that company alone, and no person of another one", async () => {
  const [sender, other] = [await garage(), await garage()];
  expect((await json<{ usersCount: number }>(sender.get("/notifUsers?targetTags=garage,internal"))).usersCount).toBe(1);
  expect((await send(sender, { users: [other.userId] })).status).toBe(404);
  expect((await send(sender, { users: [2 ** 31 - 1] })).status).toBe(404);
});

it("the portal's own company reaches families and groups of all companies, each person once", async () => {
  const [sender, reached] = [await garage(), await makeCompany({ rights: ["CaiaApp"] })];
  const family = "distributor";
  await prisma().companySetting.create({
    data: { companyId: reached.companyId, name: "families", value: [family] },
  });
  const group = await prisma().audienceGroup.create({ data: { name: `G ${sender.email}`, roles: [family] } });
  const portal = await portalSender(sender.userId);
  const { status, body } = await send(portal, { users: [], targetTags: [family], groups: [group.id] });
  expect(status).toBe(200);
  await sendDue(job);
  expect((await inboxOf(reached)).items.map(({ id }) => id)).toEqual([body.id]);
  const rows = await prisma().notificationRecipient.count({ where: { notificationId: body.id } });
  expect(rows).toBe(body.usersCount);
});

/** The user as a sender of the portal's own company. */
async function portalSender(userId: number): Promise<Person> {
  const { createSession } = await import("@/lib/domains/session/commands/create-session");
  const token = `portal-sender-${userId}-${Date.now()}`;
  await prisma().membership.create({
    data: { companyId: defaultCompanyId, userId, rights: ["CaiaApp", "NotificationSender"] },
  });
  await createSession({ token, userId, companyId: defaultCompanyId, kind: "bearer", userAgent: null });
  return { ...clientOf(token), userId };
}

it("a sending that stops half-way goes on where it stopped, once for each", async () => {
  const sender = await garage();
  const people = [];
  for (let nth = 0; nth < 6; nth += 1) people.push(await secondUser(sender, ["CaiaApp"]));
  const { body } = await send(sender, { users: [], targetTags: ["garage"] });
  const row = await prisma().notification.findUniqueOrThrow({ where: { id: body.id } });
  const due = { ...row, category: "news" as const, families: ["garage" as const] };
  expect(await sendBatch(job, due, 3)).toBe(true);
  // What another process did meanwhile is not done again from the same place.
  expect(await sendBatch(job, due, 3)).toBe(false);
  expect(await prisma().notificationRecipient.count({ where: { notificationId: body.id } })).toBe(3);
  await sendDue(job);
  const all = await prisma().notificationRecipient.findMany({ where: { notificationId: body.id } });
  expect(all.map(({ userId }) => userId).toSorted((one, two) => one - two)).toEqual(
    [sender.userId, ...people.map(({ userId }) => userId)].toSorted((one, two) => one - two),
  );
  expect(await prisma().notification.findUnique({ where: { id: body.id } })).toMatchObject({
    state: "sent",
    reached: 7,
  });
});

it("a scheduled notification waits for its time and can be cancelled until then", async () => {
  const sender = await garage();
  const { body } = await send(sender, { sendAt: inMinutes(30) });
  await sendDue(job);
  expect((await inboxOf(sender)).items).toEqual([]);
  expect((await sender.get(`/notifURL/${body.id}`)).status).toBe(404);
  const stranger = await garage();
  expect((await stranger.post(`/notifications/cancel/${body.id}`)).status).toBe(404);
  expect((await sender.post(`/notifications/cancel/${body.id}`)).status).toBe(200);
  await prisma().notification.update({ where: { id: body.id }, data: { sendAt: new Date(Date.now() - 1000) } });
  await sendDue(job);
  expect((await inboxOf(sender)).items).toEqual([]);
  const sent = await send(sender);
  await sendDue(job);
  const late = await sender.post(`/notifications/cancel/${sent.body.id}`);
  expect([late.status, (await json<{ code: string }>(late)).code]).toEqual([409, "already-sent"]);
});

it("what cannot be sent is refused in the words of the specification", async () => {
  const sender = await garage();
  const refused = async (fields: object) => {
    const response = await sender.post("/sendNotification", { ...told, users: [sender.userId], ...fields });
    return [response.status, (await json<{ title: string }>(response)).title];
  };
  expect(await refused({ users: [] })).toEqual([400, "Merci de remplir le champ A: et/ou le champ CC:"]);
  expect(await refused({ public: "public" })).toEqual([400, "Le mode anonyme n'est possible que pour le viewer"]);
  for (const fields of [
    { title: " " },
    { text: "" },
    { title: "a".repeat(10_000) },
    { text: "a".repeat(10_000) },
    { targetUrl: "javascript:alert(1)" },
    { targetUrl: "data:text/html,x" },
    { targetUrl: "//elsewhere.test" },
    { targetUrl: "https://user:password@elsewhere.test" },
    { target: "redirect" },
    { target: "popup" },
    { image: "javascript:alert(1)" },
    { targetTags: ["sorcerer"] },
    { sendAt: "2026-02-30 10:00:00" },
    { sendAt: "tomorrow" },
    { sendAt: "0001-01-01 00:00:00" },
    { sendAt: "1999-01-01 00:00:00" },
    { sendAt: "9999-12-31 23:59:59" },
    { sendAt: inMinutes(60), expiresAt: inMinutes(30) },
    { expiresAt: "9999-12-31 23:59:59" },
  ])
    expect([(await refused(fields))[0], fields]).toEqual([400, fields]);
});

it("who may not choose target and access sends private slides alone", async () => {
  const sender = await makeCompany({ rights: ["CaiaApp", "NotificationSender"] });
  expect((await send(sender, { target: "viewer" })).status).toBe(403);
  expect((await send(sender, { public: "public", target: "viewer" })).status).toBe(403);
  expect((await send(sender)).status).toBe(200);
  const reader = await makeCompany({ rights: ["CaiaApp"] });
  expect((await send(reader)).status).toBe(403);
});

it("a test reaches its author alone, and needs no recipient", async () => {
  const sender = await garage();
  const colleague = await secondUser(sender);
  const { status, body } = await send(sender, { users: [], targetTags: ["garage"], test: true });
  expect([status, body.usersCount]).toEqual([200, 1]);
  await sendDue(job);
  expect([(await inboxOf(sender)).items.length, (await inboxOf(colleague)).items.length]).toEqual([1, 0]);
});

it("the same key sends once", async () => {
  const sender = await garage();
  const once = () =>
    sender.post("/sendNotification", { ...told, users: [sender.userId] }, { "idempotency-key": "only-once" });
  const ids = await Promise.all([once(), once()].map((one) => json<{ id: string }>(one)));
  expect(ids[0]).toEqual(ids[1]);
  await sendDue(job);
  expect((await inboxOf(sender)).items).toHaveLength(1);
});
