import { nameOf, readGenartIds } from "./rules";

describe("a search's name", () => {
  it.each([
    [" Freinage  complet ", "Freinage complet"],
    ["مكابح", "مكابح"],
    ["x".repeat(255), "x".repeat(255)],
    ["x".repeat(256), null],
    [" \u202e\u0007 ", null],
    ["", null],
  ])("%j is kept as %j", (raw, name) => expect(nameOf(raw)).toBe(name));
});

describe("its families", () => {
  it.each([
    ["10001, 10002,10001", [10_001, 10_002]],
    ["", null],
    [",", null],
    ["1,x", null],
    ["-1", null],
    ["1e3", null],
    [Array.from({ length: 101 }, (_, at) => at + 1).join(), null],
  ])("%j are %j", (text, ids) => expect(readGenartIds(text)).toEqual(ids));
});
