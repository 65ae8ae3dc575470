import { sendDue } from "@/lib/domains/notifications/sending/commands/send-due";
import { systemActor } from "@/lib/platform/actor";
import { prisma } from "@/lib/platform/db";
import { makeCompany } from "@/tests/support/company";
import "@/tests/support/end";

const readers = 10_000;

it("ten thousand readers of one company each have it once, told by one event", async () => {
  const sender = await makeCompany();
  await prisma().$executeRaw`
    with people as (
      insert into "user" (email, name) select ${sender.email} || n, 'Reader ' || n from generate_series(1, ${readers}::int) n
      returning id)
    insert into membership (company_id, user_id, rights) select ${sender.companyId}, id, '{CaiaApp}' from people`;
  const response = await sender.post("/sendNotification", { title: "A", text: "B", targetTags: ["garage"] });
  const { id, usersCount } = (await response.json()) as { id: string; usersCount: number };
  expect(usersCount).toBe(readers + 1);
  await sendDue(systemActor("notifications", 0));
  const [row] = await prisma().$queryRaw<{ rows: number; people: number }[]>`
    select count(*)::int as rows, count(distinct user_id)::int as people from notification_recipient
    where notification_id = ${id}`;
  expect(row).toEqual({ rows: readers + 1, people: readers + 1 });
  const events = await prisma().event.count({ where: { companyId: sender.companyId, kind: "Notifications" } });
  expect(events).toBe(1);
});
