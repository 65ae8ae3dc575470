import { leftOf, nextSession, ownSession, stateOf, takesPeople } from "./rules";
import type { Training, TrainingSession } from "./schema";

const session = (given: Partial<TrainingSession> = {}): TrainingSession => ({
  ...{ id: 1, day: "2026-12-01", city: "Lyon", left: 3, mine: false, open: true },
  ...given,
});

it.each([
  [12, 0, 12],
  [12, 11, 1],
  [12, 12, 0],
  [12, 13, 0],
  [null, 400, null],
])("of %p places with %p taken %p are left", (places, taken, left) => expect(leftOf(places, taken)).toBe(left));

it("a course takes people until the day before it begins", () => {
  expect(["2026-11-23", "2026-11-24", "2026-11-25"].map((day) => takesPeople(day, "2026-11-24"))).toEqual([
    ...[false, false, true],
  ]);
});

describe("a session", () => {
  const own = session({ id: 2, mine: true, left: 0, open: false });
  it.each<[string, TrainingSession, TrainingSession[], string]>([
    ["free", session(), [], "free"],
    ["of a course without an end of places", session({ left: null }), [], "free"],
    ["full", session({ left: 0 }), [], "full"],
    ["begun", session({ open: false }), [], "closed"],
    ["full and one's own", own, [own], "mine"],
    ["beside one's own", session(), [own], "other"],
    ["full beside one's own", session({ left: 0 }), [own], "full"],
  ])("%s", (_, one, others, state) => expect(stateOf(one, [one, ...others])).toBe(state));
});

describe("of a course", () => {
  const course = (...sessions: TrainingSession[]) => ({ sessions }) as Training;
  it("the next session is the first with a place, else the first that is still to come", () => {
    const [full, free] = [session({ id: 1, left: 0 }), session({ id: 2 })];
    expect(nextSession(course(session({ id: 3, open: false }), full, free))).toBe(free);
    expect(nextSession(course(full))).toBe(full);
    expect(nextSession(course())).toBeNull();
  });

  it("a person's own session is found, whatever became of it", () => {
    const own = session({ mine: true, open: false });
    expect([ownSession(course(session(), own)), ownSession(course(session()))]).toEqual([own, null]);
  });
});
