import { printable } from "./printable";

describe("printable", () => {
  it.each([
    ["e\u0301", "é"],
    ["a\u0000b\tc", "a b c"],
    ["one\r\ntwo\u2028three", "one\ntwo\nthree"],
    ["\u202eabc\u200f\ufeff", "abc"],
    ["a\ud83d", "a?"],
    ["ﬁn ﻻ", "fin لا"],
    ["👨‍👩‍👧 <b>&amp;</b>", "👨‍👩‍👧 <b>&amp;</b>"],
  ])("of %j is %j", (text, expected) => {
    expect(printable(text)).toBe(expected);
  });
});
