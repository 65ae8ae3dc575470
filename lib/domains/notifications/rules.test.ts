import fc from "fast-check";
import {
  badgeOf,
  channelsFor,
  furthestMs,
  isFixed,
  longestLifeMs,
  namesNobody,
  notificationCategories,
  notificationChannels,
  oldestMs,
  timeFault,
} from "./rules";

const category = fc.constantFrom(...notificationCategories);
const channel = fc.constantFrom(...notificationChannels);
const preference = fc.record({ category, channel, enabled: fc.boolean() });

describe("the channels of a kind", () => {
  it("are the inbox where nothing was chosen, and what was chosen otherwise", () => {
    expect(channelsFor([], "news")).toEqual(["inbox", "push"]);
    expect(channelsFor([{ category: "news", channel: "inbox", enabled: false }], "news")).toEqual([]);
    expect(channelsFor([{ category: "news", channel: "email", enabled: true }], "news")).toEqual([
      "inbox",
      "email",
      "push",
    ]);
    expect(channelsFor([{ category: "news", channel: "push", enabled: false }], "news")).toEqual(["inbox"]);
    expect(channelsFor([{ category: "promotion", channel: "inbox", enabled: false }], "news")).toEqual([
      "inbox",
      "push",
    ]);
  });

  it("push nothing of a kind that is muted", () =>
    fc.assert(
      fc.property(fc.array(preference), category, (chosen, one) => {
        const open = channelsFor(chosen, one);
        if (!open.includes("inbox")) expect(open).not.toContain("push");
      }),
    ));

  it("never lack one by which everybody is told of a kind", () =>
    fc.assert(
      fc.property(fc.array(preference), category, (chosen, one) => {
        const fixed = notificationChannels.filter((by) => isFixed(one, by));
        expect(channelsFor(chosen, one)).toEqual(expect.arrayContaining(fixed));
      }),
    ));
});

describe("the times of a notification", () => {
  const now = new Date("2026-11-24T10:00:00Z");
  const after = (ms: number) => new Date(now.getTime() + ms);
  const fault = (send: number, end: number) => timeFault({ sendAt: after(send), expiresAt: after(end) }, now)?.fault;

  it.each([
    [0, 1000, undefined],
    [-oldestMs, 1000, undefined],
    [-oldestMs - 1, 1000, "past"],
    [furthestMs, furthestMs + 1, undefined],
    [furthestMs + 1, furthestMs + 2, "too-late"],
    [1000, 1000, "before-sending"],
    [0, -1, "before-sending"],
    [1000, 1000 + longestLifeMs, undefined],
    [1000, 1001 + longestLifeMs, "too-long"],
  ])("sent after %d ms, ended after %d ms: %s", (send, end, found) => expect(fault(send, end)).toBe(found));
});

it("a badge stops at 99", () => expect([1, 99, 100].map(badgeOf)).toEqual(["1", "99", "99+"]));

it("a choice names nobody when all of it is empty", () => {
  expect(namesNobody({ targetTags: [], groups: [], users: [] })).toBe(true);
  expect(namesNobody({ targetTags: [], groups: [4], users: [] })).toBe(false);
});
