import { broken, codes, has, refuses, type Code } from "@/tests/support/plan-suppliers";
import "@/tests/support/end";
import type { Cart } from "@/lib/domains/cart/schema";
import type { CartPlan, PlanRefusal } from "@/lib/domains/cart/plan/schema";
import { prisma } from "@/lib/platform/db";
import { addDays } from "@/lib/shared/dates";
import { makeCompany } from "@/tests/support/company";
import { addOne, json, newCustomer, refusal, type Client } from "@/tests/support/counter";
import { letLeave, orderLines, transmitAll } from "@/tests/support/orders";
import { phonePhoto, sendPhoto } from "@/tests/support/photos";
import { putOnShelf, someArticles } from "@/tests/support/supply";

const [soon, late] = [2, 6].map((days) => addDays(new Date().toISOString().slice(0, 10), days)) as [string, string];
const by = `${soon}T14:00`;

const said: Record<Code, Parameters<typeof has.set>[1]> = {
  SOON: { price: 33.2, date: soon, hour: "14" },
  CHEAP: { price: 30, date: late, hour: "8" },
  DEAR: { price: 60, date: soon, hour: "9" },
};

beforeEach(() => {
  for (const code of codes) has.set(code, said[code]);
  refuses.clear();
  broken.clear();
});

/** The embedded suppliers sell none of these articles. */
async function openJob(pieces: number[]) {
  const company = await makeCompany();
  const customerId = await newCustomer(company);
  const articles = await someArticles(pieces.length);
  await prisma().$executeRaw`delete from supply.article_price where article_id = any(${articles}::int[])`;
  for (const [at, id] of articles.entries())
    await json(addOne(company, customerId, id, { channel: "DEAR", price: 6000, quantity: pieces[at] }));
  return { company, customerId, articles };
}

type Job = Awaited<ReturnType<typeof openJob>>;
type At = Pick<Job, "company" | "customerId">;
const ask = ({ company, customerId }: At, more = "", time = by) =>
  company.get(`/cart/plan/${customerId}?by=${time}&lang=fr${more}`);
const planOf = async (job: At, more?: string, time?: string) => json<CartPlan>(ask(job, more, time));
const linesOf = async ({ company, customerId }: At) =>
  (await json<Cart>(company.get(`/getCart/${customerId}`))).lines.map(({ channel, quantity, price }) => [
    ...[channel, quantity, price],
  ]);
const sharesOf = ({ groups }: CartPlan) =>
  groups.flatMap(({ channel, shares }) =>
    shares.map(({ lineId, pieces, price }) => ({ lineId, channel, pieces, price })),
  );
const apply = ({ company, customerId }: At, shares: object[]) => company.post("/cart/plan", { customerId, shares });
const channelsOf = ({ groups }: CartPlan) => groups.map(({ channel }) => channel);

describe("a cart that must be there by a time", () => {
  it("comes from the cheapest that is in time, and says what cheaper one would be late, and by how much", async () => {
    const job = await openJob([4]);
    const plan = await planOf(job);
    expect(plan).toMatchObject({
      ...{ by, totalCents: 13_780, late: [], silent: [], contradicting: [], stands: false },
      groups: [{ channel: "SOON", on: soon, hour: 14, goodsCents: 13_280, carriageCents: 500 }],
    });
    expect(plan.groups[0]?.shares).toMatchObject([
      {
        ...{ pieces: 4, price: 3320, on: soon, hour: 14, stands: false },
        why: { reason: "sooner", than: { channel: "CHEAP", cents: 1280, on: late, hour: 8 } },
      },
    ]);
    expect((await planOf(job, "", `${late}T08:00`)).groups[0]?.channel).toBe("CHEAP");
    const early = await planOf(job, "", `${soon}T13:59`);
    expect(early.groups).toMatchObject([{ channel: "DEAR", shares: [{ stands: true }] }]);
    expect(early.stands).toBe(true);
  });

  it("names a line that nobody brings in time with the earliest time, and why", async () => {
    for (const code of codes) has.set(code, { ...said[code], date: late });
    const job = await openJob([1]);
    expect(await planOf(job)).toMatchObject({
      ...{ groups: [], totalCents: 0 },
      late: [{ reason: "late", pieces: 1, earliest: { channel: "CHEAP", on: late, hour: 8 } }],
    });
    for (const code of codes) has.set(code, { price: 30 });
    expect((await planOf(job)).late).toMatchObject([{ reason: "unknown", earliest: null }]);
  });

  it("shares pieces out where one supplier has too few, keeps minimum orders and the number of suppliers", async () => {
    has.set("SOON", { ...said.SOON, quantity: 1 });
    const job = await openJob([3]);
    const plan = await planOf(job);
    expect(sharesOf(plan)).toEqual([
      expect.objectContaining({ channel: "SOON", pieces: 1 }),
      expect.objectContaining({ channel: "DEAR", pieces: 2 }),
    ]);
    expect(channelsOf(await planOf(job, "&suppliers=1"))).toEqual(["DEAR"]);
    has.set("CHEAP", { price: 5, date: soon, hour: "8" });
    has.delete("SOON");
    has.delete("DEAR");
    expect((await planOf(job)).late).toMatchObject([{ reason: "terms" }]);
  });

  it("counts what lies on the own shelf as there", async () => {
    const job = await openJob([2, 7]);
    await putOnShelf(job.company, job.articles[0] ?? 0, 9000);
    const plan = await planOf(job);
    expect(plan.groups[0]).toMatchObject({
      channel: "local",
      on: null,
      goodsCents: 0,
      shares: [{ pieces: 2, why: { reason: "shelf" } }],
    });
    expect(plan.groups[1]).toMatchObject({ channel: "SOON", shares: [{ pieces: 7 }] });
  });

  it("is made without suppliers that do not answer, and names those whose hours have gone by", async () => {
    const job = await openJob([1]);
    broken.add("SOON");
    has.set("CHEAP", { price: 30, date: addDays(soon, -9), hour: "8" });
    const plan = await planOf(job);
    expect(plan).toMatchObject({ silent: ["SOON"], contradicting: [{ channel: "CHEAP" }] });
    expect(channelsOf(plan)).toEqual(["DEAR"]);
  });

  it("has its lines come from whom it says, at the price of now, all of them or none", async () => {
    const job = await openJob([1, 2]);
    const shares = sharesOf(await planOf(job));
    expect(await json(apply(job, shares))).toEqual({ count: 3 });
    expect(await linesOf(job)).toEqual([
      ["SOON", 1, 3320],
      ["SOON", 2, 3320],
    ]);
    const after = await planOf(job);
    expect(after.stands).toBe(true);
    expect(sharesOf(after).map(({ lineId }) => lineId)).toEqual(shares.map(({ lineId }) => lineId));
    has.set("DEAR", { ...said.DEAR, price: 10 });
    const seen = sharesOf(await planOf(job));
    has.set("DEAR", { ...said.DEAR, price: 11 });
    expect(await refusal(await apply(job, seen))).toEqual([409, "plan-changed"]);
    const one = seen.slice(0, 1).map((share) => ({ ...share, price: null, pieces: 2 }));
    expect(await refusal(await apply(job, one))).toEqual([409, "plan-changed"]);
    expect((await linesOf(job)).map(([channel]) => channel)).toEqual(["SOON", "SOON"]);
  });

  it("parts a line that comes from two, and joins what comes together", async () => {
    has.set("SOON", { ...said.SOON, quantity: 1 });
    const job = await openJob([3]);
    await json(apply(job, sharesOf(await planOf(job))));
    expect(await linesOf(job)).toEqual([
      ["SOON", 1, 3320],
      ["DEAR", 2, 6000],
    ]);
    has.set("SOON", said.SOON);
    await json(apply(job, sharesOf(await planOf(job))));
    expect(await linesOf(job)).toEqual([["SOON", 3, 3320]]);
  });

  it("keeps the photograph of a line, on each part of it, and once where parts join again", async () => {
    has.set("SOON", { ...said.SOON, quantity: 1 });
    const job = await openJob([3]);
    const cartOf = () => json<Cart>(job.company.get(`/getCart/${job.customerId}`));
    const [line] = (await cartOf()).lines;
    const photo = await json(
      sendPhoto(job.company, { customerId: job.customerId, kind: "part", lineId: line?.id ?? 0 }, await phonePhoto()),
    );
    await json(apply(job, sharesOf(await planOf(job))));
    expect((await cartOf()).lines.map(({ photos }) => photos)).toEqual([[photo], [photo]]);
    has.set("SOON", said.SOON);
    await json(apply(job, sharesOf(await planOf(job))));
    expect((await cartOf()).lines.map(({ photos }) => photos)).toEqual([[photo]]);
  });

  it("is planned anew without a supplier that refuses the order", async () => {
    const job = await openJob([1]);
    await json(apply(job, sharesOf(await planOf(job))));
    refuses.set("SOON", "Compte bloqué");
    await json(orderLines(job.company, job.customerId));
    await letLeave(job.company);
    await transmitAll();
    const path = `/cart/plan/${job.customerId}/refusals`;
    const { refusals } = await json<{ refusals: PlanRefusal[] }>(job.company.get(path));
    expect(refusals).toMatchObject([{ channel: "SOON", reason: "Compte bloqué", back: "withdraw" }]);
    await json(job.company.post("/order/withdraw", { orderId: refusals[0]?.orderId }));
    expect(await json(job.company.get(path))).toEqual({ refusals: [] });
    expect(channelsOf(await planOf(job))).toEqual(["DEAR"]);
  });

  it("keeps what the house pays while the customer looks", async () => {
    const job = await openJob([1]);
    await job.company.post("/setUserPreference", { name: "prices", value: "retail" });
    const response = await ask(job);
    expect(response.status).toBe(200);
    expect(await response.text()).not.toMatch(/3320|3820|"cents":320/);
    expect(await json(apply(job, sharesOf(await planOf(job))))).toEqual({ count: 1 });
  });

  it("refuses a time that has gone by, one that is none, too far ahead, and a foreign customer", async () => {
    const job = await openJob([1]);
    expect(await refusal(await ask(job, "", "2020-01-01T08:00"))).toEqual([422, "time-past"]);
    expect(await refusal(await ask(job, "", `${addDays(soon, 90)}T08:00`))).toEqual([422, "time-far"]);
    for (const wrong of ["2026-02-30T08:00", `${soon}T25:00`, "demain", `${soon}T-1:00`])
      expect((await ask(job, "", wrong)).status).toBe(400);
    expect((await ask(job, "&suppliers=0")).status).toBe(400);
    const other: Client = await makeCompany();
    expect((await other.get(`/cart/plan/${job.customerId}?by=${by}`)).status).toBe(404);
    expect(
      (await other.post("/cart/plan", { customerId: job.customerId, shares: sharesOf(await planOf(job)) })).status,
    ).toBe(404);
  });
});
