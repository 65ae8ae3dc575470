import { readChoices, splitChoices, toggleChoice, writeChoices } from "./choices";

const names = ["season", "brand"] as const;

it("choices of an address come back as they were written, nonsense dropped", () => {
  const choices = { season: ["ETE"], brand: ["Michelin", "Pirelli"] };
  expect(readChoices(names, writeChoices(names, choices))).toEqual(choices);
  expect(readChoices(names, { season: ["ETE"], brand: "|", colour: "red" })).toEqual({});
});

it("takes thirty values of forty letters at most, each once", () => {
  expect(splitChoices(`${"x".repeat(41)}|a|a|c\u0000|\ud800|b`)).toEqual(["a", "b"]);
  expect(splitChoices(Array.from({ length: 40 }, (_, at) => String(at)).join("|"))).toHaveLength(30);
});

it("a value is turned on and off", () => {
  expect(toggleChoice({}, "brand", "Pirelli")).toEqual({ brand: ["Pirelli"] });
  expect(toggleChoice(toggleChoice({}, "brand", "Pirelli"), "brand", "Pirelli")).toEqual({ brand: [] });
});
