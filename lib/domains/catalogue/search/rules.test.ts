import { combineWords, guessSearch, numberCodes, plainWidth, searchKey, wordsOf, type Candidate } from "./rules";

describe("the search that a text asks for", () => {
  it.each([
    ["0 986 494 104", "ref"],
    ["4047024321014", "ean"],
    ["1234567 123456789", "mdd"],
    ["12-12345678", "reparcar"],
    ["plaquettes de frein", "search"],
    ["Bosch", "search"],
    ["", null],
    [" \u202e\u0007 ", null],
  ])("%j: %s", (text, kind) => {
    expect(guessSearch(text)).toBe(kind);
  });

  it("of 5,000 characters is still one", () => {
    expect(guessSearch("plaquette ".repeat(500))).toBe("search");
  });
});

describe("the key of a number", () => {
  it.each([
    ["ref", "0 986 494 104", "0986494104"],
    ["ref", "77.01-207 339", "7701207339"],
    ["ean", "4 047024 321014", "4047024321014"],
    ["ean", "4006381333931", "4006381333931"],
    ["ean", "4006381333932", null],
    ["oe", "é", null],
    ["ref", "x", null],
    ["ref", "9".repeat(41), null],
  ] as const)("%s %j: %s", (kind, text, key) => {
    expect(searchKey(kind, text)).toBe(key);
  });

  it("looks through the kinds of number that the search names", () => {
    expect(numberCodes("ref")).toEqual([1, 2, 3, 4, 5]);
    expect(numberCodes("oe")).toEqual([2]);
    expect(numberCodes("ean")).toEqual([5]);
    expect(numberCodes("reparcar")).toEqual([4]);
  });
});

describe("words", () => {
  it("are cleaned of accents, fillers and repeats, six at most", () => {
    expect(wordsOf("Plaquettes de  frein, PLAQUETTES").map(({ word }) => word)).toEqual(["PLAQUETTES", "FREIN"]);
    expect(wordsOf("bougie d'allumage").map(({ word }) => word)).toEqual(["BOUGIE", "ALLUMAGE"]);
    expect(wordsOf("aa bb cc dd ee ff gg hh")).toHaveLength(6);
    expect(wordsOf("سلام \u202e")).toEqual([]);
  });

  const near = (typed: string, word: string, kind: number, targets: number[], score: number): Candidate => {
    return { typed, word, kind, targets, score };
  };
  const words = (...all: string[]) => all.map((word) => ({ typed: word.toLowerCase(), word }));

  it("meet: generic articles that every word names, any of the brands", () => {
    const read = combineWords(words("FILTRE", "HUILE", "BOSCH"), [
      near("FILTRE", "FILTRE", 1, [1, 2, 3], 1),
      near("HUILE", "HUILE", 1, [2, 9], 1),
      near("HUILE", "TUILE", 1, [5], 0.5),
      near("BOSCH", "BOSCH", 2, [40], 1),
    ]);
    expect(read).toEqual({ genartIds: [2], brandIds: [40], readAs: [], ignored: [] });
  });

  it("that say a side add no parts of their own", () => {
    const read = (...all: string[]) =>
      combineWords(words(...all), [
        near("PLAQUETTES", "PLAQUETTES", 1, [1, 7], 1),
        near("ARRIERE", "ARRIERE", 1, [4, 5], 1),
        near("FEU", "FEU", 1, [5, 6], 1),
        near("GAUCHE", "GAUCHE", 1, [8], 1),
      ]);
    expect(read("PLAQUETTES", "ARRIERE")).toMatchObject({ genartIds: [1, 7], ignored: ["arriere"] });
    expect(read("ARRIERE", "PLAQUETTES", "GAUCHE")).toMatchObject({
      genartIds: [1, 7],
      ignored: ["arriere", "gauche"],
    });
    expect(read("FEU", "ARRIERE", "GAUCHE")).toMatchObject({ genartIds: [5], ignored: ["gauche"] });
    expect(read("ARRIERE")).toMatchObject({ genartIds: [4, 5], ignored: [] });
  });

  it("are forgiven their typing errors, and say how they were read", () => {
    const read = combineWords(words("PLAQETTE", "BOSH", "ZZZZ"), [
      near("PLAQETTE", "PLAQUETTES", 1, [1], 0.58),
      near("PLAQETTE", "PLAQUETTE", 1, [7], 0.64),
      near("PLAQETTE", "RAQUETTE", 1, [8], 0.4),
      near("BOSH", "BOSCH", 2, [40], 0.43),
      near("BOSH", "BOUGIE", 1, [3], 0.2),
    ]);
    expect(read.genartIds).toEqual([1, 7]);
    expect(read.brandIds).toEqual([40]);
    expect(read.readAs).toEqual([
      { typed: "plaqette", read: "plaquettes" },
      { typed: "bosh", read: "bosch" },
    ]);
    expect(read.ignored).toEqual(["zzzz"]);
  });

  it("that name nothing leave nothing to look for", () => {
    expect(combineWords(words("ZZZZ"), [])).toEqual({ genartIds: null, brandIds: null, readAs: [], ignored: ["zzzz"] });
  });
});

it("full-width letters, digits and blanks are plain ones; other scripts stay", () => {
  expect(plainWidth("ＧＤＢ\u3000１６３４ مرحبا é ²")).toBe("GDB 1634 مرحبا é ²");
});
