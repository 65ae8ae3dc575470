import { whenAllSaid, whenSaid } from "./said-above";

test("what the bar says hides where it says it, and nowhere else", () => {
  expect(whenSaid("bar", "plate")).toBe("hidden");
  expect(whenSaid("bar", "vin")).toBe("md:hidden");
  expect(whenSaid("bar", "cnit")).toBeUndefined();
  expect(whenSaid("banner", "vin")).toBeUndefined();
  expect(whenSaid(null, "plate")).toBeUndefined();
});

test("a card goes only where its last row does", () => {
  expect(whenAllSaid(["hidden", "md:hidden"])).toBe("md:hidden");
  expect(whenAllSaid(["xl:hidden", "hidden", "md:hidden"])).toBe("xl:hidden");
  expect(whenAllSaid(["hidden", undefined])).toBeUndefined();
});
