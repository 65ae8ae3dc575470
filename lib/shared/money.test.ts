import fc from "fast-check";
import {
  applyDiscounts,
  formatAnyMoney,
  formatMoney,
  parsePrice,
  quotedPrice,
  roundTo5Rappen,
  timePrice,
  totalsOf,
  vatOf,
} from "@/lib/shared/money";

const cents = fc.integer({ min: 0, max: 1_000_000_000 });
const rate = fc.constantFrom(0, 210, 550, 810, 1000, 2000);
const points = fc.integer({ min: 0, max: 10_000 });
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

describe("discounts", () => {
  it("multiplies successive discounts and rounds once, half away from zero", () => {
    expect(applyDiscounts(10_000, 3000, 1000)).toBe(6300);
    expect(applyDiscounts(5, 1000)).toBe(5);
    expect(applyDiscounts(-5, 1000)).toBe(-5);
    expect(applyDiscounts(333, 5000, 5000)).toBe(83);
    expect(applyDiscounts(1999)).toBe(1999);
    expect(quotedPrice(4990)).toBe(4491);
    expect(quotedPrice(1995)).toBe(1796);
  });

  it("refuses discounts that are none and prices that are not whole cents", () => {
    expect(() => applyDiscounts(100, 10_001)).toThrow(RangeError);
    expect(() => applyDiscounts(100, -1)).toThrow(RangeError);
    expect(() => applyDiscounts(100, 0.5)).toThrow(RangeError);
    expect(() => applyDiscounts(10.5, 100)).toThrow(RangeError);
  });

  it("does not depend on their order and never raises a price", () => {
    fc.assert(
      fc.property(cents, points, points, (base, first, second) => {
        const net = applyDiscounts(base, first, second);
        expect(net).toBe(applyDiscounts(base, second, first));
        expect(net).toBeGreaterThanOrEqual(0);
        expect(net).toBeLessThanOrEqual(base);
      }),
    );
  });
});

describe("VAT and totals", () => {
  it("rounds half away from zero", () => {
    expect(vatOf(1000, 2000)).toBe(200);
    expect(vatOf(10_000, 810)).toBe(810);
    expect(vatOf(50, 100)).toBe(1);
    expect(vatOf(-50, 100)).toBe(-1);
    expect(vatOf(49, 100)).toBe(0);
  });

  it("computes VAT on the sum of a rate, not line by line", () => {
    const lines = Array.from({ length: 3 }, () => ({ netCents: 2, rateBp: 2000 }));
    expect(totalsOf(lines)).toEqual({
      netCents: 6,
      vatCents: 1,
      grossCents: 7,
      rates: [{ rateBp: 2000, netCents: 6, vatCents: 1 }],
    });
    expect(totalsOf([])).toEqual({ netCents: 0, vatCents: 0, grossCents: 0, rates: [] });
  });

  it("never drifts: parts sum to totals, order is indifferent, each rate is within half a cent", () => {
    fc.assert(
      fc.property(fc.array(fc.record({ netCents: cents, rateBp: rate }), { maxLength: 60 }), (lines) => {
        const totals = totalsOf(lines);
        expect(totals.netCents).toBe(lines.reduce((sum, line) => sum + line.netCents, 0));
        expect(totals.grossCents).toBe(totals.netCents + totals.vatCents);
        expect(totals.vatCents).toBe(totals.rates.reduce((sum, { vatCents }) => sum + vatCents, 0));
        expect(totalsOf([...lines].reverse())).toEqual(totals);
        for (const { netCents, rateBp, vatCents } of totals.rates) {
          const exact = lines.reduce((sum, line) => sum + (line.rateBp === rateBp ? line.netCents * rateBp : 0), 0);
          expect(netCents * rateBp).toBe(exact);
          expect(Math.abs(vatCents * 10_000 - exact)).toBeLessThanOrEqual(5_000);
        }
      }),
    );
  });
});

describe("writing and reading prices", () => {
  it("writes euro as the locale does and francs in one form", () => {
    expect(plain(formatMoney(123_450, "EUR", "fr"))).toBe("1 234,50 €");
    expect(formatMoney(123_450, "EUR", "en")).toBe("€1,234.50");
    expect(formatMoney(1250, "CHF", "fr")).toBe("12.50 CHF");
    expect(formatMoney(1_234_567_800, "CHF", "fr")).toBe("12’345’678.00 CHF");
    expect(formatMoney(-5, "CHF", "de")).toBe("-0.05 CHF");
    expect(formatMoney(null, "EUR", "fr")).toBe("XXX.xx");
  });

  it.each([
    ["12,5", 1250],
    ["12.50", 1250],
    [" 12 ", 1200],
    ["0.01", 1],
    ["1 234,50", 123_450],
    ["1\u202f234\u00a0567.00", 123_456_700],
    ["1’234.50", 123_450],
    ["9999999.99", 999_999_999],
  ])("reads %j as %d", (text, expected) => {
    expect(parsePrice(text)).toBe(expected);
  });

  it.each([
    "",
    "0",
    "0,00",
    "-1",
    "+1",
    "1,234",
    "12.",
    ".5",
    "1.234,50",
    "12 34",
    "1e3",
    "abc",
    "٣",
    "10000000",
    "1 2345",
  ])("does not read %j", (text) => {
    expect(parsePrice(text)).toBeNull();
  });

  it("reads back every price it writes", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999 }), fc.constantFrom("EUR", "CHF"), (price, currency) => {
        const written = formatMoney(price, currency, "fr").replace(/[^\d.,]*$/u, "");
        expect(parsePrice(written)).toBe(price);
      }),
    );
  });

  it("rounds cash to 5 rappen", () => {
    expect([0, 1, 2, 3, 7, 8, 1252, 1253, -2, -3].map(roundTo5Rappen)).toEqual([0, 0, 0, 5, 5, 10, 1250, 1255, 0, -5]);
  });
});

describe("prices of any currency", () => {
  it.each([
    [1250, "EUR", "12,50 €"],
    [1250, "CHF", "12.50 CHF"],
    [1250, "USD", "12,50 USD"],
    [125_000, "JPY", "1 250 JPY"],
  ])("writes %d %s as %s", (cents, currency, text) =>
    expect(formatAnyMoney(cents, currency, "fr").replace(/\s/g, " ")).toBe(text),
  );
});

it.each([
  [90, 8_000, 12_000],
  [1, 6_550, 109],
  [1, 30, 1],
  [1, 29, 0],
  [6_000, 100_000, 10_000_000],
  [0, 6_550, 0],
])("%p minutes at %p cents the hour cost %p", (minutes, rate, price) => expect(timePrice(minutes, rate)).toBe(price));
