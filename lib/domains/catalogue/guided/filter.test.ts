import { matchesFilter } from "./filter";
import { readNumbers, writeNumbers } from "./numbers";

describe("the filter of results", () => {
  const row = { words: "Étrier de frein avant gauche", numbers: ["77 01 207 339"] };
  it.each(["", "  ", "etrier", "ÉTRIER", "avant", "gauche frein", "7701207339", "77 01 207", "01-207", "frein 77 01"])(
    "%j finds it",
    (text) => expect(matchesFilter(row, text)).toBe(true),
  );
  it.each(["arrière", "étrier droite", "7701207338", "<b>"])("%j does not", (text) =>
    expect(matchesFilter(row, text)).toBe(false),
  );
});

describe("numbers in an address", () => {
  it("are read in any spelling, each once", () => {
    expect(readNumbers("77 01 207 339,7701207339, 86.60-800-897 ,,x,<>")).toEqual(["7701207339", "8660800897"]);
    expect(writeNumbers(["77 01 207 339", "86 60 800 897"])).toBe("7701207339,8660800897");
    expect(readNumbers("é,!!,\u0000")).toEqual([]);
    expect(readNumbers(Array.from({ length: 80 }, (_, at) => `NUMBER${at}`).join(","))).toHaveLength(50);
  });
});
