import "@/tests/support/end";
import type { Cart } from "@/lib/domains/cart/schema";
import type { ClonedItem } from "@/lib/domains/stock/clones/schema";
import type { StockItems } from "@/lib/domains/stock/schema";
import { defaultSupplier } from "@/lib/domains/offers/rules";
import type { SupplierAnswer } from "@/lib/domains/offers/schema";
import { prisma } from "@/lib/platform/db";
import { makeCompany } from "@/tests/support/company";
import { claire, someArticles } from "@/tests/support/supply";

type Company = Awaited<ReturnType<typeof makeCompany>>;
type Answer = ClonedItem & { code?: string };

const form = { price: 2990, amount: 3, partType: "réusine" };
const starter = { makeLabel: "Garage Révision", ArtNr: "GR-438 123/A", label: "Démarreur révisé", genartId: 10_001 };

async function clone(company: Company, item: object, formData: object = form, headers?: Record<string, string>) {
  const response = await company.post("/cloneItem", { item, formData }, headers);
  return { status: response.status, body: (await response.json()) as Answer };
}

const stockOf = ({ companyId }: Company) =>
  prisma().stockItem.findMany({ where: { companyId }, orderBy: { id: "asc" } });

async function offersOf(company: Company, articleId: number) {
  const response = await company.post("/availability", { items: [{ articleId }] });
  const { answers } = (await response.json()) as { answers: SupplierAnswer[] };
  return answers.flatMap(({ supplier, offers }) => offers.map((offer) => ({ ...offer, supplier })));
}

async function makeClaire(company: Company): Promise<number> {
  const made = await company.post("/vc/newClient", { info: claire });
  return ((await made.json()) as { clientId: number }).clientId;
}

async function sell(company: Company, id: number | string, price: number, channel = "local", customerId?: number) {
  const body = { item: { id }, price, channel, customerId: customerId ?? (await makeClaire(company)) };
  const response = await company.post("/addItemToCart", body);
  const answer = (await response.json()) as { code?: string; quantity?: number };
  const cart = (await (await company.get(`/getCart/${body.customerId}`)).json()) as Cart;
  return { status: response.status, answer, cart, customerId: body.customerId };
}

async function addGroup({ companyId, userId }: Company, canUpdate = true): Promise<number> {
  const group = await prisma().stockGroup.create({ data: { companyId, name: "Annexe" }, select: { id: true } });
  await prisma().stockGroupMember.create({ data: { companyId, stockGroupId: group.id, userId, canUpdate } });
  return group.id;
}

describe("an article that is cloned", () => {
  it("lies in the only stock group with the form's values, its EAN and OE numbers, and is audited", async () => {
    const company = await makeCompany();
    const [articleId = 0] = await someArticles(1);
    const { status, body } = await clone(company, { id: articleId });
    expect([status, body]).toEqual([
      200,
      {
        ...{ id: body.id, itemType: "clone", articleId, price: 2990, stock: 3, partType: "réusine" },
        stockGroup: company.stockGroupId,
      },
    ]);
    const sheet = (await (await company.get(`/fichearticle/${articleId}`)).json()) as {
      ean: string | null;
      number: string;
      oeNumbers: { numbers: string[] }[];
    };
    const [row] = await stockOf(company);
    expect(row).toMatchObject({ articleId, ean: sheet.ean, reference: sheet.number, quantity: 3, priceCents: 2990 });
    expect(row?.oeNumbers).toEqual([...new Set(sheet.oeNumbers.flatMap(({ numbers }) => numbers))]);
    expect(row?.referenceKey).toBe(sheet.number.replace(/[^A-Za-z0-9]/g, "").toUpperCase());
    const notes = await prisma().auditEntry.findMany({ where: { companyId: company.companyId } });
    expect(notes.map(({ action, entity, entityId }) => [action, entity, entityId])).toEqual([
      ["clone", "stock-item", String(body.id)],
    ]);
  });

  it("is the local supplier's offer, chosen first, and goes into the cart at its price; its quantity is the stock's", async () => {
    const company = await makeCompany();
    const [articleId = 0] = await someArticles(1);
    await clone(company, { id: articleId });
    const offers = await offersOf(company, articleId);
    expect(offers[0]).toMatchObject({
      ...{ supplier: { code: "local" }, state: "available", quantity: 3, netCents: 2990, publicCents: 2990 },
      ...{ stocks: [{ name: "Stock", qty: 3 }], partType: "réusine" },
    });
    expect(defaultSupplier({ makeLabel: "Bosch" }, offers)).toBe("local");
    const { status, cart } = await sell(company, String(articleId), 2990);
    expect([status, cart.lines]).toMatchObject([200, [{ channel: "local", price: 2990, quantity: 1 }]]);
    expect(cart.lines[0]?.item.partType).toBe("réusine");
    expect((await sell(company, articleId, 2980)).answer).toMatchObject({ code: "price-changed", price: 2990 });
  });

  it("takes the form's values again, is sold out with none left, and stays chosen first", async () => {
    const company = await makeCompany();
    const [articleId = 0] = await someArticles(1);
    const first = (await clone(company, { id: articleId })).body;
    const again = await clone(company, { id: articleId }, { price: 3100, amount: 0, partType: "neuve" });
    expect(again.body).toEqual({ ...first, price: 3100, stock: 0, partType: "neuve" });
    const offers = await offersOf(company, articleId);
    expect(offers[0]).toMatchObject({ netCents: 3100, quantity: 0, state: "unavailable", stocks: [] });
    expect(defaultSupplier({ makeLabel: "Bosch" }, offers)).toBe("local");
  });

  it("is one line, also when ten clone it at once or repeat a request", async () => {
    const company = await makeCompany();
    const [articleId = 0, other = 0] = await someArticles(2);
    const answers = await Promise.all(Array.from({ length: 10 }, () => clone(company, { id: articleId })));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect(await stockOf(company)).toHaveLength(1);
    const key = { "idempotency-key": "clone-1" };
    const made = await clone(company, { id: other }, form, key);
    await clone(company, { id: other }, { ...form, price: 5000 });
    expect(await clone(company, { id: other }, form, key)).toEqual(made);
    expect((await stockOf(company))[1]?.priceCents).toBe(5000);
    expect((await clone(company, { id: other }, { ...form, price: 1 }, key)).body.code).toBe("idempotency-key-reused");
  });

  it("is one piece unless the form says more", async () => {
    const company = await makeCompany();
    const [articleId = 0] = await someArticles(1);
    expect((await clone(company, { id: articleId }, { price: 2990, partType: "neuve" })).body.stock).toBe(1);
  });

  it("asks for the group where the user may update several, and takes no other", async () => {
    const [company, stranger] = await Promise.all([makeCompany(), makeCompany()]);
    const [articleId = 0] = await someArticles(1);
    const second = await addGroup(company);
    const closed = await addGroup(company, false);
    expect((await clone(company, { id: articleId })).body.code).toBe("stock-group-required");
    expect((await clone(company, { id: articleId }, { ...form, stockGroup: second })).body.stockGroup).toBe(second);
    for (const stockGroup of [closed, stranger.stockGroupId])
      expect((await clone(company, { id: articleId }, { ...form, stockGroup })).status).toBe(403);
    expect(await stockOf(stranger)).toEqual([]);
    const reader = await makeCompany({ canUpdate: false });
    expect((await clone(reader, { id: articleId })).status).toBe(403);
  });
});

describe("what cannot be cloned", () => {
  it.each([
    ...[null, 0, -1, NaN, 1e12, 29.9, "2990", undefined].map((price) => ["price", price] as const),
    ...[null, -1, 1.5, 1e9, NaN, "3"].map((amount) => ["amount", amount] as const),
    ...["neuf", "", null, 1].map((partType) => ["partType", partType] as const),
    ...[0, -1, "abc", 1.5].map((stockGroup) => ["stockGroup", stockGroup] as const),
  ])("is a form with the %s %p", async (field, value) => {
    const company = await makeCompany();
    const [articleId = 0] = await someArticles(1);
    expect((await clone(company, { id: articleId }, { ...form, [field]: value })).status).toBe(400);
    expect(await stockOf(company)).toEqual([]);
  });

  it.each([[{}], [{ id: 0 }], [{ id: "1e3" }], [{ id: 2 ** 31 }], [{ id: [1] }], [{ ...starter, ArtNr: "---" }]])(
    "is the item %j",
    async (item) => {
      expect((await clone(await makeCompany(), item)).status).toBe(400);
    },
  );

  it("is an article that does not exist, or a part that the catalogue does not know", async () => {
    const company = await makeCompany();
    expect((await clone(company, { id: 2 ** 31 - 1 })).status).toBe(404);
    expect((await clone(company, { ...starter, genartId: 99 })).body.code).toBe("unknown-genart");
    expect((await clone(company, { ...starter, ean: "4006381333932" })).status).toBe(400);
  });

  it("is anything into another company, or under another brand than the catalogue's", async () => {
    const [company, stranger] = await Promise.all([makeCompany(), makeCompany()]);
    const [articleId = 0] = await someArticles(1);
    const more = { companyId: stranger.companyId, makeLabel: "<b>", ean: "1", quantity: 99 };
    await clone(company, { id: articleId, ...more }, { ...form, companyId: stranger.companyId });
    expect(await stockOf(stranger)).toEqual([]);
    expect((await stockOf(company))[0]).toMatchObject({
      brand: expect.not.stringContaining("<") as string,
      quantity: 3,
    });
  });
});

describe("an item that the catalogue does not know", () => {
  const whole = { ...starter, ean: "4006381333931", oeNrs: ["77 01 207 339", "GX 9"] };

  it("is found by its reference, EAN and OE numbers, and stands once per group", async () => {
    const company = await makeCompany();
    const { status, body } = await clone(company, whole);
    expect([status, body.articleId, body.itemType]).toEqual([200, null, "clone"]);
    for (const text of ["GR438123A", "gr-438", "4006381333931", "7701207339", "gx9", "démarreur"]) {
      const found = (await (await company.get(`/stock-items?text=${encodeURIComponent(text)}`)).json()) as StockItems;
      expect([text, found.items.map(({ id }) => id)]).toEqual([text, [body.id]]);
    }
    expect((await clone(company, { ...whole, makeLabel: "GARAGE RÉVISION" })).body.code).toBe("item-exists");
  });

  it("is sold from the own stock alone, at its price, one line that rises", async () => {
    const [company, stranger] = await Promise.all([makeCompany(), makeCompany()]);
    const { id } = (await clone(company, whole)).body;
    const { cart, customerId } = await sell(company, `own-${id}`, 2990);
    expect(cart.lines).toMatchObject([
      {
        ...{ name: "Démarreur révisé", channel: "local", price: 2990, publicCents: 2990, quantity: 1, fit: null },
        item: { id, own: true, number: "GR-438 123/A", makeLabel: "Garage Révision", partType: "réusine" },
      },
    ]);
    expect((await sell(company, `own-${id}`, 2990, "local", customerId)).answer.quantity).toBe(2);
    expect((await sell(company, `own-${id}`, 100)).answer).toMatchObject({ code: "price-changed", price: 2990 });
    expect((await sell(company, `own-${id}`, 2990, "Caia")).answer.code).toBe("unsupported-supplier");
    expect((await sell(stranger, `own-${id}`, 2990)).status).toBe(404);
    for (const wrong of ["own-0", "own-", "own-x", `own-${"9".repeat(12)}`])
      expect([wrong, (await sell(company, wrong, 2990)).status]).toEqual([wrong, 400]);
  });

  it("is not mistaken for the article of the same number", async () => {
    const company = await makeCompany();
    const { id } = (await clone(company, whole)).body;
    const [articleId = 0] = await someArticles(1);
    await prisma().stockItem.update({
      where: { companyId_id: { companyId: company.companyId, id } },
      data: { id: articleId },
      select: { id: true },
    });
    await clone(company, { id: articleId });
    const { customerId } = await sell(company, `own-${articleId}`, 2990);
    const { cart } = await sell(company, articleId, 2990, "local", customerId);
    expect(cart.lines.map(({ quantity }) => quantity)).toEqual([1, 1]);
  });
});

describe("an article that no supplier has", () => {
  it("has no offer and cannot be sold", async () => {
    const company = await makeCompany();
    const [articleId = 0] = await someArticles(1);
    expect(await offersOf(company, 2 ** 31 - 1)).toEqual([]);
    expect((await sell(company, articleId, 2990)).answer.code).toBe("no-price");
  });
});
