import { fanOut, type SupplierReply } from "./fan-out";
import { SupplierError, type SupplierAdapter, type SupplierOffer } from "./port";

const supplier = (code: string, ask: SupplierAdapter["ask"]): SupplierAdapter => ({
  supplier: { code, name: code, rank: 1 },
  ask,
});
const request = { companyId: 1, articleIds: [7], now: new Date("2026-11-18T10:00:00Z") };

async function replies(adapters: SupplierAdapter[], limitMs?: number): Promise<SupplierReply[]> {
  const all: SupplierReply[] = [];
  for await (const reply of fanOut(adapters, request, limitMs)) all.push(reply);
  return all;
}

const pads: SupplierOffer = {
  ...{ articleId: 7, status: "ok", stocks: [], quantity: 4, text: null, date: null, hour: null, site: null },
  ...{ baseCents: 3890, discount1Bp: 4000, discount2Bp: 0, publicCents: 3890, depositCents: 0, currency: "EUR" },
};

describe("fanOut", () => {
  it("keeps the others when one throws", async () => {
    const all = await replies([
      supplier("IDLP", () => Promise.reject(new SupplierError("unavailable", "no line"))),
      supplier("GPA26", () => Promise.resolve([pads])),
    ]);
    expect(all.map(({ supplier: { code }, status, offers }) => [code, status, offers.length]).sort()).toEqual([
      ["GPA26", "ok", 1],
      ["IDLP", "ko", 0],
    ]);
  });
  it("does not wait for the slow one before handing on the quick one, and cuts it off", async () => {
    const signals: AbortSignal[] = [];
    const silent = supplier("PAP", ({ signal }) => {
      signals.push(signal);
      return new Promise(() => undefined);
    });
    const all = await replies([silent, supplier("Caia", () => Promise.resolve([]))], 5);
    expect(all.map(({ supplier: { code }, status, reason }) => [code, status, reason])).toEqual([
      ["Caia", "ok", null],
      ["PAP", "ko", "late"],
    ]);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });
  it("treats a supplier that fails before it promises anything as ko", async () => {
    const broken = supplier("Reparcar", () => {
      throw new TypeError("bad configuration");
    });
    expect((await replies([broken])).map(({ status }) => status)).toEqual(["ko"]);
  });
});
