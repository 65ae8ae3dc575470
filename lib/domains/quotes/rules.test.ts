import fc from "fast-check";
import type { LineToQuote } from "@/lib/domains/cart/queries/list-lines-to-quote";
import {
  capitalCents,
  conditionOf,
  expiryOf,
  isPriced,
  judgeDecision,
  lineVehicles,
  quoteLine,
  quoteNumber,
  quoteTotals,
} from "./rules";

const line = (publicCents: number, quantity: number, depositCents = 0): LineToQuote & { publicCents: number } => ({
  id: 1,
  name: "Jeu de plaquettes de frein",
  quantity,
  publicCents,
  depositCents,
  item: {
    id: 7,
    number: "0 986 494 104",
    makeId: 30,
    makeLabel: "Bosch",
    genartId: 10001,
    label: "Jeu de plaquettes de frein",
    partType: null,
    vehicle: null,
  },
  fit: null,
  vin: null,
  plate: null,
  ktype: null,
  also: [],
  ...{ advice: null, adviceWord: null, photos: [] },
});

describe("lineVehicles", () => {
  const clio = { vin: "VF1BR1H0H40123456", plate: "AB-123-CD", ktype: 1 };
  const golf = { vin: "WVWZZZAUZGW123456", plate: null, ktype: 2 };
  const forClio = { ...line(100, 1), ...clio, item: { ...line(100, 1).item, vehicle: "Renault Clio III" } };
  const forGolf = { ...line(100, 1), ...golf };
  const further = { ...golf, vehicle: "VW Golf VII", fit: null, judgedAt: "2026-11-22T10:00:00Z" };

  it("names nothing beside the lines of one vehicle", () => {
    expect(lineVehicles([forClio, forClio, line(100, 1)])).toEqual([null, null, null]);
  });
  it("names each line's vehicle in a quote for several", () => {
    expect(lineVehicles([forClio, forGolf, line(100, 1)])).toEqual([
      "AB-123-CD · Renault Clio III",
      "WVWZZZAUZGW123456",
      null,
    ]);
  });
  it("names both vehicles of a line that is for two", () => {
    expect(lineVehicles([{ ...forClio, also: [further] }])).toEqual(["AB-123-CD · Renault Clio III, VW Golf VII"]);
  });
});

describe("quoteLine and quoteTotals", () => {
  it("make the quote of the drawing: 124,47 net, 24,89 VAT, 149,36 gross", () => {
    const lines = [line(3890, 1), line(4350, 2), line(1240, 1)].map((one) => quoteLine(one, {}));
    expect(lines.map(({ totalCents }) => totalCents)).toEqual([3501, 7830, 1116]);
    expect(quoteTotals(lines)).toEqual({
      netCents: 12_447,
      vat: [{ rateBp: 2000, baseCents: 12_447, vatCents: 2489 }],
      grossCents: 14_936,
      depositCents: null,
    });
  });
  it("bear the name of their article and keep deposits apart", () => {
    const quoted = quoteLine(line(10_000, 2, 1500), { fit: "fits the vehicle" });
    expect(quoted).toMatchObject({
      name: "Jeu de plaquettes de frein",
      fit: "fits the vehicle",
      depositCents: 3000,
      totalCents: 18_000,
    });
    expect(quoteTotals([quoted])).toMatchObject({ netCents: 18_000, grossCents: 21_600, depositCents: 3000 });
  });
  it("always add up", () => {
    const some = fc.array(fc.tuple(fc.integer({ min: 1, max: 1e7 }), fc.integer({ min: 1, max: 9999 })), {
      maxLength: 40,
    });
    fc.assert(
      fc.property(some, (list) => {
        const lines = list.map(([cents, quantity]) => quoteLine(line(cents, quantity), {}));
        const { netCents, vat, grossCents } = quoteTotals(lines);
        expect(netCents).toBe(lines.reduce((sum, { unitCents, quantity }) => sum + unitCents * quantity, 0));
        expect(grossCents).toBe(netCents + vat.reduce((sum, { vatCents }) => sum + vatCents, 0));
        expect(Number.isSafeInteger(grossCents)).toBe(true);
      }),
    );
  });
});

describe("isPriced", () => {
  it("wants a public price above zero", () => {
    expect([isPriced(line(1, 1)), isPriced(line(0, 1)), isPriced({ ...line(1, 1), publicCents: null })]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe("quoteNumber", () => {
  it("keeps five digits, and grows beyond", () => {
    expect([quoteNumber(2026, 1), quoteNumber(2026, 99_999), quoteNumber(2027, 100_000)]).toEqual([
      "2026-00001",
      "2026-99999",
      "2027-100000",
    ]);
  });
});

describe("judgeDecision", () => {
  const issued = new Date("2026-11-20T09:00:00Z");
  const quote = { status: "new", expiresAt: expiryOf(issued) };
  it("is open for 15 days", () => {
    expect(quote.expiresAt.toISOString()).toBe("2026-12-05T09:00:00.000Z");
    expect(judgeDecision(quote, new Date("2026-12-05T08:59:59Z"))).toBe("open");
    expect(judgeDecision(quote, new Date("2026-12-05T09:00:00Z"))).toBe("expired");
  });
  it("is closed once decided, expired or not", () => {
    expect(judgeDecision({ ...quote, status: "accepted" }, issued)).toBe("decided");
    expect(judgeDecision({ ...quote, status: "rejected" }, new Date("2027-01-01"))).toBe("decided");
  });
});

describe("conditionOf", () => {
  it("is new unless the part says otherwise", () => {
    expect([null, "neuve", "économie circulaire", "consigne", "déchet"].map(conditionOf)).toEqual([
      "new",
      "new",
      "circular",
      "exchange",
      null,
    ]);
  });
});

describe("capitalCents", () => {
  it.each([
    ["8 000 €", 800_000],
    ["50 000,50 euros", 5_000_050],
    ["1.000 €", 100_000],
    ["20 000 CHF", null],
    ["", null],
    [null, null],
    ["variable", null],
  ])("reads %p as %p", (text, cents) => expect(capitalCents(text)).toBe(cents));
});
