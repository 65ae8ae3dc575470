import {
  asFit,
  availabilityOf,
  byUse,
  isShown,
  judgeUnit,
  standingFor,
  tabsOf,
  unitIdOf,
  unitKey,
  unitOffer,
} from "./rules";

const engine = {
  ...{ kind: "engine" as const, engineCodes: ["K9K 766"], engineFamily: "K9K" },
  ...{ gearboxReference: null, gearboxCode: null, automatic: null },
};
const gearbox = {
  ...{ kind: "gearbox" as const, engineCodes: [], engineFamily: null },
  ...{ gearboxReference: "JR5 183", gearboxCode: "JR5183ABC", automatic: false },
};
const car = { engineCode: "K9K 766", gearbox: "manual" as const, gearboxCode: null };

it.each([
  ["K9K 766", "fits", "same-code"],
  ["k9k766", "fits", "same-code"],
  ["K9K", "unknown", "same-family"],
  ["K9K 768", "no", "other-code"],
  ["", "unknown", "no-code"],
  [null, "unknown", "no-code"],
])("an engine K9K 766 for a car with %p: %s", (engineCode, verdict, reason) =>
  expect(judgeUnit(engine, { ...car, engineCode })).toMatchObject({ verdict, reason }),
);

it.each([
  [null, "manual" as const, "unknown", "check-plate"],
  [null, "automatic" as const, "no", "other-gearbox"],
  ["jr5-183", "manual" as const, "fits", "same-code"],
  ["JR5183ABC", "automatic" as const, "fits", "same-code"],
  ["JR5", "manual" as const, "unknown", "same-family"],
  ["JH3 128", "manual" as const, "no", "other-code"],
])("a gearbox JR5 183 where the plate says %p in a car that is %s: %s", (gearboxCode, kind, verdict, reason) =>
  expect(judgeUnit(gearbox, { ...car, gearbox: kind, gearboxCode })).toMatchObject({ verdict, reason }),
);

it("keeps the verdict as carts do", () =>
  expect(asFit("engine", judgeUnit(engine, car))).toEqual({
    ...{ verdict: "fits", met: 1, of: 1 },
    criteria: [{ key: "engineCode", needs: "K9K 766", has: "K9K 766", verdict: "fits" }],
  }));

it("shows by availability, a reserved unit as one that is in stock", () => {
  const states = ["in-stock", "reserved", "to-dismantle", "sold"] as const;
  expect(states.map(availabilityOf)).toEqual([1, 1, null, 0]);
  expect(states.filter((state) => isShown(state, "1"))).toEqual(["in-stock", "reserved"]);
  expect(states.filter((state) => isShown(state, "0"))).toEqual(["to-dismantle", "sold"]);
  expect(states.every((state) => isShown(state, "1-0"))).toBe(true);
});

it("lists what fits first, then what can be had, then what costs less", () => {
  const fits = { verdict: "fits" } as const;
  const units = [
    { id: 1, state: "sold", priceCents: 1, fit: fits },
    { id: 2, state: "in-stock", priceCents: 900, fit: fits },
    { id: 3, state: "in-stock", priceCents: 1, fit: { verdict: "no" } },
    { id: 4, state: "in-stock", priceCents: 800, fit: fits },
  ] as const;
  expect(units.toSorted(byUse).map(({ id }) => id)).toEqual([4, 2, 1, 3]);
});

it("has a tab for each family of engines and one for the gearboxes", () =>
  expect(tabsOf([gearbox, engine, engine]).map(({ tab, units }) => [tab, units.length])).toEqual([
    ["engine-K9K", 2],
    ["gearbox", 1],
  ]));

it("offers one piece or none, less what the trade gets", () => {
  const unit = { id: 7, priceCents: 89_000 };
  expect(unitOffer({ ...unit, state: "in-stock" })).toMatchObject({
    quantity: 1,
    netCents: 71_200,
    publicCents: 89_000,
  });
  expect(unitOffer({ ...unit, state: "to-dismantle" })).toMatchObject({ quantity: 0, state: "unavailable" });
});

it.each(["pre-0", "pre-01", "own-3", "3", "pre-1234567890", "pre-", null, 3])("%p names no unit", (key) =>
  expect(unitIdOf(key)).toBeNull(),
);

it("finds a unit by its own key", () => expect(unitIdOf(unitKey(42))).toBe(42));

const hold = { until: "2026-11-02T10:00:00.000Z", minutes: 12, ours: true, customerId: 5 };

it.each([
  ["nobody keeps", { state: "in-stock", hold: null }, "free"],
  ["is kept for the customer", { state: "reserved", hold }, "kept"],
  ["is kept for another customer of the house", { state: "reserved", hold: { ...hold, customerId: 6 } }, "taken"],
  ["another house keeps", { state: "reserved", hold: { ...hold, ours: false, customerId: null } }, "taken"],
  ["was sold", { state: "sold", hold: null }, "sold"],
  ["went back to be taken out of its car", { state: "to-dismantle", hold: null }, "gone"],
  ["the vendor withdrew", null, "gone"],
] as const)("a unit of a line that %s", (_, unit, standing) => expect(standingFor(unit, 5)).toBe(standing));
