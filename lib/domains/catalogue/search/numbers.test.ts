import fc from "fast-check";
import { namedNumbers, namesBeside, type Candidate } from "./numbers";

const word = (kind: number, name: string, ...targets: number[]) => ({ kind, word: name, targets });
const vocabulary = [
  word(1, "PLAQUETTES", 1),
  word(1, "FILTRE", 2, 3),
  word(1, "HUILE", 3),
  word(2, "BOSCH", 10),
  word(2, "TRW", 11),
  word(2, "MANN", 12),
  word(2, "FILTER", 12),
  word(2, "FORD", 13),
  word(3, "FORD", 40),
  word(3, "RENAULT", 41),
];
const near = (typed: string): Candidate[] =>
  vocabulary.flatMap((one) => {
    const score = one.word === typed ? 1 : one.word.startsWith(typed.slice(0, 2)) ? 0.5 : 0;
    return score > 0 ? [{ ...one, typed, score }] : [];
  });
const tries = (text: string) => namedNumbers(text, namesBeside(text).flatMap(near));
const first = (text: string) => {
  const [one] = tries(text);
  return one && [one.key, one.brandIds, one.makeIds];
};

describe("a number beside names", () => {
  it.each([
    ["TRW GDB1593", ["GDB1593", [11], null]],
    ["Bosch 0 986 494 643", ["0986494643", [10], null]],
    ["Bosch0986494643", ["0986494643", [10], null]],
    ["Mann-Filter HU 719/7 x", ["HU7197X", [12], null]],
    ["gdb1634 plaquettes", ["GDB1634", null, null]],
    ["renault 77.01-207 339", ["7701207339", null, [41]]],
    ["Bosch 7701207339 Renault", ["7701207339", [10], [41]]],
    ["plaquettes 2015", undefined],
    ["plaquettes de frein", undefined],
    ["", undefined],
  ])("%j is looked for as %j", (text, expected) => {
    expect(first(text)).toEqual(expected);
  });

  it("of a name that is a brand's and a make's may be of either", () => {
    expect(tries("Ford 1234567")[0]).toMatchObject({ brandIds: [13], makeIds: [40], either: true });
    expect(tries("Bosch 7701207339 Renault")[0]).toMatchObject({ either: false });
  });

  it("is looked for without names that are misspelt, and without what names nothing", () => {
    const read = tries("bosh n° 0986494643").map(({ key, brandIds, readAs, ignored }) => {
      return { key, brandIds, readAs, ignored };
    });
    expect(read).toContainEqual({
      ...{ key: "0986494643", brandIds: [10], ignored: ["n"] },
      readAs: [{ typed: "bosh", read: "bosch" }],
    });
  });

  it("is found in any spelling, before and behind its brand", () => {
    const separator = fc.constantFrom("", " ", "-", ".", "/");
    const groups = fc.array(fc.tuple(fc.stringMatching(/^[0-9]{2,4}$/), separator), { minLength: 2, maxLength: 5 });
    fc.assert(
      fc.property(groups, fc.boolean(), (parts, before) => {
        const typed = parts.flat().join("");
        const key = parts.map(([digits]) => digits).join("");
        expect(first(before ? `Bosch ${typed}` : `${typed} Bosch`)).toEqual([key, [10], null]);
      }),
    );
  });

  it("never breaks, whatever is typed", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => {
        for (const { key } of tries(text)) expect(key).toMatch(/^[A-Z0-9]{3,40}$/);
      }),
    );
  });
});
