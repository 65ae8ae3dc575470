import fc from "fast-check";
import {
  clockOf,
  codeLetters,
  isDue,
  isNight,
  isOneTimeLink,
  isScreenAddress,
  msUntil,
  nextItem,
  normaliseCode,
  shiftOf,
  stateOf,
  waitAfter,
  type ScreenItem,
} from "./rules";

const item = (part: Partial<ScreenItem> = {}): ScreenItem => ({
  ...{ title: "", url: "https://a.test/", seconds: 10, days: [], from: null, to: null },
  ...part,
});
const at = (time: string, day = 1) => ({ day, minute: Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) });

describe("a code", () => {
  it("has no letter that is taken for another, and is read however it is typed", () => {
    expect(codeLetters).not.toMatch(/[01IO]/);
    expect(codeLetters).toHaveLength(32);
    expect(normaliseCode(" abc-d 23")).toBe("ABCD23");
  });
  it.each(["", "ABCDE", "ABCDEFG", "ABCDE0", "ABCDEI", "ÀBCDEF", "ABCDE'"])("is not %p", (text) =>
    expect(normaliseCode(text)).toBeNull(),
  );
});

describe("an address", () => {
  it.each(["https://a.test", "http://192.168.1.4:8080/x?y=1", "/embedded/poster/tyres"])("may be %s", (url) =>
    expect(isScreenAddress(url)).toBe(true),
  );
  it.each([
    "",
    "/cart",
    "/embedded/poster/../cart",
    "javascript:alert(1)",
    "//a.test",
    "https://",
    "data:text/html,x",
    "a.test",
  ])("may not be %p", (url) => expect(isScreenAddress(url)).toBe(false));
  it.each([
    "https://a.test/s/2/17",
    "http://x/S/a",
    "https://a.test//s/2/1",
    "https://a.test/%73/2/1",
    "https://a.test/api/login/2/3",
  ])("that signs in is known: %s", (url) => expect(isOneTimeLink(url)).toBe(true));
  it.each(["https://a.test/", "https://a.test/stock", "https://a.test/gcd?id=s", "https://a.test/%"])(
    "%s signs nobody in",
    (url) => expect(isOneTimeLink(url)).toBe(false),
  );
});

describe("the clock on the wall", () => {
  it.each([
    ["2026-11-24T12:00:00Z", 2, 13 * 60],
    ["2026-07-05T22:30:00Z", 1, 30],
    ["2026-03-29T01:00:00Z", 7, 3 * 60],
  ])("says of %s day %i, minute %i", (iso, day, minute) => expect(clockOf(new Date(iso))).toEqual({ day, minute }));

  it("is dark over midnight, never where both hours are alike", () => {
    const night = { from: "22:00", to: "06:00" };
    expect(["21:59", "22:00", "00:00", "05:59", "06:00"].map((time) => isNight(night, at(time)))).toEqual([
      ...[false, true, true, true, false],
    ]);
    expect(isNight({ from: "07:00", to: "07:00" }, at("07:00"))).toBe(false);
  });

  it("waits for a minute of the day, never less than one", () => {
    expect(msUntil(240, at("03:59"))).toBe(60_000);
    expect(msUntil(240, at("04:00"))).toBe(24 * 3_600_000);
    expect(msUntil(240, at("23:00"))).toBe(5 * 3_600_000);
  });
});

describe("an item", () => {
  it("is due on its days and in its hours", () => {
    const lunch = item({ days: [1, 5], from: "11:30", to: "14:00" });
    expect(isDue(lunch, at("11:30", 1))).toBe(true);
    expect(isDue(lunch, at("14:00", 1))).toBe(false);
    expect(isDue(lunch, at("12:00", 2))).toBe(false);
    expect(isDue(item(), at("03:00", 7))).toBe(true);
  });
  it("that goes over midnight belongs to the day on which it began", () => {
    const late = item({ days: [7], from: "20:00", to: "02:00" });
    expect([at("21:00", 7), at("01:00", 1), at("01:00", 7), at("21:00", 1)].map((clock) => isDue(late, clock))).toEqual(
      [...[true, true, false, false]],
    );
  });
  it("follows the one before among those that are due, and may follow itself", () => {
    const items = [item(), item({ from: "20:00", to: "21:00" }), item()];
    expect([-1, 0, 2].map((after) => nextItem(items, after, at("10:00")))).toEqual([0, 2, 0]);
    expect(nextItem([item()], 0, at("10:00"))).toBe(0);
    expect(nextItem([], -1, at("10:00"))).toBeNull();
  });
  it("is never shown when it is not due, and every due one has its turn", () => {
    const items = fc.array(
      fc.record({
        days: fc.uniqueArray(fc.integer({ min: 1, max: 7 })),
        from: fc.constantFrom(null, "08:00"),
        to: fc.constantFrom(null, "18:00", "03:00"),
      }),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(items, fc.integer({ min: 1, max: 7 }), fc.integer({ min: 0, max: 1439 }), (parts, day, minute) => {
        const list = parts.map((part) => item(part));
        const clock = { day, minute };
        const seen = new Set<number>();
        let now: number | null = -1;
        for (let step = 0; step < list.length && now !== null; step += 1) {
          now = nextItem(list, now, clock);
          if (now !== null) seen.add(now);
        }
        expect([...seen].sort((a, b) => a - b)).toEqual(
          list.flatMap((one, place) => (isDue(one, clock) ? [place] : [])),
        );
      }),
    );
  });
});

it("waits ever longer, and never more than five minutes", () => {
  expect([1, 2, 3, 7, 50].map(waitAfter)).toEqual([5000, 10_000, 20_000, 300_000, 300_000]);
});

it("moves round a square of two pixels", () => {
  expect([0, 1, 2, 3, 4].map(shiftOf)).toEqual([
    { x: 0, y: 0 },
    { x: 2, y: 0 },
    { x: 2, y: 2 },
    { x: 0, y: 2 },
    { x: 0, y: 0 },
  ]);
});

it("is alive for 75 seconds after its last word", () => {
  const now = new Date("2026-11-24T12:00:00Z");
  const seen = (seconds: number) => stateOf({ paired: true, seenAt: new Date(now.getTime() - seconds * 1000) }, now);
  expect([seen(74), seen(75)]).toEqual(["live", "silent"]);
  expect(stateOf({ paired: true, seenAt: null }, now)).toBe("waiting");
  expect(stateOf({ paired: false, seenAt: now }, now)).toBe("unpaired");
});
