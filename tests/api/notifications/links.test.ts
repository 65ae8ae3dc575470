import { sendDue } from "@/lib/domains/notifications/sending/commands/send-due";
import { systemActor } from "@/lib/platform/actor";
import { prisma } from "@/lib/platform/db";
import { clientOf, makeCompany, secondUser } from "@/tests/support/company";
import "@/tests/support/end";

type Person = Awaited<ReturnType<typeof makeCompany>>;
const anybody = clientOf();

async function sent(sender: Person, fields: object): Promise<string> {
  const body = { title: "Fiche", text: "À lire", users: [sender.userId], ...fields };
  const response = await sender.post("/sendNotification", body);
  const { id } = (await response.json()) as { id: string };
  await sendDue(systemActor("notifications", 0));
  return id;
}
const answerOf = async (response: Response) => ({ status: response.status, body: (await response.json()) as unknown });
const expire = (id: string) =>
  prisma().notification.update({ where: { id }, data: { expiresAt: new Date(Date.now() - 1000) } });

it("a link leads its recipient to its target, and nobody else", async () => {
  const sender = await makeCompany();
  const [colleague, stranger] = [await secondUser(sender, ["CaiaApp"]), await makeCompany()];
  const id = await sent(sender, { targetUrl: "/trainings", target: "redirect" });
  expect(await answerOf(await sender.get(`/notifURL/${id}`))).toEqual({
    ...{ status: 200, body: { url: "/trainings", target: "redirect" } },
  });
  const unknown = await answerOf(await sender.get(`/notifURL/${"a".repeat(22)}`));
  expect(unknown).toMatchObject({ status: 404, body: { title: "Ce lien est invalide" } });
  for (const [person, given] of [
    [colleague, id],
    [stranger, id],
    [sender, `${id.slice(0, -1)}${id.endsWith("a") ? "b" : "a"}`],
    [sender, "1"],
    [sender, "%27%3B--"],
  ] as const)
    expect([(await person.get(`/notifURL/${given}`)).status, given]).toEqual([404, given]);
  expect((await anybody.get(`/notifURL/${id}`)).status).toBe(401);
});

it("a link that has expired says so", async () => {
  const sender = await makeCompany();
  const id = await sent(sender, { targetUrl: "/trainings", target: "viewer", public: "public" });
  expect((await anybody.get(`/public/notifURL/${id}`)).status).toBe(200);
  await expire(id);
  for (const response of [await sender.get(`/notifURL/${id}`), await anybody.get(`/public/notifURL/${id}`)])
    expect(await answerOf(response)).toMatchObject({ status: 410, body: { code: "link-expired" } });
});

it("a public link opens for anybody and tells nothing but where it leads; a private one is as unknown", async () => {
  const sender = await makeCompany();
  const [open, closed] = [
    await sent(sender, { targetUrl: "https://example.test/a", target: "viewer", public: "public" }),
    await sent(sender, { targetUrl: "https://example.test/a", target: "viewer" }),
  ];
  expect(await answerOf(await anybody.get(`/public/notifURL/${open}`))).toEqual({
    ...{ status: 200, body: { url: "https://example.test/a", target: "viewer" } },
  });
  expect((await anybody.get(`/public/notifURL/${closed}`)).status).toBe(404);
});

it("asking where a link leads marks nothing", async () => {
  const sender = await makeCompany();
  const id = await sent(sender, { targetUrl: "/trainings", target: "redirect" });
  await sender.get(`/notifURL/${id}`);
  await sender.get(`/notifications/shown/${id}`);
  const row = await prisma().notificationRecipient.findFirst({ where: { notificationId: id } });
  expect(row).toMatchObject({ seenAt: null, readAt: null });
});
