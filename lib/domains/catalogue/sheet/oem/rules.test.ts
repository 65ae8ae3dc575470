import { pageOfRows, readClick } from "./rules";

describe("clicks on a row of the OEM block", () => {
  it.each([
    [null, 1000, "select"],
    [{ key: "a", at: 1000 }, 1250, "open"],
    [{ key: "a", at: 1000 }, 1251, "select"],
    [{ key: "b", at: 1000 }, 1010, "select"],
  ] as const)("after %j at %d ms: %s", (last, at, outcome) => {
    expect(readClick<string>(last, { key: "a", at })).toBe(outcome);
  });
});

describe("pages of rows", () => {
  const rows = Array.from({ length: 51 }, (_, index) => index);
  it("are one up to the limit, and never outside", () => {
    expect(pageOfRows(rows.slice(0, 50), 1, 50).pages).toBe(1);
    expect(pageOfRows(rows, 2, 50)).toEqual({ rows: [50], pages: 2 });
    expect(pageOfRows(rows, 99, 50).rows).toEqual([50]);
    expect(pageOfRows(rows, -1, 50).rows).toHaveLength(50);
    expect(pageOfRows([], 1, 50)).toEqual({ rows: [], pages: 1 });
  });
});
