import { saidIn, tileTexts, toldTranslations } from "./translations";

const tile = { name: "Freinage", text: "Huit jours", translations: { en: { name: "Brakes", text: "" } } };

it("a text is told in the reader's language, or as it was written first", () => {
  expect(["en", "en-US", "fr"].map((language) => saidIn(tile, "name", language))).toEqual([
    ...["Brakes", "Brakes", "Freinage"],
  ]);
  expect(["en", "fr", "de"].map((language) => saidIn(tile, "text", language))).toEqual(Array(3).fill("Huit jours"));
  expect(saidIn({ ...tile, translations: {} }, "name", "en")).toBe("Freinage");
});

it("translations that say nothing are not kept, others with all their fields", () => {
  expect(toldTranslations(tileTexts, { en: { name: "Brakes" } })).toEqual({ en: { name: "Brakes", text: "" } });
  expect([toldTranslations(tileTexts, { en: { name: "", text: null } }), toldTranslations(tileTexts, null)]).toEqual([
    ...[{}, {}],
  ]);
});
