import "@/tests/support/end";
import { listComebacks, listLineComebacks } from "@/lib/domains/comebacks/queries";
import { findActor } from "@/lib/domains/session/queries/find-actor";
import { prisma } from "@/lib/platform/db";
import { isoDateIn } from "@/lib/shared/dates";
import { makeCompany, secondUser } from "@/tests/support/company";
import { json, refusal, type Client } from "@/tests/support/counter";
import { openOrder, orderOf, stepOf } from "@/tests/support/orders";

const vehicle = { ktype: 1_000_080, vin: "VF1BR1H0H40123456", plate: "AB-123-CD" };
const today = isoDateIn(new Date(), "Europe/Paris");

interface Criterion {
  id: number;
  label: string;
  value: string;
}

/** An order of two pieces for a vehicle that lie at the counter. */
async function openReturn() {
  const order = await openOrder(2);
  const { company, lineId, orderId } = order;
  await prisma().orderLine.updateMany({ where: { companyId: company.companyId }, data: vehicle });
  await stepOf(company, orderId, "arrive", [[lineId, 2]]);
  const read = json<{ criteria: Criterion[] }>(company.get(`/order/${orderId}/criteria/${lineId}?lang=fr`));
  return { ...order, criteria: (await read).criteria };
}

const back = (company: Client, of: { orderId: string; lineId: number }, more: object) =>
  company.post("/order/step", {
    ...{ orderId: of.orderId, step: "return", lines: [{ lineId: of.lineId, pieces: 1 }] },
    ...more,
  });

const seenBy = async ({ token }: { token: string }, of: typeof vehicle | object = vehicle) => {
  const actor = (await findActor(token))!;
  return listComebacks(actor, { ktype: null, vin: null, plate: null, ...of, lang: "fr" });
};

describe("a return", () => {
  it("tells its reason, another one in words", async () => {
    const order = await openReturn();
    const { company, orderId } = order;
    expect(await refusal(await back(company, order, { reason: "other" }))).toEqual([422, "reason-required"]);
    await json(back(company, order, { reason: "defective" }));
    await json(back(company, order, { note: "Rayée" }));
    const told = (await orderOf(company, orderId)).events.slice(-2);
    expect(told).toMatchObject([
      { kind: "return", reason: "defective" },
      { kind: "return", reason: "other", note: "Rayée" },
    ]);
    expect(await seenBy(company)).toEqual({});
  });
});

describe("an article that did not fit", () => {
  it("warns the company for the vehicle and its version, with criterion, day and colleague", async () => {
    const order = await openReturn();
    const { company, criteria, articleId, lineId } = order;
    const [wrong] = criteria;
    await json(back(company, order, { reason: "does-not-fit", criterionId: wrong?.id }));
    const colleague = await secondUser(company);
    const said = { criterion: `${wrong?.label} ${wrong?.value}`, on: today, own: false };
    const warned = { [articleId]: [expect.objectContaining({ ...said, who: expect.stringContaining("Person") })] };
    for (const known of [vehicle, { ktype: vehicle.ktype }, { vin: vehicle.vin }, { plate: "AB123CD" }])
      expect(await seenBy(colleague, known)).toEqual(warned);
    expect(await seenBy(company)).toMatchObject({ [articleId]: [{ own: true }] });
    expect(await seenBy(company, { ktype: 1_000_081 })).toEqual({});
    expect(await seenBy(company, {})).toEqual({});
    expect(await seenBy(await makeCompany())).toEqual({});

    const actor = (await findActor(colleague.token))!;
    const lines = [
      { id: 7, articleId, ...vehicle },
      { id: 8, articleId, ktype: 1_000_081, vin: null, plate: null },
      { id: 9, articleId: articleId + 1, ...vehicle },
    ];
    expect(Object.keys(await listLineComebacks(actor, { lines, lang: "fr" }))).toEqual(["7"]);
    expect(lineId).toBeGreaterThan(0);
  });

  it("is withdrawn by its author alone", async () => {
    const order = await openReturn();
    const { company, articleId } = order;
    await json(back(company, order, { reason: "does-not-fit" }));
    const [warning] = (await seenBy(company))[articleId] ?? [];
    expect(warning).toMatchObject({ criterion: null });
    const withdraw = (client: Pick<Client, "post">) => client.post("/comeback/withdraw", { comebackId: warning?.id });
    expect((await withdraw(await secondUser(company))).status).toBe(403);
    expect((await withdraw(await makeCompany())).status).toBe(404);
    await json(withdraw(company));
    expect(await seenBy(company)).toEqual({});
    expect((await withdraw(company)).status).toBe(404);
  });

  it("warns of nothing without a vehicle, and names no criterion that the article has not", async () => {
    const order = await openReturn();
    const { company, criteria } = order;
    expect(criteria.length).toBeGreaterThan(0);
    const unknown = { reason: "does-not-fit", criterionId: 2_000_000_000 };
    expect(await refusal(await back(company, order, unknown))).toEqual([422, "unknown-criterion"]);
    const none = { ktype: null, vin: null, plate: null };
    await prisma().orderLine.updateMany({ where: { companyId: company.companyId }, data: none });
    await json(back(company, order, { reason: "does-not-fit" }));
    expect(await prisma().comeback.count({ where: { companyId: company.companyId } })).toBe(0);
    const thief = await makeCompany();
    expect((await thief.get(`/order/${order.orderId}/criteria/${order.lineId}`)).status).toBe(404);
  });
});
