import { askedOf } from "@/tests/support/outside-suppliers";
import "@/tests/support/end";
import type { SupplierAnswer } from "@/lib/domains/offers/schema";
import { makeCompany } from "@/tests/support/company";
import { claire, someArticles } from "@/tests/support/supply";

type Client = Awaited<ReturnType<typeof makeCompany>>;

async function linesOf(company: Client, articleIds: number[]): Promise<SupplierAnswer[]> {
  const items = articleIds.map((articleId) => ({ articleId }));
  const response = await company.post("/availability", { items }, { accept: "application/x-ndjson" });
  expect(response.status).toBe(200);
  const lines = (await response.text()).trimEnd().split("\n");
  return lines.map((line) => JSON.parse(line) as SupplierAnswer);
}

async function addTo(company: Client, channel: string, articleId: number) {
  const vc = await company.post("/vc/newClient", claire);
  const { clientId } = (await vc.json()) as { clientId: number };
  const body = { item: { id: articleId }, price: 4150, channel, customerId: clientId };
  const response = await company.post("/addItemToCart", body);
  return { status: response.status, body: (await response.json()) as { code?: string; quantity?: number } };
}

describe("a slow, a broken, a lying, a garbled and an endless supplier beside good ones", () => {
  it("are each ko by themselves, the slow one last, and all others have answered before", async () => {
    const [first = 0, second = 0] = await someArticles(2);
    const answers = await linesOf(await makeCompany(), [first, second]);
    const byCode = new Map(answers.map((answer) => [answer.supplier.code, answer]));
    const brief = Object.fromEntries(answers.map(({ supplier, status, reason }) => [supplier.code, [status, reason]]));
    expect(brief).toMatchObject({
      ...{ local: ["ok", null], Caia: ["ok", null], GPA26: ["ok", null], GOOD: ["ok", null], LYING: ["ok", null] },
      ...{ BROKEN: ["ko", "failed"], GARBAGE: ["ko", "failed"], HUGE: ["ko", "failed"], SLOW: ["ko", "late"] },
    });
    expect(answers.at(-1)?.supplier.code).toBe("SLOW");
    expect(byCode.get("GOOD")?.offers).toMatchObject([
      { articleId: first, baseCents: 4150, state: "available" },
      { articleId: second, baseCents: 4150 },
    ]);
    expect(byCode.get("LYING")?.offers).toMatchObject([
      { articleId: first, baseCents: null, netCents: null, state: "error" },
      { articleId: second, baseCents: 4150, state: "available" },
    ]);
    for (const code of ["BROKEN", "GARBAGE", "HUGE", "SLOW"]) expect(byCode.get(code)?.offers).toEqual([]);
  });

  it("sell what they offered, nothing of a line that cannot be true, and nothing while they are silent", async () => {
    const [article = 0] = await someArticles(1);
    const company = await makeCompany();
    expect(await addTo(company, "GOOD", article)).toMatchObject({ status: 200, body: { quantity: 1 } });
    expect(await addTo(company, "LYING", article)).toMatchObject({ status: 422, body: { code: "no-price" } });
    expect(await addTo(company, "BROKEN", article)).toMatchObject({ status: 503, body: { code: "supplier-silent" } });
    expect(await addTo(company, "NOBODY", article)).toMatchObject({
      ...{ status: 422, body: { code: "unsupported-supplier" } },
    });
  });

  it("are left alone after five failures, and hold nobody up any more", async () => {
    const [article = 0] = await someArticles(1);
    const company = await makeCompany();
    for (let time = 0; time < 5; time += 1) await linesOf(company, [article]);
    const before = { ...askedOf };
    const answers = await linesOf(company, [article]);
    const failing = ["BROKEN", "GARBAGE", "HUGE", "SLOW"];
    expect(failing.map((code) => askedOf[code])).toEqual(failing.map((code) => before[code]));
    expect(askedOf.GOOD).toBe(before.GOOD! + 1);
    expect(
      answers
        .filter(({ status }) => status === "ko")
        .map(({ supplier }) => supplier.code)
        .sort(),
    ).toEqual(failing);
  });
});
