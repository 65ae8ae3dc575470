import { checkQuote, MAX_LINES } from "./check-quote";
import { sampleLine, sampleQuote } from "./testing/sample-quote";

const kindOf = (act: () => void) => {
  try {
    act();
  } catch (error) {
    return (error as { kind?: string }).kind;
  }
  return null;
};

describe("checkQuote", () => {
  it("accepts a complete quote", () => {
    expect(kindOf(() => checkQuote(sampleQuote(3)))).toBeNull();
  });

  it.each([
    ["half a cent", { lines: [sampleLine(0, { unitCents: 10.5 })] }],
    ["no number", { totals: { netCents: Number.NaN, vat: [], grossCents: 0 } }],
    [
      "a wrong VAT amount",
      { totals: { netCents: 1, vat: [{ rateBp: 2000, baseCents: 1, vatCents: 0.2 }], grossCents: 1 } },
    ],
    ["a wrong date", { quote: { ...sampleQuote(0).quote, expiresAt: "soon" } }],
    ["too many lines", { lines: Array.from({ length: MAX_LINES + 1 }, (_, at) => sampleLine(at)) }],
  ])("refuses %s as bad data", (_, over) => {
    expect(kindOf(() => checkQuote(sampleQuote(1, over)))).toBe("bad data");
  });
});
