import "@/tests/support/end";
import type { SupplierAnswer } from "@/lib/domains/offers/schema";
import { clientOf, makeCompany } from "@/tests/support/company";
import { putOnShelf, someArticles, storedOffer } from "@/tests/support/supply";

type Client = Awaited<ReturnType<typeof makeCompany>>;

async function ask(company: Client, articleId: number, path = "/availability"): Promise<SupplierAnswer[]> {
  const response = await company.post(path, { items: [{ articleId }] });
  expect(response.status).toBe(200);
  return ((await response.json()) as { answers: SupplierAnswer[] }).answers;
}

const offerOf = (answers: SupplierAnswer[], code: string) =>
  answers.find(({ supplier }) => supplier.code === code)?.offers[0];

describe("POST availability", () => {
  it("takes the discount off the base price", async () => {
    const { articleId, code, net, base } = await storedOffer("priced");
    const offer = offerOf(await ask(await makeCompany(), articleId), code);
    expect(offer).toMatchObject({ articleId, baseCents: base, netCents: net, currency: "EUR" });
  });

  it("tells purchase prices and stocks to who sells or chooses parts, the public price to anybody", async () => {
    const { articleId, code, net } = await storedOffer("priced");
    const body = { items: [{ articleId }] };
    for (const right of ["cart", "PartSelector"] as const) {
      const offer = offerOf(await ask(await makeCompany({ rights: [right] }), articleId), code);
      expect([right, offer?.netCents, offer?.state]).toEqual([right, net, "available"]);
    }
    const reader = await makeCompany({ rights: ["CaiaApp", "CarIdentifier"] });
    const offer = offerOf(await ask(reader, articleId), code);
    const nothing = { stocks: [], quantity: null, baseCents: null, discount1Bp: null, netCents: null };
    expect(offer).toMatchObject({ articleId, state: "unknown", ...nothing });
    expect(offer?.publicCents).toBeGreaterThan(0);
    const streamed = await reader.post("/availability", body, { accept: "application/x-ndjson" });
    expect(await streamed.text()).not.toContain(`"netCents":${net}`);
  });

  it("answers in the order of the suppliers' rank, the own stock first", async () => {
    const company = await makeCompany();
    const [article = 0] = await someArticles(1);
    await putOnShelf(company, article, 4990);
    const answers = await ask(company, article);
    expect(answers[0]).toMatchObject({
      supplier: { code: "local" },
      offers: [{ netCents: 4990, state: "available", quantity: 5 }],
    });
    const ranks = answers.map(({ supplier }) => supplier.rank);
    expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
  });

  it("keeps the own stock of a company to itself", async () => {
    const [article = 0] = await someArticles(1);
    await putOnShelf(await makeCompany(), article, 4990);
    expect(offerOf(await ask(await makeCompany(), article), "local")).toBeUndefined();
  });

  it("says nothing of the own stock to who neither sells nor chooses parts", async () => {
    const [article = 0] = await someArticles(1);
    const reader = await makeCompany({ rights: ["CaiaApp"] });
    await putOnShelf(reader, article, 4990);
    expect(offerOf(await ask(reader, article), "local")).toBeUndefined();
  });

  it("hides the price where the supplier says ko", async () => {
    const { articleId, code } = await storedOffer("ko");
    const offer = offerOf(await ask(await makeCompany(), articleId), code);
    expect(offer).toMatchObject({ state: "error", baseCents: null, netCents: null, publicCents: null });
  });

  it("streams one line per supplier", async () => {
    const { articleId } = await storedOffer("priced");
    const company = await makeCompany();
    const collected = await ask(company, articleId);
    const response = await company.post(
      "/availability",
      { items: [{ articleId }] },
      { accept: "application/x-ndjson" },
    );
    expect(response.headers.get("content-type")).toBe("application/x-ndjson");
    const lines = (await response.text())
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line) as SupplierAnswer);
    expect(lines.sort((a, b) => a.supplier.rank - b.supplier.rank)).toEqual(collected);
  });

  it("lets no purchase price out while the customer looks", async () => {
    const { articleId, code } = await storedOffer("priced");
    const company = await makeCompany();
    await company.post("/setUserPreference", { name: "prices", value: "retail" });
    const answers = await ask(company, articleId);
    expect(offerOf(answers, code)?.publicCents).toBeGreaterThan(0);
    for (const { offers } of answers)
      for (const { baseCents, netCents, discount1Bp, discount2Bp } of offers)
        expect([baseCents, netCents, discount1Bp, discount2Bp]).toEqual([null, null, null, null]);
  });

  it("asks one supplier by name, and no unknown one", async () => {
    const { articleId, code } = await storedOffer("priced");
    const company = await makeCompany();
    expect((await ask(company, articleId, `/availability/${code}`)).map(({ supplier }) => supplier.code)).toEqual([
      code,
    ]);
    const unknown = await company.post("/availability/Nobody", { items: [{ articleId }] });
    expect([unknown.status, ((await unknown.json()) as { code: string }).code]).toEqual([422, "unsupported-supplier"]);
  });

  it("shows Techauto only with its right", async () => {
    const { articleId } = await storedOffer("priced");
    const without = await makeCompany({ rights: ["CaiaApp", "cart"] });
    expect((await ask(without, articleId)).map(({ supplier }) => supplier.code)).not.toContain("Techauto");
    expect((await without.post("/availability/Techauto", { items: [{ articleId }] })).status).toBe(422);
  });

  it.each([
    [{}],
    [{ items: "101" }],
    [{ items: [{ articleId: 0 }] }],
    [{ items: [{ articleId: "1e3" }] }],
    [{ items: [{ articleId: 2 ** 31 }] }],
  ])("refuses %j", async (body) => {
    expect((await (await makeCompany()).post("/availability", body)).status).toBe(400);
  });

  it("refuses more than 200 articles at once, and a stranger", async () => {
    const items = Array.from({ length: 201 }, (_, index) => ({ articleId: index + 1 }));
    expect((await (await makeCompany()).post("/availability", { items })).status).toBe(400);
    expect((await clientOf().post("/availability", { items: [] })).status).toBe(401);
  });
});
