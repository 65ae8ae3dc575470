import "@/tests/support/end";
import { listBesides } from "@/lib/domains/cart/besides/queries/list-besides";
import type { Proposal } from "@/lib/domains/cart/besides/schema";
import type { Cart } from "@/lib/domains/cart/schema";
import { leastJobs } from "@/lib/domains/orders/together/rules";
import { systemActor } from "@/lib/platform/actor";
import { prisma } from "@/lib/platform/db";
import { makeCompany, secondUser } from "@/tests/support/company";
import { addOne, json, newCustomer, refusal, shelfPrice, type Client } from "@/tests/support/counter";
import { clioPlate, fitting, fittingInFront, makeUpOf } from "@/tests/support/fitting";
import { orderLines } from "@/tests/support/orders";
import { putOnShelf } from "@/tests/support/supply";

const plate = clioPlate;
const [pads, discs, wiper, oilFilter, oil, drainSeal, trackRodEnd] = [10001, 10002, 10325, 10035, 10341, 10131, 10093];

async function sell(company: Client, customerId: number, articleId: number, more: object = {}) {
  await putOnShelf(company, articleId, shelfPrice);
  await json(addOne(company, customerId, articleId, { plate, ...more }));
}

async function openJob(...articleIds: number[]) {
  const company = await makeCompany();
  const customerId = await newCustomer(company);
  for (const id of articleIds) await sell(company, customerId, id);
  return { company, customerId };
}

type Job = Awaited<ReturnType<typeof openJob>>;
const proposed = async ({ company, customerId }: Job): Promise<Proposal[]> =>
  (await json<{ proposals: Proposal[] }>(company.get(`/cart/besides/${customerId}?lang=fr`))).proposals;
const needsOf = async (job: Job) => (await proposed(job)).map(({ need }) => need);
const dismiss = ({ company, customerId }: Job, need: string, more: object = {}) =>
  company.post("/cart/besides/dismiss", { customerId, need, plate, ...more });
const linesOf = async ({ company, customerId }: Job) => (await json<Cart>(company.get(`/getCart/${customerId}`))).lines;

describe("what a job needs besides", () => {
  it("is proposed once, with its reason and what fits the vehicle, until it lies in the cart", async () => {
    const disc = await fittingInFront(discs);
    const job = await openJob(disc);
    const found = await proposed(job);
    expect(found).toMatchObject([
      {
        need: "10002.front",
        why: "pair",
        axle: "front",
        of: "Disque de frein",
        part: { articles: [{ id: disc, packs: 1 }] },
      },
      { need: "10001.front", why: "newLinings", vehicle: { plate } },
    ]);
    const [other, ours] = found[1]?.part?.articles.map(({ id }) => id).toReversed() ?? [];
    const made = await makeUpOf([other ?? 0, ours ?? 0]);
    expect([...made.values()].map(({ values }) => values.pos)).toEqual([["front"], ["front"]]);
    await sell(job.company, job.customerId, disc);
    expect(await needsOf(job)).not.toContain("10002.front");
    await sell(job.company, job.customerId, other ?? 0);
    expect(await needsOf(job)).not.toContain("10001.front");
  });

  it("is answered once for the job: added from its proposal it does not come back when it is taken out, but with the next job", async () => {
    const job = await openJob(await fittingInFront(discs));
    const pad = await fittingInFront(pads);
    const before = (await linesOf(job)).map(({ id }) => id);
    await sell(job.company, job.customerId, pad, { need: "10001.front" });
    const line = (await linesOf(job)).find(({ id }) => !before.includes(id));
    await job.company.del(`/cartItem/${job.customerId}/${line?.id}`);
    await prisma().cartLine.deleteMany({ where: { companyId: job.company.companyId, tab: "removed" } });
    expect(await needsOf(job)).toEqual(["10002.front"]);
    await json(orderLines(job.company, job.customerId));
    await prisma().purchaseOrder.updateMany({
      where: { companyId: job.company.companyId },
      data: { placedAt: new Date(Date.now() - 20 * 86_400_000) },
    });
    await sell(job.company, job.customerId, await fittingInFront(discs));
    expect(await needsOf(job)).toEqual(["10002.front", "10001.front"]);
  });

  it("was ordered lately: the same job", async () => {
    const pad = await fittingInFront(pads);
    const job = await openJob(pad);
    await json(orderLines(job.company, job.customerId));
    await sell(job.company, job.customerId, await fittingInFront(discs), { quantity: 2 });
    expect(await needsOf(job)).not.toContain("10001.front");
  });

  it("stays dismissed for that cart, and only there", async () => {
    const job = await openJob(await fittingInFront(discs));
    expect(await json(dismiss(job, "10001.front"))).toEqual({ ok: true });
    expect(await needsOf(job)).toEqual(["10002.front"]);
    const customerId = await newCustomer(job.company);
    await sell(job.company, customerId, await fittingInFront(discs));
    expect(await needsOf({ ...job, customerId })).toEqual(["10002.front", "10001.front"]);
  });

  it("is the oil by the litres and the grade of this engine, in packs that hold them", async () => {
    const job = await openJob((await fitting(oilFilter))[0] ?? 0);
    const found = await proposed(job);
    expect(found.map(({ need, why }) => [need, why])).toEqual([
      [String(oil), "oilAndFilter"],
      [String(drainSeal), "gasket"],
    ]);
    const part = found[0]?.part;
    expect(part).toMatchObject({ loose: true, capacity: { amount: 4.5, unit: "l", grade: "5W-30" } });
    const articles = part?.articles ?? [];
    const made = await makeUpOf(articles.map(({ id }) => id));
    expect(articles.length).toBeGreaterThan(0);
    for (const { id, packs } of articles) {
      const { visc, volume } = made.get(id)?.values ?? {};
      expect([visc, packs]).toEqual([["5W-30"], Math.ceil(4.5 / Number(volume?.[0]))]);
    }
  });

  it("is work at the company's rate, which stands in the cart once", async () => {
    const job = await openJob((await fitting(trackRodEnd))[0] ?? 0);
    const { company, customerId } = job;
    expect((await proposed(job)).find(({ work }) => work)).toMatchObject({ why: "setting", work: { rate: null } });
    await company.post(`/companies/settings/${company.companyId}`, { values: { labourT1: 6_000 } });
    const [asked] = (await proposed(job)).filter(({ work }) => work);
    expect(asked).toMatchObject({ need: "work.alignment", work: { minutes: 60, rate: { rate: "T1", cents: 6_000 } } });
    const body = { customerId, name: "Géométrie", minutes: 60, rate: "T1", seen: 6_000, plate, need: asked?.need };
    expect(await json(company.post("/cart/work", body))).toEqual({ added: 1, there: [] });
    expect(await json(company.post("/cart/work", body))).toEqual({ added: 0, there: ["Géométrie"] });
    expect(await needsOf(job)).not.toContain("work.alignment");
  });

  it("is what this company bought together often enough, and no other one's", async () => {
    const [pad, blade] = [await fittingInFront(pads), (await fitting(wiper))[0] ?? 0];
    const company = await makeCompany();
    for (let job = 0; job < leastJobs; job += 1) {
      const customerId = await newCustomer(company);
      await sell(company, customerId, pad);
      const together = async () => (await needsOf({ company, customerId })).includes(String(wiper));
      expect(await together()).toBe(false);
      await sell(company, customerId, blade);
      await json(orderLines(company, customerId));
    }
    const customerId = await newCustomer(company);
    await sell(company, customerId, pad);
    const told = (await proposed({ company, customerId })).find(({ why }) => why === "together");
    expect(told).toMatchObject({ need: String(wiper), jobs: { with: leastJobs, all: leastJobs } });
    expect(await needsOf(await openJob(pad))).not.toContain(String(wiper));
  });

  it("is told and put aside by the company's sellers alone; bad input gets a clear message", async () => {
    const job = await openJob(await fittingInFront(discs));
    const { company, customerId } = job;
    const stranger = await makeCompany();
    expect(await refusal(await stranger.get(`/cart/besides/${customerId}`))).toEqual([404, "not-found"]);
    expect(await refusal(await dismiss({ company: stranger, customerId }, "10001.front"))).toEqual([404, "not-found"]);
    const clerk = await secondUser(company, ["CaiaApp"]);
    expect((await clerk.get(`/cart/besides/${customerId}`)).status).toBe(403);
    expect((await dismiss({ ...job, company: { ...company, ...clerk } }, "10001.front")).status).toBe(403);
    expect(await refusal(await dismiss(job, "10001.left"))).toEqual([400, "invalid-input"]);
    expect(await refusal(await dismiss(job, "10001.front", { plate: null }))).toEqual([400, "invalid-input"]);
    expect(await listBesides(systemActor("test", company.companyId), { customerId, lang: "fr" })).toHaveLength(2);
  });
});
