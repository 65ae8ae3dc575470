import type { Suggestions } from "@/lib/domains/catalogue/search/schema";
import { contentsOf, fieldContents } from "./rules";

const suggested: Suggestions = {
  genarts: [{ id: 1, label: "Jeu de plaquettes / frein" }],
  brands: [{ id: 2, label: "Brembo" }],
  makes: [{ id: 3, label: "Renault" }],
  numbers: [],
};
const searches = [
  { name: "Freinage & Co", image: "abc" },
  { name: "Freins d'été", image: null },
  { name: "Vidange", image: "def" },
];
const contents = contentsOf({ text: "FREIN", searches, suggested });

it("a text means the company's searches first, each with its address", () => {
  expect(contents.map(({ kind, url }) => [kind, url])).toEqual([
    ["search", "/pieces/custom-search/Freinage%20%26%20Co"],
    ["search", "/pieces/custom-search/Freins%20d'%C3%A9t%C3%A9"],
    ["brand", "/pieces/Brembo"],
    ["make", "/pieces-oe/Renault"],
    ["part", "/pieces/search/Jeu%20de%20plaquettes%20%2F%20frein"],
  ]);
});

it("a field takes its own from each", () => {
  expect(fieldContents(contents, "wp")[2]?.value).toBe("/pieces/Brembo");
  expect(fieldContents(contents, "wpLabel")[0]?.value).toBe("Freinage & Co");
  expect(fieldContents(contents, "wpImg")).toEqual([
    expect.objectContaining({ value: "/api/pictures/abc", label: "Freinage & Co" }),
  ]);
});

it("ten are enough", () => {
  const many = Array.from({ length: 30 }, (_, at) => ({ name: `Frein ${at}`, image: null }));
  expect(fieldContents(contentsOf({ text: "frein", searches: many, suggested }), "wp")).toHaveLength(10);
});
