import type { ModelName } from "../schema";
import { indexModels, readVehiclePhrase, spellingsOf } from "./rules";

const model = (make: string, name: string, yearFrom: number): ModelName => ({
  make,
  name,
  vtype: "vl",
  yearFrom,
  yearTo: null,
});
const index = indexModels([
  model("Renault", "Clio II", 1998),
  model("Renault", "Clio III", 2005),
  model("Renault", "Mégane II", 2002),
  model("Peugeot", "308 II", 2013),
  model("BMW", "Série 3 (E90)", 2005),
  model("BMW", "Série 3 (F30)", 2012),
  model("Mercedes-Benz", "Classe C (W204)", 2007),
]);
const read = (text: string) => {
  const phrase = readVehiclePhrase(text, index);
  return phrase && { rest: phrase.rest, named: phrase.named, models: phrase.models.map(({ name }) => name) };
};

describe("the vehicle of a phrase", () => {
  it.each([
    ["plaquettes clio 3", "plaquettes", "clio 3", ["Clio III"]],
    ["plaquettes de frein Clio III", "plaquettes de frein", "Clio III", ["Clio III"]],
    ["filtre à huile renault clio", "filtre à huile", "renault clio", ["Clio III", "Clio II"]],
    ["megane 2 amortisseur", "amortisseur", "megane 2", ["Mégane II"]],
    ["disques 308", "disques", "308", ["308 II"]],
    ["disques série 3 e90", "disques", "série 3 e90", ["Série 3 (E90)"]],
    ["brake pads 3 series", "brake pads", "3 series", ["Série 3 (F30)", "Série 3 (E90)"]],
    ["c class battery", "battery", "c class", ["Classe C (W204)"]],
    ["clio", "", "clio", ["Clio III", "Clio II"]],
  ])("%j: %j and %j", (text, rest, named, models) => {
    expect(read(text)).toEqual({ rest, named, models });
  });

  it.each(["plaquettes", "plaquettes peugeot clio 3", "bosch 0 986 494 104", "", "🚗", "%_"])(
    "of %j is none",
    (text) => {
      expect(read(text)).toBeNull();
    },
  );

  it("is looked for in the first words only", () => {
    expect(read(`${"x ".repeat(5000)}clio`)).toBeNull();
  });
});

it("a model is spelt with and without its generation and its code", () => {
  expect(spellingsOf("Golf VII")).toEqual(["GOLF", "GOLFVII", "GOLF7"]);
  expect(spellingsOf("Passat (B6)")).toEqual(["PASSAT", "PASSATB6"]);
  expect(spellingsOf("X")).toEqual([]);
});
