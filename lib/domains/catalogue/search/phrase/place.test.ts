import { listOfPhrase, otherVehicle } from "./place";
import type { PhraseMeaning } from "./schema";

const nothing: PhraseMeaning = {
  ...{ pieces: [], leftAside: [], vehicles: [], models: [], version: null },
  ...{ parts: [], brands: [], wants: [], place: null },
};
const base = "/identification-vehicule/search/immat/AB-123-CD";
const clio = { field: "immat", value: "AB-123-CD" } as const;
const golf = { field: "immat", value: "EZ-777-VW" } as const;

it.each([
  [[], null],
  [[clio], null],
  [[golf, clio], null],
  [[golf], "/identification-vehicule/search/immat/EZ-777-VW"],
])("of the vehicles %j another than the one in hand is %s", (vehicles, other) => {
  expect(otherVehicle(base, { ...nothing, vehicles })).toBe(other);
});

it("another vehicle is looked for where the reader works", () => {
  const workshop = base.replace("/identification-vehicule", "/v3");
  expect(otherVehicle(workshop, { ...nothing, vehicles: [golf] })).toBe("/v3/search/immat/EZ-777-VW");
  expect(otherVehicle(workshop, { ...nothing, vehicles: [clio] })).toBeNull();
});

it("the list is narrowed by what was wanted and keeps the phrase", () => {
  const meaning = { ...nothing, place: "/parts/1/101/101/10001?want=front", brands: [{ id: 7, label: "Bosch" }] };
  expect(listOfPhrase(base, meaning, "plaquettes bosch av")).toBe(
    `${base}/parts/1/101/101/10001?want=front&brands=7&q=plaquettes+bosch+av`,
  );
  expect(listOfPhrase(base, nothing, "xyz")).toBeNull();
});
