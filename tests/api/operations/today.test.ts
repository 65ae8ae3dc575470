import "@/tests/support/end";
import type { Customer } from "@/lib/domains/customers/schema";
import { listAwaitedQuotes } from "@/lib/domains/live/companion/queries/list-awaited-quotes";
import { listCallBacks, listJobs } from "@/lib/domains/operations/today/queries";
import { listOldParts } from "@/lib/domains/orders/queries/list-old-parts";
import { findActor } from "@/lib/domains/session/queries/find-actor";
import { prisma } from "@/lib/platform/db";
import { addDays, addMonths, isoDateIn } from "@/lib/shared/dates";
import { makeCompany, secondUser } from "@/tests/support/company";
import { addressOf, phoneOf } from "@/tests/support/companion";
import { addOne, json, newCustomer, refusal, type Client } from "@/tests/support/counter";
import { openOrder, stepOf } from "@/tests/support/orders";
import { decide, expireQuotes, openQuote, quoteNew } from "@/tests/support/quotes";

const today = isoDateIn(new Date(), "Europe/Paris");
const actorOf = async ({ token }: { token: string }) => (await findActor(token))!;
const limit = 50;

describe("the jobs of the morning", () => {
  const jobs = async (client: { token: string }) => listJobs(await actorOf(client), { today, limit });

  it("tell what of a customer's orders has arrived and what is late", async () => {
    const { company, customerId, lineId, orderId } = await openOrder(3);
    const { companyId } = company;
    await stepOf(company, orderId, "arrive", [[lineId, 1]]);
    expect(await jobs(company)).toMatchObject([{ customerId, arrived: 1, awaited: 2, late: false }]);
    await prisma().purchaseOrder.updateMany({ where: { companyId }, data: { arrivalOn: addDays(today, -1) } });
    const [job] = await jobs(company);
    expect(job).toMatchObject({ late: true, orders: [{ orderId, arrived: 1, awaited: 2 }] });
    expect(job?.name).toContain("Laurent");
    await stepOf(company, orderId, "arrive", [[lineId, 2]]);
    expect(await jobs(company)).toMatchObject([{ arrived: 3, awaited: 0, late: false }]);
    await stepOf(company, orderId, "hand-over", [[lineId, 3]]);
    expect(await jobs(company)).toEqual([]);
  });

  it("are of the company alone, and told with the cart's right alone", async () => {
    const { company } = await openOrder(1);
    await prisma().purchaseOrder.updateMany({ where: { companyId: company.companyId }, data: { arrivalOn: today } });
    expect(await jobs(company)).toHaveLength(1);
    expect(await jobs(await makeCompany())).toEqual([]);
    await expect(jobs(await secondUser(company, ["Diag"]))).rejects.toMatchObject({ status: 403 });
  });
});

describe("the quotes that wait", () => {
  const waiting = async (client: { token: string }) => listAwaitedQuotes(await actorOf(client), { limit });

  it("are neither decided, expired nor made anew, and say whether the customer has looked", async () => {
    const { company, customerId, articleId, quoteId, number } = await openQuote();
    expect(await waiting(company)).toMatchObject([{ id: quoteId, number, customerId, seenAt: null }]);
    const { key } = await addressOf(company, customerId);
    await prisma().liveKey.updateMany({ where: { companyId: company.companyId }, data: { seenAt: new Date(0) } });
    expect(await waiting(company)).toMatchObject([{ seenAt: null }]);
    expect((await phoneOf(key).get("/companion")).status).toBe(200);
    await prisma().liveKey.updateMany({ where: { companyId: company.companyId }, data: { seenAt: new Date() } });
    expect(await waiting(company)).toMatchObject([{ seenAt: expect.any(Date) }]);

    await addOne(company, customerId, articleId);
    const { id: newer } = await json<{ id: number }>(quoteNew(company, customerId));
    expect((await waiting(company)).map(({ id, seenAt }) => [id, seenAt])).toEqual([
      [quoteId, null],
      [newer, null],
    ]);
    await decide(company, newer, "rejected");
    expect((await waiting(company)).map(({ id }) => id)).toEqual([quoteId]);
    expect(await waiting(await makeCompany())).toEqual([]);
    await expireQuotes(company);
    expect(await waiting(company)).toEqual([]);
  });
});

async function openVehicle(company: Client, immat = "ZZ-987-ZZ") {
  const customerId = await newCustomer(company);
  await company.post("/vc/associate", { customerId, immat, brand: "Renault", model: "Clio" });
  const { vehicles } = await json<Customer>(company.get(`/vc/customer/${customerId}`));
  return { customerId, vehicleId: vehicles[0]?.id ?? 0 };
}

describe("the vehicles to call back", () => {
  const due = async (client: { token: string }) => listCallBacks(await actorOf(client), { today, limit });
  const say = (client: Client, of: object, inspectionOn: string | null, serviceOn: string | null) =>
    client.post("/vc/days", { ...of, inspectionOn, serviceOn });

  it("are those whose inspection or service is near, with the telephone of the customer", async () => {
    const company = await makeCompany();
    const vehicle = await openVehicle(company);
    expect(await due(company)).toEqual([]);
    await json(say(company, vehicle, addDays(today, 20), addDays(today, -3)));
    expect(await due(company)).toMatchObject([
      {
        immat: "ZZ-987-ZZ",
        customer: { id: vehicle.customerId, phone: "06 12 34 56 78" },
        due: [
          { kind: "service", on: addDays(today, -3), past: true, counted: false },
          { kind: "inspection", on: addDays(today, 20), past: false, counted: false },
        ],
      },
    ]);
    await json(say(company, vehicle, addDays(today, 90), null));
    expect(await due(company)).toEqual([]);
    expect(await due(await makeCompany())).toEqual([]);
  });

  it("come back a year after the service that was noted here", async () => {
    const company = await makeCompany();
    await openVehicle(company);
    const reading = { km: 90_000, on: addMonths(addDays(today, 10), -12) };
    const mileage = { vin: null, plate: "ZZ-987-ZZ", km: 90_001, on: today, last: reading };
    await json(company.post("/revisionMileage", mileage));
    expect(await due(company)).toMatchObject([{ due: [{ kind: "service", on: addDays(today, 10), counted: true }] }]);
  });

  it("have their inspection counted from the register until somebody says the day", async () => {
    const company = await makeCompany();
    const customerId = await newCustomer(company);
    await company.post("/vc/newVehicle", { customerId, immat: "AB-123-CD" });
    const vehicle = async () => (await json<Customer>(company.get(`/vc/customer/${customerId}`))).vehicles[0]!;
    const { id: vehicleId, inspectionOn, inspectionSaid } = await vehicle();
    expect([inspectionOn! >= today, inspectionSaid]).toEqual([true, false]);
    await json(say(company, { customerId, vehicleId }, inspectionOn, today));
    expect(await vehicle()).toMatchObject({ inspectionSaid: false, serviceOn: today });
    await json(say(company, { customerId, vehicleId }, addDays(today, 8), today));
    expect(await vehicle()).toMatchObject({ inspectionOn: addDays(today, 8), inspectionSaid: true });
  });

  it("are changed by their company alone, and by days alone", async () => {
    const company = await makeCompany();
    const vehicle = await openVehicle(company);
    const other = await makeCompany();
    expect((await say(other, vehicle, today, null)).status).toBe(404);
    expect(await refusal(await say(company, vehicle, "2026-02-30", null))).toEqual([400, "invalid-input"]);
    expect(await due(company)).toEqual([]);
  });
});

describe("the old parts that go back", () => {
  it("are told by supplier with their deposit until they are settled", async () => {
    const { company, lineId, orderId } = await openOrder(2);
    const { companyId } = company;
    await prisma().orderLine.updateMany({ where: { companyId }, data: { depositCents: 1500 } });
    const parts = async (client: { token: string }) => listOldParts(await actorOf(client), { limit });
    expect(await parts(company)).toEqual([]);
    await stepOf(company, orderId, "arrive", [[lineId, 2]]);
    await stepOf(company, orderId, "hand-over", [[lineId, 2]]);
    expect(await parts(company)).toMatchObject([{ orderId, depositCents: 3000, lines: [{ lineId, pieces: 2 }] }]);
    expect(await parts(await makeCompany())).toEqual([]);
    expect(await parts(await secondUser(company, ["Techauto-app"]))).toEqual([]);
    await stepOf(company, orderId, "settle-old", [[lineId, 2]]);
    expect(await parts(company)).toEqual([]);
  });
});
