import { allWeeks, mondayOf, sumWeeks, supplierName, supplierRates } from "./rules";

it.each([
  ["2026-11-26", "2026-11-23"],
  ["2026-11-23", "2026-11-23"],
  ["2026-11-22", "2026-11-16"],
  ["2026-01-01", "2025-12-29"],
])("the week of %s begins on %s", (day, monday) => expect(mondayOf(day)).toBe(monday));

it("weeks without a quote are there too, and all come to a sum", () => {
  const one = {
    week: "2026-11-16",
    made: 2,
    madeCents: 500,
    accepted: 1,
    acceptedCents: 300,
    refused: 0,
    refusedCents: 0,
  };
  const weeks = allWeeks({ from: "2026-11-11", to: "2026-11-26" }, [one]);
  expect(weeks.map(({ week, made }) => [week, made])).toEqual([
    ["2026-11-09", 0],
    ["2026-11-16", 2],
    ["2026-11-23", 0],
  ]);
  expect(sumWeeks(weeks)).toMatchObject({ made: 2, madeCents: 500, acceptedCents: 300 });
});

it("a supplier that never answered has no time", () => {
  expect(supplierRates({ asked: 3, answered: 0, offered: 0, ms: 0 })).toEqual({
    ...{ answeredPercent: 0, offeredPercent: 0, meanMs: null },
  });
  expect(supplierRates({ asked: 4, answered: 3, offered: 1, ms: 301 })).toEqual({
    ...{ answeredPercent: 75, offeredPercent: 33.33, meanMs: 100 },
  });
});

it("a supplier has its name, a vendor its store's while it sells, the own stock none", () => {
  const installed = new Map([
    ["local", "local"],
    ["IDLP", "ID Logistique"],
  ]);
  const sellers = new Map([
    ["v-1", { name: "Casse du Rhône", isOpen: true }],
    ["v-2", { name: "Suspended", isOpen: false }],
  ]);
  expect(
    ["IDLP", "v-1", "v-2", "v-3", "GONE", "local"].map((code) => supplierName(code, { installed, sellers })),
  ).toEqual(["ID Logistique", "Casse du Rhône", "v-2", "v-3", "GONE", ""]);
});
