import { fadesOf } from "./scroll-edges";

const line = { scrollWidth: 900, clientWidth: 600 };

it.each([
  ["that begins", 0, false, { left: 0, right: 40 }],
  ["in the middle", 120, false, { left: 40, right: 40 }],
  ["that is at its end", 300, false, { left: 40, right: 0 }],
  ["that begins, from right to left", 0, true, { left: 40, right: 0 }],
  ["that is at its end, from right to left", -300, true, { left: 0, right: 40 }],
])("a line %s fades where more lies beyond", (_, scrollLeft, isMirrored, fades) => {
  expect(fadesOf({ ...line, scrollLeft }, isMirrored)).toEqual(fades);
});

it("a line that has room fades nowhere", () => {
  expect(fadesOf({ scrollLeft: 0, scrollWidth: 600, clientWidth: 600 }, false)).toEqual({ left: 0, right: 0 });
});
