import { formatNumber, formatRate } from "./numbers";

describe("numbers as a language writes them", () => {
  it("groups thousands and keeps formats of different options apart", () => {
    expect(formatNumber(1461, "fr")).toBe("1\u202f461");
    expect(formatNumber(1461, "en")).toBe("1,461");
    expect(formatNumber(1.5, "fr", { minimumFractionDigits: 2 })).toBe("1,50");
    expect(formatNumber(1.5, "fr")).toBe("1,5");
  });

  it("writes rates as percent", () => {
    expect(formatRate(2000, "fr")).toBe("20\u00a0%");
    expect(formatRate(810, "de-CH")).toBe("8.1%");
  });
});
