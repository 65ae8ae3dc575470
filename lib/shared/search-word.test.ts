import { searchWords, wordKeys } from "./search-word";

const finds = (search: string, text: string) => {
  const keys = wordKeys(text);
  return searchWords(search).every(({ begin, stem }) =>
    keys.some((key) => key.startsWith(begin) || key === stem || key === `=${stem}`),
  );
};

it.each([
  ["étriers", "Vis d'étrier"],
  ["ETRIER", "Étriers avant"],
  ["batteries", "Débrancher la batterie"],
  ["battery", "La batterie"],
  ["débit d'air", "Débitmètre d'air massique"],
  ["plaq", "Plaquettes"],
  ["vanne de la recirculation", "Vanne EGR : recirculation"],
])("%j finds %j", (search, text) => expect(finds(search, text)).toBe(true));

it.each([
  ["roues", "Roulement"],
  ["frein avant", "Frein arrière"],
  ["zzzz", "Batterie Z"],
])("%j does not find %j", (search, text) => expect(finds(search, text)).toBe(false));

it("knows no words in signs alone, and takes an article where nothing else stands there", () => {
  expect(searchWords(" -- ")).toEqual([]);
  expect(searchWords("de la").map(({ begin }) => begin)).toEqual(["de", "la"]);
});
