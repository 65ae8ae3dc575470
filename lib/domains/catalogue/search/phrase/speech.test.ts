import { readdirSync } from "node:fs";
import path from "node:path";
import { writtenLanguages } from "@/lib/shared/languages";
import { speltKey } from "@/lib/shared/other-scripts";
import { speechOf } from "./speech";
import english from "./vocabulary/en.json";
import french from "./vocabulary/fr.json";
import italian from "./vocabulary/it.json";
import turkish from "./vocabulary/tr.json";
import german from "./vocabulary/de.json";

const [fr, it_, tr, de] = [
  speechOf([french, english]),
  speechOf([italian, english, french]),
  speechOf([turkish, english, french]),
  speechOf([german, english, french]),
];

it("every written language has its file", () => {
  const files = readdirSync(path.join(__dirname, "vocabulary")).filter((name) => name.endsWith(".json"));
  expect(files.map((name) => name.replace(".json", "")).sort()).toEqual([...writtenLanguages].sort());
});

it("single letters say a position in the own language alone", () => {
  expect([fr, it_].map(({ positionsOf }) => positionsOf("D"))).toEqual([["right"], []]);
});

it("a word of the own language is not what it is in another", () => {
  const on = speltKey("ön");
  expect([tr.positionsOf(on), tr.isFiller(on), fr.isFiller(on)]).toEqual([["front"], false, true]);
});

it("words lose the endings of the own language", () => {
  const [one, many] = ["Bremsscheibe", "Bremsscheiben"].map(speltKey).map(de.stemOf);
  expect(one).toBe(many);
  expect(it_.stemOf(speltKey("dischi"))).toBe(it_.stemOf(speltKey("disco")));
});

it("letters of a long position may be swapped, but not those of a word that names parts", () => {
  expect(de.positionsOf("VONRE")).toEqual(["front"]);
  expect(de.positionsOf("VORNR")).toEqual([]);
});
