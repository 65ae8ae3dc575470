import { referencesOf, type StoredValue } from "./embedded-uses";

const value = (over: Partial<StoredValue>): StoredValue => ({
  ...{ id: 1, itemId: 10265, key: "dia1", kind: "number", unit: "mm", value: "69.7" },
  ...{ decisive: false, question: "Diamètre", text: null },
  ...over,
});
const said = (one: StoredValue, lang: string) => {
  const use = { norm: "7701791724", printed: "77 01 791 724", itemId: 10265, set: 1, conditions: [1], parts: [[1]] };
  return referencesOf({ uses: [use], conditions: { 1: {} }, values: [one] }, lang)[0]?.uses[0]?.seen[0]?.text;
};

it.each([
  [{}, "fr", "69,7 mm"],
  [{}, "en", "69.7 mm"],
  [{ kind: "string", value: "M12x1.5" }, "fr", "M12x1.5 mm"],
  [{ kind: "int", unit: null, value: "6" }, "fr", "6"],
  [{ text: "horaire" }, "fr", "horaire"],
])("a value %j is written in %s as %s", (over, lang, text) => expect(said(value(over), lang)).toBe(text));
