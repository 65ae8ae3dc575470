import { changedSources, checkLanguages, readSourceTexts } from "@/scripts/lib/message-check.mjs";
import { readSources } from "@/scripts/lib/message-files.mjs";
import { lengthOfMessage, pluralFaults, shapeOfMessage } from "@/scripts/lib/message-shape.mjs";

const checked = checkLanguages();

describe("translations", () => {
  it.each(checked.map(({ language, faults }) => [language, faults] as const))(
    "of %s are whole and sound",
    (_, faults) => {
      expect(faults).toEqual([]);
    },
  );

  // What remains was looked at: a word of the trade said otherwise with reason, a text that cannot be shorter.
  it.each(checked.map(({ language, remarks }) => [language, remarks] as const))(
    "of %s say the words of the trade and fit their places, but for fewer than forty",
    (_, remarks) => {
      expect(remarks.length < 40 ? [] : remarks).toEqual([]);
    },
  );

  it("are not held against a word that means another thing, nor against forms of which one is seen", () => {
    expect(lengthOfMessage("{n, plural, one {# A} other {# Bcd}}")).toBe(5);
    expect(lengthOfMessage("ผ้าเบรก")).toBe(6);
  });

  it("follow the wording of today: npm run messages -- note tells which are behind", () => {
    expect(changedSources(readSourceTexts(), readSources())).toEqual([]);
  });

  it("are judged by the plurals that whole numbers ask for", () => {
    const plurals = (text: string) => shapeOfMessage(text).plurals;
    const two = plurals("{n, plural, one {# A} other {# B}}");
    expect([pluralFaults("de", two), pluralFaults("fr", two)]).toEqual([[], []]);
    expect(pluralFaults("pl", two)).toEqual(["lacks the plural few, many"]);
    expect(pluralFaults("ja", two)).toEqual(["has the plural one, which the language does not know"]);
    expect(() => shapeOfMessage("{n, plural, one {# A} other {# B}")).toThrow();
  });
});
