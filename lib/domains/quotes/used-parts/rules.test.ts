import { mustOfferUsed, usedPartCategoryOf } from "./rules";
import { compareUsed } from "./compare";

const headlamp = { genartId: 10286, type: null };
const brakePads = { genartId: 10001, type: null };
const engine = { genartId: 0, unit: true, type: null };
const tank = { genartId: 10204, type: null };
const consumer = { country: "FR", isProfessional: false };

it.each([
  ["a headlamp for a consumer in France", { ...consumer, lines: [brakePads, headlamp] }, true],
  ["parts that wear alone", { ...consumer, lines: [brakePads] }, false],
  ["a recycled engine", { ...consumer, lines: [engine] }, true],
  ["a car and a van", { ...consumer, lines: [{ ...headlamp, type: "vl" }] }, true],
  [
    "a lorry",
    {
      ...consumer,
      lines: [
        { ...headlamp, type: "pl" },
        { ...engine, type: "pl" },
      ],
    },
    false,
  ],
  [
    "a lorry and a car",
    {
      ...consumer,
      lines: [
        { ...headlamp, type: "pl" },
        { ...headlamp, type: "vl" },
      ],
    },
    true,
  ],
  ["a motorcycle's mirror", { ...consumer, lines: [{ genartId: 10317, type: "motos" }] }, true],
  ["a motorcycle's tank", { ...consumer, lines: [{ ...tank, type: "motos" }] }, true],
  ["a car's tank", { ...consumer, lines: [{ ...tank, type: "vl" }] }, false],
  ["a trader", { ...consumer, isProfessional: true, lines: [headlamp] }, false],
  ["a garage in Switzerland", { ...consumer, country: "CH", lines: [headlamp] }, false],
  ["an empty cart", { ...consumer, lines: [] }, false],
] as const)("of %s the law asks for the offer: %#", (_, sale, asked) => expect(mustOfferUsed(sale)).toBe(asked));

it("knows the category of a part", () =>
  expect([usedPartCategoryOf(10321), usedPartCategoryOf(10001)]).toEqual(["glass", null]));

const offer = { articleId: 1, state: "available", currency: "EUR", partType: null, publicCents: 10_000 } as const;
const used = { ...offer, articleId: 2, partType: "économie circulaire", publicCents: 4_000 };

it.each([
  ["no used one", [offer], null],
  [
    "a used one beside new ones",
    [offer, used, { ...offer, publicCents: 9_000 }],
    { articleId: 2, usedCents: 4_000, savingCents: 5_000 },
  ],
  ["a used one alone", [used], { articleId: 2, usedCents: 4_000, savingCents: null }],
  ["a used one that is gone", [offer, { ...used, state: "unavailable" }], null],
])("with %s the difference is told: %#", (_, offers, told) => expect(compareUsed(offers)).toEqual(told));
