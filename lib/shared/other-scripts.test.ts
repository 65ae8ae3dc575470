import fc from "fast-check";
import { compactKey } from "./compact";
import { speltKey, wordsOfRun } from "./other-scripts";

it("is the compact key of what A-Z can spell", () => {
  fc.assert(fc.property(fc.string(), (text) => expect(speltKey(text)).toMatch(/^[A-Z0-9]*$/)));
  for (const text of ["Bremsbeläge", "0 986-494 104", "Groß", "plăcuțe"]) expect(speltKey(text)).toBe(compactKey(text));
});

it.each([
  ["тормозные", "тормозных"],
  ["колодки", "колодок"],
  ["фильтра", "фильтр"],
  ["τακάκια", "τακάκι"],
  ["φρένων", "φρένου"],
  ["فِلتر", "فلتر"],
])("%s and %s are one word", (one, other) => {
  expect(speltKey(one)).toBe(speltKey(other));
  expect(speltKey(one).length).toBeGreaterThan(3);
});

it("tells words of other scripts apart", () => {
  const words = [
    "колодки",
    "диск",
    "فلتر",
    "زيت",
    "刹车片",
    "机油",
    "ブレーキ",
    "필터",
    "กรอง",
    "तेल",
    "מסנן",
    "φίλτρο",
  ];
  expect(new Set(words.map(speltKey)).size).toBe(words.length);
});

it("divides what is written without blanks, and says where the words stand", () => {
  const words = wordsOfRun("机油滤清器");
  expect(words.length).toBeGreaterThan(1);
  for (const { typed, at } of words) expect("机油滤清器".slice(at, at + typed.length)).toBe(typed);
  expect(wordsOfRun("тормозные")).toEqual([{ typed: "тормозные", at: 0 }]);
});
