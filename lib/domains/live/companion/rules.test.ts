import { changedLines, freshSeconds, leaveMs, rowOfQuoted } from "./rules";

const line = (id: number, quantity = 1, unitCents: number | null = 100) => ({ id, quantity, unitCents });

it("marks lines that came or changed, never those that stayed or left", () => {
  const before = [line(1), line(2), line(3), line(4, 1, null)];
  expect(changedLines(before, [line(1), line(2, 5), line(4, 1, 100), line(9)])).toEqual([2, 4, 9]);
  expect(changedLines(before, before)).toEqual([]);
  expect(changedLines([], [])).toEqual([]);
});

it("finds the line of the cart that a quoted line was made from", () => {
  const lines = [
    { id: 4, item: { makeLabel: "Bosch", number: "1" } },
    { id: 5, item: { makeLabel: "TRW", number: "1" } },
  ];
  expect(rowOfQuoted(lines, { brand: "TRW", reference: "1" })).toBe(5);
  expect(rowOfQuoted(lines, { brand: "TRW", reference: "2" })).toBeNull();
});

it("outlives two missed signs of life and the time in which a page may come back", () => {
  expect(freshSeconds(20)).toBe(60);
  expect(freshSeconds(0.05) * 1000).toBeGreaterThan(leaveMs);
});
