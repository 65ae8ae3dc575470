/** What plural, gender and doubled letters leave of a word's key: "Plaquettes" and "plaquete" are PLAQUET, "batteries" is BATERY. */
export function stemOf(key: string): string {
  if (key.length < 4 || /\d/.test(key)) return key;
  const single = key.replace(/([A-Z])\1+/g, "$1");
  const plain = single.replace(/EAUX$/, "EAU").replace(/S$|(?<=U)X$/, "");
  const stem = plain.replace(/I?E$/, (end) => (end === "IE" ? "Y" : ""));
  return stem.length < 3 ? single : stem;
}

const filler = new Set(
  (
    "DE DU DES LA LE LES UN UNE ET OU POUR AVEC SANS SUR AU AUX EN SON SA SES MON MA MES PAR PAIRE PAIRES LOT " +
    "THE A AN OF FOR AND OR WITH IN ON MY BY TO PAIR PAIRS"
  ).split(" "),
);

/** True for the key of an article, a preposition or a number of pieces, which names nothing. */
export const isFiller = (key: string): boolean => filler.has(key);
