import { sendDue } from "@/lib/domains/notifications/sending/commands/send-due";
import { systemActor } from "@/lib/platform/actor";
import { prisma } from "@/lib/platform/db";
import { makeCompany, secondUser } from "@/tests/support/company";
import "@/tests/support/end";

type Person = Pick<Awaited<ReturnType<typeof makeCompany>>, "get" | "post" | "userId">;
interface Inbox {
  items: { id: string; text: string; read: boolean; seen: boolean; muted: boolean; archived: boolean }[];
  unseen: number;
  next: string | null;
}
const inboxOf = async (who: Person, query = "") => (await (await who.get(`/notifications${query}`)).json()) as Inbox;
const unseenOf = async (who: Person) =>
  ((await (await who.get("/notifications/unseen")).json()) as { unseen: number }).unseen;

async function send(sender: Person, fields: object = {}): Promise<string> {
  const body = { title: "Avis", text: "<b>Texte</b> & plus", users: [sender.userId], ...fields };
  return ((await (await sender.post("/sendNotification", body)).json()) as { id: string }).id;
}
const deliver = () => sendDue(systemActor("notifications", 0));

it("is seen, read, put away and brought back by its owner alone", async () => {
  const sender = await makeCompany();
  const colleague = await secondUser(sender);
  const ids = [];
  for (let nth = 0; nth < 3; nth += 1) ids.push(await send(sender, { targetTags: ["garage"] }));
  await deliver();
  const [first = "", second = ""] = ids;
  expect([await unseenOf(sender), await unseenOf(colleague)]).toEqual([3, 3]);
  await sender.post("/notifications/seen");
  expect(await inboxOf(sender)).toMatchObject({
    unseen: 0,
    items: [{ read: false }, { read: false }, { read: false }],
  });
  await sender.post("/notifications/read", { ids: [first] });
  await sender.post("/notifications/archive", { ids: [second] });
  const left = await inboxOf(sender);
  expect(left.items.map(({ id, read }) => [id, read])).toEqual([
    [ids[2], false],
    [first, true],
  ]);
  expect((await inboxOf(sender, "?archived=true")).items.map(({ id }) => id)).toEqual([second]);
  await sender.post("/notifications/archive", { ids: [second], archived: false });
  await sender.post("/notifications/archiveAll");
  expect((await inboxOf(sender)).items).toEqual([]);
  expect((await inboxOf(sender, "?archived=true")).items).toHaveLength(3);
  expect(await inboxOf(colleague)).toMatchObject({ unseen: 3, items: [{ archived: false }, {}, {}] });
});

it("keeps markup as it was written and pages through what it holds", async () => {
  const sender = await makeCompany();
  for (let nth = 0; nth < 5; nth += 1) await send(sender);
  await deliver();
  const first = await inboxOf(sender, "?limit=3");
  const second = await inboxOf(sender, `?limit=3&after=${first.next}`);
  expect([first.items.length, second.items.length, second.next]).toEqual([3, 2, null]);
  expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(5);
  expect(first.items[0]?.text).toBe("<b>Texte</b> & plus");
});

it("does not count a kind that its owner muted, but for those that nobody mutes", async () => {
  const sender = await makeCompany();
  const mute = (category: string) =>
    sender.post("/notifications/preferences", { category, channel: "inbox", enabled: false });
  expect((await mute("promotion")).status).toBe(200);
  expect((await mute("alert")).status).toBe(400);
  await send(sender, { category: "promotion" });
  await send(sender, { category: "alert" });
  await deliver();
  const { items, unseen } = await inboxOf(sender);
  expect([items.length, unseen]).toEqual([2, 1]);
  const listed = (await (await sender.get("/notifications/preferences")).json()) as { category: string }[];
  expect(listed).toContainEqual({ category: "promotion", channel: "inbox", enabled: false, required: false });
});

it("holds what has expired no longer, and counts to a hundred", async () => {
  const sender = await makeCompany();
  const id = await send(sender);
  await deliver();
  const row = await prisma().notification.findUniqueOrThrow({ where: { id } });
  const ids = Array.from({ length: 120 }, (_, nth) => `${id.slice(0, 18)}-${String(nth).padStart(4, "0")}`);
  await prisma().notification.createMany({ data: ids.map((one) => ({ ...row, id: one })) });
  await prisma().notificationRecipient.createMany({
    data: ids.map((notificationId) => ({
      ...{ notificationId, userId: sender.userId, category: "news", expiresAt: row.expiresAt },
    })),
  });
  expect(await unseenOf(sender)).toBe(100);
  await prisma().notificationRecipient.updateMany({
    where: { userId: sender.userId },
    data: { expiresAt: new Date(0) },
  });
  expect(await inboxOf(sender)).toMatchObject({ items: [], unseen: 0 });
});

it("tells its sender who has it, saw it and read it", async () => {
  const sender = await makeCompany();
  const colleague = await secondUser(sender);
  const id = await send(sender, { targetTags: ["garage"] });
  await deliver();
  await colleague.post("/notifications/read", { ids: [id] });
  await prisma().notificationDelivery.create({
    data: { notificationId: id, userId: colleague.userId, channel: "email", state: "failed", reason: "no-address" },
  });
  expect(await (await sender.get(`/notifications/report/${id}`)).json()).toEqual({
    ...{ reached: 2, seen: 1, read: 1, archived: 0 },
    channels: [{ channel: "email", state: "failed", reason: "no-address", people: 1 }],
  });
  const list = (await (await sender.get("/notifications/sent")).json()) as { notifications: object[] };
  expect(list.notifications).toMatchObject([{ id, reached: 2, seen: 1, read: 1, state: "sent" }]);
  const stranger = await makeCompany();
  expect((await stranger.get(`/notifications/report/${id}`)).status).toBe(404);
  expect(await (await stranger.get("/notifications/sent")).json()).toEqual({ notifications: [], next: null });
});

it("is told of in every open window of its owner", async () => {
  const sender = await makeCompany();
  const id = await send(sender);
  await deliver();
  await sender.post("/notifications/read", { ids: [id] });
  const events = await prisma().event.findMany({ where: { companyId: sender.companyId, kind: "Notifications" } });
  expect(events.map(({ userId, data }) => ({ userId, data }))).toEqual([
    { userId: sender.userId, data: { change: "sent" } },
    { userId: sender.userId, data: { change: "marked" } },
  ]);
});
