import "@/tests/support/end";
import type { Cart, LineChange, OrdersMade } from "@/lib/domains/cart/schema";
import type { LineStep } from "@/lib/domains/orders/rules";
import { orderLines, stepOf } from "@/tests/support/orders";
import type { StockMovements } from "@/lib/domains/stock/movements/schema";
import type { StockLines } from "@/lib/domains/stock/shelf/schema";
import { prisma } from "@/lib/platform/db";
import { readSheet } from "@/lib/platform/sheets/read-sheet";
import { addOne, json, newCustomer, openCounter, refusal, type Client } from "@/tests/support/counter";
import { makeCompany } from "@/tests/support/company";

const itemOf = async ({ companyId }: Client) =>
  prisma().stockItem.findFirstOrThrow({ where: { companyId }, select: { id: true, quantity: true } });
const setQuantity = ({ companyId }: Client, id: number, quantity: number) =>
  prisma().stockItem.update({ where: { companyId_id: { companyId, id } }, data: { quantity }, select: { id: true } });
const movementsOf = async (company: Client, id: number) =>
  (await json<StockMovements>(company.get(`/own-stock/${id}/movements`))).movements;
const sumOf = (of: readonly { pieces: number }[]) => of.reduce((sum, { pieces }) => sum + pieces, 0);

async function ordered(company: Client, articleId: number, quantity = 1) {
  const customerId = await newCustomer(company);
  const { id } = await json<LineChange>(addOne(company, customerId, articleId, { quantity }));
  const { orders } = await json<OrdersMade>(orderLines(company, customerId, [id]));
  const orderId = orders[0]?.orderId ?? "";
  const does = (step: LineStep, pieces = quantity) => stepOf(company, orderId, step, [[id, pieces]]);
  return { customerId, id, does };
}

describe("the movements of the own stock", () => {
  it("keep every change of a quantity, whoever makes it, and can be neither changed nor taken away", async () => {
    const { company } = await openCounter();
    const { id } = await itemOf(company);
    for (const [kind, pieces] of [
      ["received", 4],
      ["sold", 3],
      ["returned", 1],
      ["corrected", -2],
    ] as const)
      expect((await company.post(`/own-stock/${id}/movements`, { kind, pieces, note: "n" })).status).toBe(200);
    expect(await itemOf(company)).toMatchObject({ quantity: 5 });
    await setQuantity(company, id, 9);
    const kept = await movementsOf(company, id);
    expect(kept.map(({ kind, pieces, balance }) => [kind, pieces, balance])).toEqual([
      ["corrected", 4, 9],
      ["corrected", -2, 5],
      ["returned", 1, 7],
      ["sold", -3, 6],
      ["received", 4, 9],
      ["received", 5, 5],
    ]);
    expect(sumOf(kept)).toBe(9);
    const { companyId } = company;
    await expect(prisma().stockMovement.deleteMany({ where: { companyId } })).rejects.toThrow();
    await expect(prisma().stockMovement.updateMany({ where: { companyId }, data: { pieces: 1 } })).rejects.toThrow();
    await prisma().stockItem.delete({ where: { companyId_id: { companyId, id } }, select: { id: true } });
    expect(sumOf(await movementsOf(company, id))).toBe(0);
    const journal = await json<StockMovements>(company.get("/own-stock/movements"));
    expect(journal.movements).toMatchObject([{ itemId: id, kind: "corrected", pieces: -9 }, ...kept]);
  });

  it("never go below zero, and wrong ones are refused", async () => {
    const { company } = await openCounter();
    const { id } = await itemOf(company);
    expect(await refusal(await company.post(`/own-stock/${id}/movements`, { kind: "sold", pieces: 6 }))).toEqual([
      409,
      "not-enough-stock",
    ]);
    for (const wrong of [
      { kind: "sold", pieces: 0 },
      { kind: "received", pieces: -1 },
      { kind: "received", pieces: 1.5 },
      { kind: "stolen", pieces: 1 },
      { kind: "received", pieces: 1, note: "x".repeat(500) },
    ])
      expect((await company.post(`/own-stock/${id}/movements`, wrong)).status).toBe(400);
    expect(await itemOf(company)).toMatchObject({ quantity: 5 });
  });

  it("are for those who see the stock", async () => {
    const company = await makeCompany({ rights: ["CarIdentifier"] });
    for (const path of [
      "/own-stock",
      "/own-stock/export",
      "/own-stock/export/workbook",
      "/own-stock/template",
      "/own-stock/movements",
      "/own-stock/1/movements",
      "/stock-imports",
    ])
      expect([path, (await company.get(path)).status]).toEqual([path, 403]);
  });

  it("sum up to what lies there also when forty come at once", async () => {
    const { company } = await openCounter();
    const { id } = await itemOf(company);
    const kinds = ["received", "sold", "returned", "corrected"] as const;
    const asked = Array.from({ length: 40 }, (_, at) => {
      const kind = kinds[(at * 7 + 3) % 4] ?? "received";
      const pieces = ((at * 13) % 6) + 1;
      return { kind, pieces: kind === "corrected" && at % 2 === 0 ? -pieces : pieces, note: String(at) };
    });
    const answers = await Promise.all(asked.map((one) => company.post(`/own-stock/${id}/movements`, one)));
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const kept = await movementsOf(company, id);
    expect(sumOf(kept)).toBe((await itemOf(company)).quantity);
    expect(kept.every(({ balance }) => balance >= 0)).toBe(true);
    expect(kept).toHaveLength(1 + answers.filter(({ status }) => status === 200).length);
  });

  it("of another company are as unknown as those of no item", async () => {
    const [{ company }, stranger] = await Promise.all([openCounter(), makeCompany()]);
    const { id } = await itemOf(company);
    const asked = { kind: "received", pieces: 1 };
    const statuses = await Promise.all([
      stranger.get(`/own-stock/${id}/movements`),
      stranger.post(`/own-stock/${id}/movements`, asked),
      stranger.post(`/own-stock/${id}/shelf`, { place: "A", minimum: 1 }),
      stranger.post("/own-stock/counts", { counts: [{ id, counted: 0 }] }),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect((await json<StockLines>(stranger.get("/own-stock"))).lines).toEqual([]);
  });
});

describe("a line of the own stock", () => {
  it("takes its pieces as they arrive at the counter, gives them back with a step back, and once alone", async () => {
    const { company, articleId } = await openCounter();
    const { does } = await ordered(company, articleId, 3);
    const quantities: number[] = [];
    for (const step of ["arrive", "send-on", "arrive-there", "take-back", "unarrive", "arrive", "hand-over"] as const) {
      expect((await does(step)).status).toBe(200);
      quantities.push((await itemOf(company)).quantity);
    }
    expect(quantities).toEqual([2, 2, 2, 2, 5, 2, 2]);
  });

  it("stays in the order when the pieces are not there", async () => {
    const { company, articleId } = await openCounter();
    const { customerId, id, does } = await ordered(company, articleId, 6);
    expect(await refusal(await does("arrive"))).toEqual([409, "not-enough-stock"]);
    expect((await json<Cart>(company.get(`/getCart/${customerId}?tab=order`))).lines).toMatchObject([
      { id, quantity: 6 },
    ]);
    expect(await itemOf(company)).toMatchObject({ quantity: 5 });
  });

  it("is handed over fifty times of a hundred at once when fifty pieces are there", async () => {
    const { company, articleId } = await openCounter();
    const { id: item } = await itemOf(company);
    await setQuantity(company, item, 50);
    const lines = [];
    for (let at = 0; at < 100; at += 1) lines.push(await ordered(company, articleId));
    const answers = await Promise.all(lines.map(({ does }) => does("arrive")));
    const statuses = answers.map(({ status }) => status);
    expect([200, 409].map((status) => statuses.filter((one) => one === status).length)).toEqual([50, 50]);
    expect(await itemOf(company)).toMatchObject({ quantity: 0 });
  });
});

describe("the list of the own stock", () => {
  it("finds by reference, place and words, tells what is low, and counts", async () => {
    const { company } = await openCounter();
    const { id } = await itemOf(company);
    expect((await company.post(`/own-stock/${id}/shelf`, { place: "A-3", minimum: 6 })).status).toBe(200);
    for (const text of ["", "0986494", "a-3", "bosch plaquettes"]) {
      const { lines } = await json<StockLines>(company.get(`/own-stock?text=${encodeURIComponent(text)}`));
      expect([text, lines.map((line) => line.id)]).toEqual([text, text === "0986494" ? [] : [id]]);
    }
    expect((await json<StockLines>(company.get("/own-stock?low=1"))).lines).toMatchObject([{ id, place: "A-3" }]);
    expect((await json<StockLines>(company.get("/own-stock?type=retour"))).lines).toEqual([]);
    expect(await refusal(await company.post("/own-stock/counts", { counts: [{ id, counted: 7, seen: 4 }] }))).toEqual([
      409,
      "stock-moved",
    ]);
    expect(await json(company.post("/own-stock/counts", { counts: [{ id, counted: 7, seen: 5 }] }))).toEqual({
      ...{ counted: 1, changed: 1, pieces: 2 },
    });
    expect((await json<StockLines>(company.get("/own-stock?low=1"))).lines).toEqual([]);
    const csv = await (await company.get("/own-stock/export")).text();
    expect(csv).toContain("0 986 494 104");
    const workbook = Buffer.from(await (await company.get("/own-stock/export/workbook")).arrayBuffer());
    const rows: string[][] = [];
    for await (const { cells } of readSheet(workbook)) rows.push(cells);
    expect(rows.map((cells) => [cells[1], cells[4], cells[5], cells[7]])).toEqual([
      ["Référence", "Type de pièce", "Quantité", "Emplacement"],
      ["0 986 494 104", "Neuve", "7", "A-3"],
    ]);
  });

  it("finds what many lines hold, what one holds, and what begins with a letter or two, page by page", async () => {
    const company = await makeCompany();
    await prisma()
      .$executeRaw`insert into stock_item (company_id, stock_group_id, brand, reference, reference_key, label,
        part_type, quantity, price_cents, updated_at)
      select ${company.companyId}, ${company.stockGroupId}, case when n = 4900 then 'LM' else 'Lot' end,
        'N ' || lpad(n::text, 4, '0'), 'N' || lpad(n::text, 4, '0'),
        case when n > 4940 then 'Rétroviseur é_1' else 'Filtre' end, 'neuve', 1, 100, now() from generate_series(1, 5000) n`;
    const page = (text: string, after?: number | null) =>
      json<StockLines>(
        company.get(`/own-stock?text=${encodeURIComponent(text)}${after ? `&after=${String(after)}` : ""}`),
      );
    const found = async (text: string, after?: number | null) =>
      (await page(text, after)).lines.map(({ reference }) => Number(reference.slice(2)));
    const [first, mirrors] = await Promise.all([page("filtre lot"), page("retroviseur")]);
    expect([first.lines.length, first.lines[0]?.reference, first.next !== null]).toEqual([50, "N 0001", true]);
    expect((await found("filtre lot", first.next))[0]).toBe(51);
    expect([mirrors.lines.length, mirrors.lines[0]?.reference]).toEqual([50, "N 4941"]);
    expect(await found("rétroviseur", mirrors.next)).toEqual([
      4991, 4992, 4993, 4994, 4995, 4996, 4997, 4998, 4999, 5000,
    ]);
    expect([await found("lm"), await found("n4900"), await found("xyzzy"), await found("t_")]).toEqual([
      ...[[4900], [4900], [], []],
    ]);
    expect((await found("é_"))[0]).toBe(4941);
  });
});
