import { plainText } from "@/lib/shared/fold";

/** Words of the spelling alphabets in use, French, Swiss, German, Italian and of NATO, each for the letter that it begins with. */
const alphabets = `
  anatole berthe celestin desire eugene emile francois gaston henri irma isidore joseph kleber louis marcel nicolas oscar
  pierre quintal raoul suzanne therese ursule victor william xavier yvonne zoe
  anna cecile david daniel gustave ida jeanne kilo louise marie olga paul quittance robert ulysse zurich
  anton berta casar caesar dora emil friedrich gustav heinrich jakob julius kaufmann kaiser konrad ludwig leopold martha maria
  nordpol niklaus nikolaus otto peter paula quelle quasi richard rosa samuel siegfried sophie theodor ulrich viktor wilhelm
  xanthippe xaver ypsilon yverdon zacharias zeppelin
  aachen berlin chemnitz dusseldorf essen frankfurt goslar hamburg ingelheim jena koln leipzig munchen nurnberg offenbach
  potsdam quickborn rostock salzwedel tubingen unna volklingen wuppertal xanten zwickau
  ancona bologna bari como domodossola empoli firenze genova hotel imola jolly kursaal livorno milano napoli otranto padova
  palermo quarto roma savona torino taranto udine venezia verona washington xilofono xeres york yacht zara
  alfa alpha bravo charlie delta echo foxtrot golf india juliet juliett juliette lima mike november papa quebec romeo sierra
  tango uniform whiskey whisky xray yankee zulu`;

/** The letters by their own names, where these are no word besides: a recogniser writes some of them out. */
const names: Record<string, string> = {
  ...{ ah: "A", bé: "B", bée: "B", cé: "C", dé: "D", effe: "F", gé: "G", hache: "H", ache: "H", acca: "H", aitch: "H" },
  ...{ ji: "J", jot: "J", jott: "J", ilunga: "J", ka: "K", kappa: "K", cappa: "K", elle: "L", emme: "M", eme: "M" },
  ...{ enne: "N", ene: "N", pé: "P", cu: "Q", ku: "Q", qu: "Q", erre: "R", esse: "S", té: "T", vé: "V", vau: "V" },
  ...{ doublevé: "W", doubleu: "W", doublev: "W", doppiavu: "W", vudoppia: "W", ics: "X", iks: "X", ix: "X", ixe: "X" },
  ...{ igrec: "Y", igreca: "Y", ipsilon: "Y", zede: "Z", zeta: "Z", zett: "Z", zed: "Z", zee: "Z" },
};

/** The same where a recogniser may as well have put the letters of a plate together: German, Italian and English ones. */
const shortNames: Record<string, string> = {
  ...{ ay: "A", be: "B", bi: "B", ci: "C", di: "D", ee: "E", ef: "F", ge: "G", gi: "J", ha: "H", el: "L", em: "M" },
  ...{ pe: "P", pi: "P", ar: "R", er: "R", es: "S", te: "T", ti: "T", eu: "U", vi: "V", vu: "V", we: "W", ex: "X" },
  ...{ bee: "B", cee: "C", dee: "D", eff: "F", gee: "G", ell: "L", pee: "P", cue: "Q", ess: "S", tee: "T", vee: "V" },
};

/** What a recogniser understands where a letter was said: taken only where something spelt is meant. */
const heardAs: Record<string, string> = Object.fromEntries(
  Object.entries({
    ...{ AB: "abbé", AC: "assez", BB: "bébé", CD: "cédé", DD: "dédé", PP: "pépé" },
    ...{ C: "ce c'est sea see", D: "de", E: "eh euh hé", G: "gué j'ai", H: "haitch", I: "aye eye", J: "jay", K: "kay" },
    ...{ L: "aile", M: "aime", N: "haine en", O: "eau", P: "paix", Q: "cul queue", R: "air are", T: "tea thé" },
    ...{ U: "you", W: "double", Y: "why" },
  }).flatMap(([letters, words]) => words.split(" ").map((word) => [word, letters])),
);

/** Letters whose name is two words. */
export const pairs: readonly (readonly [first: string, second: string])[] = [
  ...(["vé", "v", "u", "you"] as const).map((second) => ["double", second] as const),
  ...([
    ["doppia", "vu"],
    ["doppia", "v"],
    ["doppia", "vi"],
    ["vu", "doppia"],
    ["vi", "doppia"],
    ["doppel", "v"],
    ["i", "grec"],
    ["i", "greca"],
    ["i", "lunga"],
  ] as const),
  ...([["x", "ray"]] as const),
];

const spelling = new Map(
  alphabets
    .trim()
    .split(/\s+/)
    .map((word) => [word, word.charAt(0).toUpperCase()]),
);

const own = (table: Record<string, string>, word: string): string | null =>
  Object.hasOwn(table, word) ? (table[word] ?? null) : null;

/** Whether a word belongs to a spelling alphabet. */
export const isSpellingWord = (word: string): boolean => spelling.has(plainText(word));

/** Whether a word is a letter, or the name of one that nobody takes for a word. */
export function isLetterName(word: string): boolean {
  const small = word.toLowerCase();
  const isOne = (name: string) => (own(names, name) ?? own(shortNames, name)) !== null;
  return /^[a-z]$/.test(small) || isOne(small) || isOne(plainText(word));
}

/** The letters that a word stands for; `loose` takes what may only have been misheard. Null for any other word. */
export const lettersOf = (word: string, loose: boolean): string | null =>
  lettersAs(word.toLowerCase(), loose) ?? lettersAs(plainText(word), loose);

const lettersAs = (name: string, loose: boolean): string | null =>
  spelling.get(plainText(name)) ?? own(names, name) ?? (loose ? (own(shortNames, name) ?? own(heardAs, name)) : null);

/** The letter of a pair of words such as "double vé"; what follows tells "vu, doppia vu" from "vu doppia, vu". */
export function letterOfPair(first: string, second: string, third = ""): string | null {
  const [one, other] = [first.toLowerCase(), second.toLowerCase()];
  if (!pairs.some(([a, b]) => a === one && b === other)) return null;
  if (other === "doppia" && pairs.some(([a, b]) => a === other && b === third.toLowerCase())) return null;
  if (one === "x") return "X";
  return one === "i" ? (other === "lunga" ? "J" : "Y") : "W";
}

const italianWords = new Set(
  "acca bi cappa ci di emme enne ics pi ti zeta uno due tre quattro cinque sei sette otto nove".split(" "),
);

/** "Gi" is J to who spells in French, G to an Italian: the other words tell. */
export const withGi = (words: readonly string[]): readonly string[] =>
  words.some((word) => italianWords.has(plainText(word)))
    ? words.map((word) => (plainText(word) === "gi" ? "gé" : word))
    : words;
