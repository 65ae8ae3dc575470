import fs from "node:fs";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { sourceLanguages } from "./message-files.mjs";
import { root } from "./paths.mjs";

const data = path.join(root, "prisma/seed/data");
const readJson = (name) => JSON.parse(fs.readFileSync(path.join(data, name), "utf8"));
const isPair = (value) => typeof value.en === "string" && typeof value.fr === "string";

function pairsIn(value) {
  if (typeof value !== "object" || value === null) return [];
  return [...(isPair(value) ? [value] : []), ...Object.values(value).flatMap(pairsIn)];
}

function faultTitles() {
  const { codes, languages } = JSON.parse(
    gunzipSync(fs.readFileSync(path.join(data, "fault-codes.json.gz"))).toString("utf8"),
  );
  const [en, fr] = ["en", "fr"].map((one) => languages.indexOf(one));
  return codes.map(([, , , , , , ...titles]) => ({ en: titles[en], fr: titles[fr] }));
}

/** The names of the demonstration's data by what they name: few of some kinds are said in further languages. */
const sources = () => ({
  "parts and criteria": pairsIn(readJson("generic-articles.json")),
  "OE tree": pairsIn(readJson("oe-tree.json")),
  "repair data": ["air-conditioning", "battery", "brakes", "services"].flatMap((one) =>
    pairsIn(readJson(`repair-${one}.json`)),
  ),
  "fault code titles": faultTitles(),
  tiles: [...pairsIn(readJson("portal.json")), ...pairsIn(readJson("portal-texts.json"))],
  "supplier's store": pairsIn(readJson("supplier-store.json")),
});

const wordsOf = (language) => {
  const file = path.join(data, "words", `${language}.json`);
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, "utf8")) : {};
};

/** How many names of each kind a language, or its base, says; the others are shown in English, or in French. */
export function countFallbacks(languages, kinds = Object.entries(sources())) {
  return languages.map((language) => {
    const words = { ...wordsOf(language.split("-")[0]), ...wordsOf(language) };
    const counts = kinds.map(([kind, pairs]) => {
      const distinct = [...new Map(pairs.map((pair) => [`${pair.en} (${pair.fr})`, pair])).entries()];
      const isSource = sourceLanguages.includes(language.split("-")[0]);
      const lacks = distinct.filter(
        ([key, { en }]) => !isSource && words[key] === undefined && words[en] === undefined,
      );
      return { kind, all: distinct.length, lacks: lacks.length };
    });
    return { language, counts };
  });
}
