import "@/tests/support/end";
import { listCustomersOfToday } from "@/lib/domains/operations/queries/list-customers-of-today";
import { findActor } from "@/lib/domains/session/queries/find-actor";
import { prisma } from "@/lib/platform/db";
import { secondUser } from "@/tests/support/company";
import { addOne, newCustomer, openCounter } from "@/tests/support/counter";
import { claire } from "@/tests/support/supply";

const today = async ({ token }: { token: string }) => {
  const actor = (await findActor(token))!;
  return (await listCustomersOfToday(actor, { limit: 25 })).map(({ id }) => id);
};

describe("the customers of today", () => {
  it("are those whose cart or job was touched since midnight or whose job is open, the latest first", async () => {
    const { company, customerId: served, articleId } = await openCounter();
    const [waiting, before, never] = await Promise.all(
      ["Attente", "Hier", "Jamais"].map((name) => newCustomer(company, { ...claire, name })),
    );
    const vehicle = { field: "immat", value: "AB-123-CD" };
    for (const customerId of [waiting, before]) await company.post("/operations", { ...vehicle, customerId });
    const { companyId } = company;
    const longAgo = { updatedAt: new Date(Date.now() - 49 * 3_600_000) };
    await prisma().operation.updateMany({ where: { companyId, customerId: waiting }, data: longAgo });
    const closed = { ...longAgo, status: "done", doneAt: longAgo.updatedAt };
    await prisma().operation.updateMany({ where: { companyId, customerId: before }, data: closed });
    await addOne(company, served, articleId);
    expect(await today(company)).toEqual([served, waiting]);
    await prisma().cartLine.updateMany({ where: { companyId }, data: longAgo });
    expect(await today(company)).toEqual([waiting]);
    expect(await today(company)).not.toContain(never);
  });

  it("belong to their company, and are told with the cart's right alone", async () => {
    const [one, other] = [await openCounter(), await openCounter()];
    await addOne(one.company, one.customerId, one.articleId);
    expect(await today(other.company)).toEqual([]);
    const mechanic = await secondUser(one.company, ["Diag", "CarIdentifier"]);
    await expect(today(mechanic)).rejects.toMatchObject({ status: 403 });
  });
});
