import { changedSources, checkLanguages, readSourceTexts } from "@/scripts/lib/message-check.mjs";
import { readSources } from "@/scripts/lib/message-files.mjs";
import { pluralFaults, shapeOfMessage } from "@/scripts/lib/message-shape.mjs";

const checked = checkLanguages();

describe("translations", () => {
  it.each(checked.map(({ language, faults }) => [language, faults] as const))(
    "of %s are whole and sound",
    (_, faults) => {
      expect(faults).toEqual([]);
    },
  );

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
