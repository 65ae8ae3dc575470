import fc from "fast-check";
import { wordParts } from "./line-breaks";

describe("wordParts", () => {
  it("leaves a usual word whole", () => {
    expect(wordParts("Plaquettes")).toEqual(["Plaquettes"]);
  });

  it("opens a long word and scripts without spaces between graphemes, without a hyphen", () => {
    expect(wordParts("é".repeat(30)).filter((part) => part === "é")).toHaveLength(30);
    expect(wordParts("齋藤")).toEqual(["齋", "", "藤"]);
    expect(wordParts("👨‍👩‍👧🚗")).toEqual(["👨‍👩‍👧", "", "🚗"]);
  });

  it("never changes the word", () => {
    fc.assert(fc.property(fc.string({ unit: "grapheme" }), (word) => wordParts(word).join("") === word));
  });
});
