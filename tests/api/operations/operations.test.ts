import "@/tests/support/end";
import type { FaultAnswer } from "@/lib/domains/faults/schema";
import type { DealSold, Operation, OperationRow } from "@/lib/domains/operations/schema";
import { prisma } from "@/lib/platform/db";
import { makeCompany, secondUser } from "@/tests/support/company";
import { json, newCustomer, openCounter, refusal, shelfPrice } from "@/tests/support/counter";

type Company = Awaited<ReturnType<typeof makeCompany>>;
type Made = { id: number; number: string };

const clio = { field: "immat", value: "AB-123-CD" };
const open = (by: Pick<Company, "post">, more: object = {}) => json<Made>(by.post("/operations", { ...clio, ...more }));
const read = (by: Pick<Company, "get">, number: string) => json<Operation>(by.get(`/operations/${number}?lang=fr`));
const year = new Date().getFullYear();

let company: Company;
beforeAll(async () => {
  company = await makeCompany();
});

describe("a workshop job", () => {
  it("is numbered in its company and year, without gaps, also when many are opened at once", async () => {
    const own = await makeCompany();
    const made = await Promise.all(Array.from({ length: 6 }, () => open(own)));
    const wanted = [1, 2, 3, 4, 5, 6].map((place) => `${year}-0000${place}`);
    expect(made.map(({ number }) => number).sort()).toEqual(wanted);
  });

  it("keeps vehicle, mileage, complaint and codes in any spelling", async () => {
    const { number } = await open(company, { mileageKm: 98_000, complaint: " Voyant allumé ", codes: "р0401, p0299" });
    expect(await read(company, number)).toMatchObject({
      ...{ number, status: "open", ...clio, plate: "AB-123-CD", vin: "VF1BR1H0H40123456", ktype: 1_000_080 },
      ...{ mileageKm: 98_000, complaint: "Voyant allumé", codes: ["P0401", "P0299"], parts: [], customer: null },
    });
  });

  it("takes the customer to whom the vehicle is linked; the name is told with cart alone", async () => {
    const own = await makeCompany();
    const customerId = await newCustomer(own);
    const vehicle = { immat: "AB-123-CD", brand: "Renault", model: "Clio III" };
    expect((await own.post("/vc/associate", { customerId, ...vehicle })).status).toBe(200);
    const { number } = await open(own);
    expect((await read(own, number)).customer).toMatchObject({ id: customerId, name: expect.any(String) as string });
    const mechanic = await secondUser(own, ["Diag", "CarIdentifier"]);
    expect((await read(mechanic, number)).customer).toBeNull();
    const { operations } = await json<{ operations: OperationRow[] }>(mechanic.get("/operations"));
    expect(operations.map(({ customer }) => customer)).toEqual([null]);
    expect((await mechanic.post(`/operations/${number}`, { customerId: null })).status).toBe(403);
  });

  it("of another company does not exist, by whatever call", async () => {
    const { number } = await open(company, { codes: "P0401" });
    const stranger = await makeCompany();
    const unknown = (path: string) => path.replace(number, `${year}-99999`);
    for (const path of [
      `/operations/${number}`,
      `/md360dtc/${number}/P0401`,
      `/createDealCommand/${number}/P0401/10253`,
    ])
      expect([path, (await stranger.get(path)).status]).toEqual([path, (await stranger.get(unknown(path))).status]);
    expect((await stranger.get(`/operations/${number}`)).status).toBe(404);
    expect((await stranger.post(`/operations/${number}`, { status: "done" })).status).toBe(404);
    expect((await read(company, number)).status).toBe("open");
  });

  it("is found by any spelling of its number, and listed by number, plate, code, complaint and state", async () => {
    const own = await makeCompany();
    const { number } = await open(own, { complaint: "Sifflement", codes: "P0299" });
    await open(own, { field: "ktype", value: "1000080" });
    const place = Number(number.slice(5));
    for (const spelt of [`${year}-${place}`, `${year} ${number.slice(5)}`, number.replace("-", "")])
      expect((await read(own, encodeURIComponent(spelt))).number).toBe(number);
    const found = async (query: string) =>
      (await json<{ operations: OperationRow[] }>(own.get(`/operations?${query}`))).operations.map((one) => one.number);
    for (const search of [number, "ab123cd", "sifflement", "P0299"])
      expect([search, await found(`search=${search}`)]).toEqual([search, [number]]);
    expect(await found("")).toHaveLength(2);
    await own.post(`/operations/${number}`, { status: "done" });
    expect(await found("status=done")).toEqual([number]);
    expect(await found("limit=1")).toHaveLength(1);
  });

  it.each([-1, 0, 0.5, 5_000_000])("refuses a mileage of %s", async (mileageKm) => {
    const answer = await company.post("/operations", { ...clio, mileageKm });
    expect(await refusal(answer)).toEqual([422, "bad-mileage"]);
  });

  it("refuses less than last time until it is said to be right", async () => {
    const own = await makeCompany();
    await open(own, { mileageKm: 98_000 });
    const less = await own.post("/operations", { ...clio, mileageKm: 97_000 });
    const { code, last } = await json<{ code: string; last: number }>(less);
    expect([less.status, code, last]).toEqual([422, "mileage-below-last", 98_000]);
    const { number } = await open(own, { mileageKm: 97_000, lower: true });
    expect((await read(own, number)).mileageKm).toBe(97_000);
    const again = await own.post("/operations", { ...clio, mileageKm: 96_000 });
    expect([again.status, (await json<{ last: number }>(again)).last]).toEqual([422, 97_000]);
    expect((await own.post(`/operations/${number}`, { mileageKm: 96_000 })).status).toBe(200);
  });

  it("shares the last mileage with the car's revision, and takes back what is emptied", async () => {
    const own = await makeCompany();
    const vin = "VF1BR1H0H40123456";
    const typed = { vin, plate: "AB-123-CD", km: 99_000, on: `${year - 1}-03-01` };
    expect((await own.post("/revisionMileage", typed)).status).toBe(200);
    const less = await own.post("/operations", { ...clio, mileageKm: 98_500 });
    expect([less.status, (await json<{ last: number }>(less)).last]).toEqual([422, 99_000]);
    const { number } = await open(own, { mileageKm: 101_000 });
    const kept = async () => {
      const where = { companyId: own.companyId, vehicle: vin };
      const rows = await prisma().mileageReading.findMany({ where, orderBy: { onDay: "asc" } });
      return rows.map(({ km }) => km);
    };
    expect(await kept()).toEqual([99_000, 101_000]);
    await own.post(`/operations/${number}`, { mileageKm: 101_500 });
    expect(await kept()).toEqual([99_000, 101_500]);
    await own.post(`/operations/${number}`, { mileageKm: null });
    expect(await kept()).toEqual([99_000]);
  });

  it("asks for a vehicle that there is, and for the right", async () => {
    expect((await company.post("/operations", { field: "immat", value: "ZZ-999-ZZ" })).status).toBe(404);
    expect((await company.post("/operations", { field: "immat", value: "bonjour" })).status).toBe(400);
    const seller = await makeCompany({ rights: ["CarIdentifier", "cart"] });
    expect((await seller.post("/operations", clio)).status).toBe(403);
    expect((await seller.get("/operations")).status).toBe(403);
  });

  it("loses no code that two add at once, and is opened once for one key", async () => {
    const { number } = await open(company);
    const codes = ["P0401", "P0299", "U0100", "C0035"];
    await Promise.all(codes.map((addCodes) => company.post(`/operations/${number}`, { addCodes })));
    expect((await read(company, number)).codes.sort()).toEqual([...codes].sort());
    const key = { "idempotency-key": "open-once" };
    const [one, two] = [await company.post("/operations", clio, key), await company.post("/operations", clio, key)];
    expect(await json(one)).toEqual(await json(two));
  });
});

describe("the fault codes of an operation", () => {
  it("are told for its vehicle", async () => {
    const { number } = await open(company);
    const answer = await json<FaultAnswer>(company.get(`/md360dtc/${number}/P0401`));
    expect(answer.codes[0]).toMatchObject({ code: "P0401", state: "known" });
    expect(answer.genarts[0]?.articles).toBeGreaterThan(0);
  });
});

describe("the deal basket", () => {
  const deal = (number: string, code: string, ids: string, by: Pick<Company, "get"> = company) =>
    by.get(`/createDealCommand/${number}/${code}/${ids}`);

  it("keeps ticked parts with an operation and a code, once, and answers its id", async () => {
    const { number } = await open(company);
    const { id } = await json<{ id: number }>(deal(number, "p0401", "10253-10254"));
    expect(await json(deal(number, "P0401", "10253"))).toEqual({ id });
    await deal(number, "-", "10001,10253");
    const { parts, codes } = await read(company, number);
    expect(codes).toEqual(["P0401"]);
    expect(parts.map(({ genartId, codes: of }) => [genartId, of])).toEqual([
      [10253, ["P0401"]],
      [10001, []],
    ]);
    expect((await company.del(`/operations/${number}/parts/10253`)).status).toBe(200);
    expect((await read(company, number)).parts.map(({ genartId }) => genartId)).toEqual([10001]);
    expect((await company.del(`/operations/${number}/parts/10253`)).status).toBe(404);
  });

  it("refuses what is no code, no part, or done", async () => {
    const { number } = await open(company);
    expect(await refusal(await deal(number, "bonjour", "10253"))).toEqual([400, "bad-fault-code"]);
    expect(await refusal(await deal(number, "P0401", "99999"))).toEqual([422, "unknown-part"]);
    expect((await deal(number, "P0401", "x")).status).toBe(400);
    await company.post(`/operations/${number}`, { status: "done" });
    expect(await refusal(await deal(number, "P0401", "10253"))).toEqual([409, "operation-done"]);
  });

  it("goes to the customer's cart article by article: what one is refused for keeps no other back", async () => {
    const { company: own, customerId, articles } = await openCounter({}, 2);
    const [first = 0, second = 0] = articles;
    const { number } = await open(own, { customerId });
    await deal(number, "-", "10001-10002", own);
    const line = (genartId: number, articleId: number, price: number) => ({
      ...{ genartId, articleId, price },
      ...{ channel: "local", currency: "EUR" },
    });
    const lines = [line(10_001, first, shelfPrice), line(10_002, second, 1)];
    const key = { "idempotency-key": "sell-once" };
    const sold = await json<DealSold>(own.post(`/operations/${number}/cart`, { lines }, key));
    expect(sold).toEqual({
      customerId,
      added: [{ genartId: 10_001, articleId: first, count: 1 }],
      refused: [{ genartId: 10_002, articleId: second, code: "price-changed", price: shelfPrice }],
    });
    expect((await json<DealSold>(own.post(`/operations/${number}/cart`, { lines }, key))).added).toEqual(sold.added);
    const inCart = await prisma().cartLine.findMany({
      where: { companyId: own.companyId },
      select: { quantity: true },
    });
    expect(inCart).toEqual([{ quantity: 1 }]);
    const { parts } = await read(own, number);
    expect(parts.map(({ genartId, articleId, cartedAt }) => [genartId, articleId, cartedAt !== null])).toEqual([
      [10_001, first, true],
      [10_002, null, false],
    ]);
  });

  it("asks for a customer where the operation has none", async () => {
    const { company: own, articleId } = await openCounter();
    const { number } = await open(own, { field: "ktype", value: "1000080" });
    const lines = [{ genartId: 10_001, articleId, price: shelfPrice, channel: "local", currency: "EUR" }];
    const answer = await own.post(`/operations/${number}/cart`, { lines });
    expect(await refusal(answer)).toEqual([422, "customer-required"]);
  });
});
