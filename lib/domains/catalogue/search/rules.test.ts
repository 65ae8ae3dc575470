import { guessSearch, numberCodes, plainWidth, searchKey } from "./rules";

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

it("full-width letters, digits and blanks are plain ones; other scripts stay", () => {
  expect(plainWidth("ＧＤＢ\u3000１６３４ مرحبا é ²")).toBe("GDB 1634 مرحبا é ²");
});
