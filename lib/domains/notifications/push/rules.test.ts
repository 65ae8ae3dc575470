import { endOf, topicOf } from "./rules";

it.each([
  [[], 0, { state: "skipped", reason: "no-device" }],
  [["gone", "taken", "silent"], 0, { state: "sent", reason: null }],
  [["gone", "silent"], 0, { state: "waiting", reason: "unreachable", minutes: 1 }],
  [["silent"], 2, { state: "waiting", reason: "unreachable", minutes: 20 }],
  [["silent"], 3, { state: "failed", reason: "unreachable" }],
  [["gone", "refused"], 0, { state: "failed", reason: "refused" }],
  [["gone"], 0, { state: "failed", reason: "device-gone" }],
] as const)("browsers that did %j after %i tries end as %j", (outcomes, tries, end) =>
  expect(endOf(outcomes, tries)).toEqual(end),
);

it("what waits is one of a kind, and every alert", () => {
  const [one, other] = ["a".repeat(22), "b".repeat(22)];
  expect(topicOf({ id: one, category: "news" })).toBe(topicOf({ id: other, category: "news" }));
  expect(topicOf({ id: one, category: "alert" })).not.toBe(topicOf({ id: other, category: "alert" }));
  expect(topicOf({ id: one, category: "alert" })).toMatch(/^[\w-]{1,32}$/);
});
