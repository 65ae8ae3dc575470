import "@/tests/support/end";
import { noteAnswers } from "@/lib/domains/offers/phantoms/commands";
import { listPhantoms } from "@/lib/domains/offers/phantoms/queries";
import { noteOrder } from "@/lib/domains/orders/commands/note-order";
import { findActor } from "@/lib/domains/session/queries/find-actor";
import { prisma } from "@/lib/platform/db";
import { isoDateIn } from "@/lib/shared/dates";
import { makeCompany, secondUser } from "@/tests/support/company";
import { json } from "@/tests/support/counter";
import { openOrder } from "@/tests/support/orders";
import { storedOffer } from "@/tests/support/supply";

const longAgo = new Date(Date.now() - 25 * 86_400_000);
const since = isoDateIn(longAgo, "Europe/Paris");
const actorOf = async ({ token }: { token: string }) => (await findActor(token))!;
const phantoms = async (client: { token: string }, articleId: number) =>
  listPhantoms(await actorOf(client), { articleIds: [articleId, articleId + 1] });

const lacking = (articleId: number, suppliers: string[]) =>
  suppliers.map((supplier) => ({ supplier, offers: [{ articleId, state: "unavailable" as const }] }));

/** Moves what was kept of a company's articles weeks back, as it was first told then. */
const letWeeksPass = ({ companyId }: { companyId: number }) =>
  prisma().supplyGap.updateMany({ where: { companyId }, data: { since: longAgo } });

describe("an article that suppliers list", () => {
  it("is kept as lacking by who answers so, in the supplier's own answer", async () => {
    const company = await makeCompany();
    const { articleId, code } = await storedOffer("ko");
    await json(company.post(`/availability/${code}`, { items: [{ articleId }] }));
    const gaps = await prisma().supplyGap.findMany({ where: { companyId: company.companyId } });
    expect(gaps).toMatchObject([{ articleId, supplier: code }]);
    expect(await phantoms(company, articleId)).toEqual({});
  });

  it("is a phantom when several have had none for weeks, for the company alone and who sees stocks", async () => {
    const company = await makeCompany();
    const actor = await actorOf(company);
    await noteAnswers(actor, lacking(41, ["Caia", "IDLP"]));
    expect(await phantoms(company, 41)).toEqual({});
    await letWeeksPass(company);
    expect(await phantoms(company, 41)).toEqual({ 41: since });
    expect(await phantoms(await makeCompany(), 41)).toEqual({});
    expect(await phantoms(await secondUser(company, ["CarIdentifier"]), 41)).toEqual({});
    const offers = [{ articleId: 41, state: "available" as const }];
    await noteAnswers(actor, [...lacking(41, ["Caia"]), { supplier: "PAP", offers }]);
    expect(await phantoms(company, 41)).toEqual({});
    await noteAnswers(actor, lacking(41, ["Caia", "IDLP"]));
    expect(await prisma().supplyGap.count({ where: { companyId: company.companyId } })).toBe(2);
  });

  it("counts refused orders, and none that was delivered", async () => {
    const { company, customerId, orderId, lineId, articleId } = await openOrder(1, "Caia");
    const { companyId } = company;
    const actor = await actorOf(company);
    await noteAnswers(actor, lacking(articleId, ["IDLP"]));
    const order = await prisma().purchaseOrder.findFirstOrThrow({ where: { companyId }, select: { id: true } });
    const told = { orderId: order.id, number: orderId, customerId, state: "placed", action: "change" } as const;
    await prisma().$transaction((tx) => noteOrder(actor, { ...told, kind: "refused" }, tx));
    await letWeeksPass(company);
    expect(await phantoms(company, articleId)).toEqual({ [articleId]: since });
    await prisma().$transaction((tx) => noteOrder(actor, { ...told, kind: "arrive", lineId, pieces: 1 }, tx));
    expect(await phantoms(company, articleId)).toEqual({});
  });
});
