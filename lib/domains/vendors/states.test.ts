import fc from "fast-check";
import { decisionsIn, holdsName, needsReason, nextState, sells, vendorStates, type VendorStep } from "./states";

const all: VendorStep[] = ["register", "cancel", "approve", "ask", "refuse", "suspend", "reinstate"];

it("a store sells only after an approval that nothing has ended", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...all), { maxLength: 30 }), (steps) => {
      const walk = steps.reduce<{ state: (typeof vendorStates)[number]; approved: boolean }>(
        ({ state, approved }, step) => {
          const next = nextState(state, step);
          if (next === null) return { state, approved };
          return { state: next, approved: ["approve", "reinstate"].includes(step) };
        },
        { state: "new", approved: false },
      );
      expect(sells(walk.state)).toBe(walk.approved);
    }),
  );
});

it("cancel returns to new, and nobody cancels what is approved", () => {
  expect(vendorStates.map((state) => nextState(state, "cancel"))).toEqual([null, "new", "new", null, "new", null]);
});

it("a company sends in what is not decided for it, and no store that sells", () => {
  expect(vendorStates.filter((state) => nextState(state, "register"))).toEqual([
    ...["new", "vendor", "waiting-for-approval", "refused"],
  ]);
});

it("an administrator decides what waits, and what sells", () => {
  expect(decisionsIn("waiting-for-approval")).toEqual(["approve", "ask", "refuse"]);
  expect(decisionsIn("approuved")).toEqual(["refuse", "suspend"]);
  expect(decisionsIn("suspended")).toEqual(["ask", "refuse", "reinstate"]);
  expect([decisionsIn("new"), decisionsIn("vendor"), decisionsIn("refused")]).toEqual([[], [], []]);
  expect(decisionsIn("waiting-for-approval").filter(needsReason)).toEqual(["ask", "refuse"]);
});

it("refused and given up names are free again", () => {
  expect(vendorStates.filter((state) => !holdsName(state))).toEqual(["new", "refused"]);
});
