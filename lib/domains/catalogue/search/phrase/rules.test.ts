import fc from "fast-check";
import { indexModels } from "@/lib/domains/vehicles/models/phrase/rules";
import { compactKey } from "@/lib/shared/compact";
import { buildLexicon } from "./lexicon";
import { speechOf } from "./speech";
import english from "./vocabulary/en.json";
import french from "./vocabulary/fr.json";
import { readPhrase } from "./rules";
import { nearness, slipsBetween, spellingOf } from "./slips";
import { sizesIn } from "./sizes";
import { stemOf } from "@/lib/shared/stem";
import { readable, tokensOf } from "./stems";

const [pads, discs, clutchDisc, oilFilter, airFilter, bumper, ballJoint, bushing] = [1, 2, 3, 4, 5, 6, 7, 8] as const;
const [engineOil, gearOil, bootStrut, strutBoot, fuelFilter, fuelPump] = [9, 10, 14, 15, 16, 17] as const;
const named = (id: number, weight: number, own: string[], other: string[]) => ({ id, weight, names: [own, other] });
const lexicon = buildLexicon(
  [
    named(pads, 90, ["Jeu de plaquettes de frein", "plaquettes", "plaq"], ["Brake pad set", "brake pads"]),
    named(discs, 80, ["Disque de frein", "disque"], ["Brake disc"]),
    named(clutchDisc, 30, ["Disque d'embrayage"], ["Clutch disc"]),
    named(oilFilter, 70, ["Filtre à huile"], ["Oil filter"]),
    named(airFilter, 60, ["Filtre à air"], ["Air filter"]),
    named(bumper, 50, ["Pare-chocs avant"], ["Bumper, front"]),
    named(ballJoint, 40, ["Rotule de suspension", "rotule"], ["Ball joint"]),
    named(bushing, 20, ["Silentbloc de bras", "silent bloc"], ["Mounting, control arm"]),
    named(engineOil, 50, ["Huile moteur", "huile"], ["Engine oil"]),
    named(gearOil, 10, ["Huile de boîte"], ["Transmission oil"]),
    named(bootStrut, 10, ["Vérin de hayon"], ["Gas spring, boot", "boot strut"]),
    named(strutBoot, 20, ["Soufflet"], ["Protective cap", "strut boot"]),
    named(fuelFilter, 20, ["Filtre à carburant", "filtre diesel"], ["Fuel filter"]),
    named(fuelPump, 10, ["Pompe haute pression d'injection de carburant diesel"], ["Fuel pump"]),
  ],
  [
    { id: 11, name: "Bosch", parts: [pads, discs, oilFilter] },
    { id: 12, name: "Mann-Filter", parts: [oilFilter, airFilter] },
    { id: 13, name: "Blue Print", parts: [discs, fuelPump] },
  ],
  [{ id: 21, name: "Renault" }],
  speechOf([french, english]),
);
const index = indexModels([
  { make: "Renault", name: "Clio III", vtype: "vl", yearFrom: 2005, yearTo: null },
  { make: "Peugeot", name: "308 I", vtype: "vl", yearFrom: 2007, yearTo: 2014 },
  { make: "Peugeot", name: "308 II", vtype: "vl", yearFrom: 2013, yearTo: null },
]);
const read = (text: string) => readPhrase(text, lexicon, index);
const first = (text: string) => read(text).parts[0]?.id;

describe("the part of a phrase", () => {
  it.each([
    ["plaquettes", pads],
    ["plaquete", pads],
    ["plakette", pads],
    ["plaqete", pads],
    ["disques", discs],
    ["disque embrayage", clutchDisc],
    ["disque d embrayage", clutchDisc],
    ["FILTRES A AIR", airFilter],
    ["huile filtre", oilFilter],
    ["silentbloc", bushing],
    ["silenbloc", bushing],
    ["parechoc av", bumper],
    ["dsique", discs],
    ["brake pads", pads],
    ["huile", engineOil],
    ["huile 75w80", gearOil],
    ["75w-80 2l", gearOil],
    ["huile 5w30", engineOil],
    ["5w30 5l", engineOil],
    ["boot struts", bootStrut],
    ["strut boots", strutBoot],
    ["filtre carburant diesel blue print", fuelFilter],
  ])("%j is %d", (text, part) => {
    expect(first(text)).toBe(part);
  });
});

it.each(["machin bump", "bump zzzz"])("%j means no part: a short word begins one of another language alone", (text) => {
  expect(read(text).parts).toEqual([]);
  expect(read("bump").parts[0]?.id).toBe(bumper);
});

describe("the pieces of a phrase", () => {
  const pieces = (text: string) => read(text).pieces.map(({ kind, typed }) => `${kind} ${typed}`);

  it.each([
    ["AB123CD plaquettes av", ["plate AB123CD", "part plaquettes", "position av"]],
    ["clio 3 disque arrière 260", ["model clio 3", "part disque", "position arrière", "size 260"]],
    ["disques 308", ["part disques", "model 308"]],
    ["clio 3 disque 308", ["model clio 3", "part disque", "size 308"]],
    ["plaquettes côté gauche", ["part plaquettes", "position côté gauche"]],
    ["rotule avd renault", ["part rotule", "position avd", "make renault"]],
    ["mann hu 716", ["brand mann", "number hu 716"]],
    ["bosch 0 986 494 104", ["brand bosch", "number 0 986 494 104"]],
    ["pare-chocs avant gauche", ["part pare-chocs avant", "position gauche"]],
    ["disque ø 280 blue pritn", ["part disque", "size ø 280", "brand blue pritn"]],
    ["plaquettes avnat", ["part plaquettes", "position avnat"]],
    ["frnt brake pads", ["position frnt", "part brake pads"]],
    ["disque gauhe arrierre", ["part disque", "position gauhe", "position arrierre"]],
    ["disc frein", ["part disc frein"]],
    ["disque 308 1.6 hdi 92", ["part disque", "model 308", "version 1.6 hdi 92"]],
    ["disque zkba 1401", ["part disque", "number zkba 1401"]],
    ["disque disq 280", ["part disque disq", "size 280"]],
    ["filtre à huile 1.5 dci clio", ["part filtre à huile", "version 1.5 dci", "model clio"]],
  ])("%j: %j", (text, expected) => {
    expect(pieces(text)).toEqual(expected);
    expect(read(text).leftAside).toEqual([]);
  });

  it("say how a misspelt word was read", () => {
    expect(read("dsique bosh").slips).toEqual([
      { typed: "dsique", read: expect.stringMatching(/^disque/) as string },
      { typed: "bosh", read: "bosch" },
    ]);
  });
});

describe("any phrase", () => {
  const word = fc.constantFrom(
    ...[
      "plaquettes",
      "disque",
      "av",
      "arrière",
      "gauche",
      "d",
      "de",
      "l'",
      "260",
      "12V",
      "70 Ah",
      "205/55R16",
      "bosch",
    ],
    ...[
      "mann",
      "clio",
      "3",
      "AB-123-CD",
      "M14x1.5",
      "zorglub",
      "hu",
      "716",
      "côté",
      "ø",
      "280",
      "brake",
      "silent-bloc",
    ],
  );
  const texts = fc.oneof(
    fc.array(word, { maxLength: 10 }).map((words) => words.join(" ")),
    fc.string({ unit: "binary", maxLength: 150 }),
  );

  it("keeps every word in a piece or left aside", () => {
    fc.assert(
      fc.property(texts, (text) => {
        const { pieces, leftAside } = read(text);
        const told = [...pieces.map(({ typed }) => typed), ...leftAside].flatMap((typed) => tokensOf(typed));
        const keys = told.map(({ key }) => key).sort();
        expect(keys).toEqual(
          tokensOf(readable(text))
            .map(({ key }) => key)
            .sort(),
        );
      }),
    );
  });

  it("means the same in any order of independent words", () => {
    const pieces = ["disque", "arrière", "gauche", "280mm", "bosch", "AB-123-CD", "clio 3"];
    fc.assert(
      fc.property(fc.shuffledSubarray(pieces, { minLength: 1 }), (said) => {
        const meaning = (words: readonly string[]) => {
          const { parts, wants, brandIds, models, vehicles, leftAside } = read(words.join(" "));
          const sorted = wants.map(({ word: one }) => one).sort();
          return [parts[0]?.id, sorted, brandIds, models.map(({ name }) => name), vehicles.length, leftAside];
        };
        expect(meaning(said)).toEqual(meaning([...said].sort()));
      }),
    );
  });
});

describe("slips", () => {
  it.each([
    ["DSIQUE", "DISQUE", 1],
    ["BOSH", "BOSCH", 1],
    ["BOBNIE", "BOBINE", 1],
    ["FREIN", "FREIN", 0],
    ["ABC", "XYZ", 2],
  ])("between %s and %s: %d", (typed, known, slips) => {
    expect(slipsBetween(typed, known, 1)).toBe(slips);
  });

  it("are fewer the nearer a word is", () => {
    const near = (typed: string, known: string) => nearness(spellingOf(typed), spellingOf(known));
    expect(near("SNODE", "SONDE")).toBeGreaterThan(near("SNODE", "MODE"));
    expect(near("FITRE", "FILTRE")).toBeGreaterThan(near("FITRE", "VITRE") + 0.1);
  });
});

it.each([
  ["PLAQUETTES", "PLAQUET"],
  ["BATTERIES", "BATERY"],
  ["BATTERY", "BATERY"],
  ["H7", "H7"],
  ["FAP", "FAP"],
])("the stem of %s is %s", (key, stem) => {
  expect(stemOf(key)).toBe(stem);
});

it.each([
  ["205/55R16", ["205-55-16"]],
  ["pneu 205 55 16", ["205-55-16"]],
  ["12V 70Ah", ["12v", "70ah"]],
  ["M14x1,5", ["m14x1.5"]],
  ["280x22 mm", ["280", "22"]],
  ["5W-30", ["5w30"]],
  ["120 ampères", ["120a"]],
  ["260", []],
  ["0 986 494 104", []],
])("the sizes of %j are %j", (text, words) => {
  expect(sizesIn(text).flatMap((size) => size.words)).toEqual(words);
});

it("words without letters or digits of ours are left aside as they are", () => {
  expect(read("plaquettes тормоз").leftAside.map((one) => compactKey(one))).toEqual([""]);
});
