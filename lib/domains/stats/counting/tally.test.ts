import type { CountedEvent } from "@/lib/platform/counting/event";
import { installation } from "../rules";
import { eventPlacer, monthBefore, soundTime } from "./rules";
import { Tally, userDayKey, userKey, vehicleKey, type Known } from "./tally";

const now = Date.parse("2026-11-26T09:30:00Z");
const places = new Map([[80, { makeId: 1, modelId: 202 }]]);
const event = (more: Partial<CountedEvent> = {}): CountedEvent => ({
  ...{ kind: "identification", at: now, companyId: 12, userId: 3, ktype: 80, found: 1, amount: null },
  ...{ vehicle: "mark", name: null },
  ...more,
});
const tallied = (events: CountedEvent[], known: Partial<Known> = {}): Tally => {
  const tally = new Tally({ seen: new Map(), users: new Set(), userDays: new Set(), ...known });
  events.map(eventPlacer(now, places)).forEach((one) => tally.add(one));
  return tally;
};
const dayOf = (tally: Tally, company = 12) => tally.days.list().find(({ company_id }) => company_id === company);

describe("the time of an event", () => {
  it.each([
    ["as it is", now - 5000, now - 5000],
    ["now where clocks differ a little", now + 60_000, now],
    ["now where it lies in the future", now + 86_400_000, now],
    ["now where a clock was turned back to nothing", 0, now],
    ["now where it is no time", Number.NaN, now],
  ])("is %s", (_, at, sound) => expect(soundTime(at, now)).toBe(sound));

  it("is a day, hour and month of Paris", () => {
    const [placed] = [event({ at: Date.parse("2026-10-31T23:30:00Z") })].map(eventPlacer(now, places));
    expect(placed).toMatchObject({ day: "2026-11-01", hour: 0, month: "2026-11-01", makeId: 1, modelId: 202 });
    expect(monthBefore("2026-11-26", 13)).toBe("2025-10-01");
  });
});

describe("a batch of events", () => {
  it("counts what was found, for the company and the installation", () => {
    const tally = tallied([event(), event({ vehicle: null, found: 0 }), event({ vehicle: null, found: null })]);
    const counts = { hits: 3, adn_ok: 1, adn_0: 1, adn_null: 1, new_hits: 3, nb_users: 1, new_users: 1 };
    expect([dayOf(tally), dayOf(tally, installation)]).toMatchObject([counts, counts]);
    expect(tally.versions.list()).toEqual([{ ktype: 80, month: "2026-11-01", calls: 3 }]);
  });

  it("knows a vehicle again for thirty days, and a user for ever", () => {
    const again = (days: number) => new Map([[vehicleKey(12, "mark"), now - days * 86_400_000]]);
    expect(dayOf(tallied([event()], { seen: again(29) }))).toMatchObject({ hits: 1, repeat_hits: 1 });
    expect(dayOf(tallied([event()], { seen: again(31) }))).toMatchObject({ hits: 1, new_hits: 1 });
    const users = new Set([userKey(12, 3), userKey(installation, 3)]);
    expect(dayOf(tallied([event()], { users }))).toMatchObject({ nb_users: 1, new_users: 0 });
    const userDays = new Set([userDayKey(12, 3, "2026-11-26"), userDayKey(installation, 3, "2026-11-26")]);
    expect(dayOf(tallied([event()], { users, userDays }))).not.toHaveProperty("nb_users");
  });

  it("tells how long a quote took, at most a week", () => {
    const quote = event({ kind: "quote", found: null });
    const since = (ms: number) => tallied([quote], { seen: new Map([[vehicleKey(12, "mark"), now - ms]]) }).events[0];
    expect(since(600_000)).toMatchObject({ amount: 600 });
    expect(since(8 * 86_400_000)).toMatchObject({ amount: null });
    expect(tallied([quote]).events[0]).toMatchObject({ amount: null });
  });

  it("keeps the words of vain searches alone, and the slowest answer of a supplier", () => {
    const tally = tallied([
      event({ kind: "search", found: 0, name: "adblue" }),
      event({ kind: "search", found: 4, name: null }),
      event({ kind: "supplier", name: "A", found: 2, amount: 120 }),
      event({ kind: "supplier", name: "A", found: 0, amount: 80 }),
      event({ kind: "supplier", name: "A", found: null, amount: 2000 }),
    ]);
    expect(dayOf(tally)).toMatchObject({ searches: 2, missed: 1 });
    expect(tally.missed.list()).toMatchObject([{ text: "adblue", searches: 1 }, { text: "adblue" }]);
    expect(tally.suppliers.list()).toMatchObject([{ asked: 3, answered: 2, offered: 1, ms: 200, slowest_ms: 120 }]);
  });
});
