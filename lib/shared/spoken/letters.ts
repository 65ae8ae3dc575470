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
  ...{ bé: "B", cé: "C", dé: "D", gé: "G", pé: "P", té: "T", vé: "V", hache: "H", ache: "H", acca: "H", ji: "J" },
  ...{ ka: "K", kappa: "K", elle: "L", emme: "M", enne: "N", erre: "R", esse: "S", effe: "F", qu: "Q", ku: "Q" },
  ...{
    cu: "Q",
    ix: "X",
    iks: "X",
    ics: "X",
    zède: "Z",
    zeta: "Z",
    zett: "Z",
    zed: "Z",
    jot: "J",
    vau: "V",
    igrec: "Y",
  },
  ...{ doublevé: "W", doubleu: "W", doublev: "W", doppiavu: "W", vudoppia: "W", igreca: "Y", ilunga: "J" },
};

/** What a recogniser understands where a letter was said: taken only where nothing else than a plate or a VIN is meant. */
const heardAs: Record<string, string> = {
  ...{ abbé: "AB", assez: "AC", cédé: "CD", aime: "M", haine: "N", air: "R", thé: "T", eau: "O", hé: "E", gué: "G" },
  ...{ bee: "B", sea: "C", see: "C", gee: "G", jay: "J", kay: "K", queue: "Q", cue: "Q", are: "R", tea: "T", you: "U" },
  ...{ ex: "X", why: "Y", double: "W" },
};

/** Letters whose name is two words. */
export const pairs: readonly (readonly [first: string, second: string])[] = [
  ...(["vé", "v", "u", "you"] as const).map((second) => ["double", second] as const),
  ...([
    ["doppia", "vu"],
    ["doppia", "v"],
    ["vu", "doppia"],
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

/** The letters that a word stands for; `strict` leaves out what may only have been misheard. Null for any other word. */
export function lettersOf(word: string, strict: boolean): string | null {
  const small = word.toLowerCase();
  return spelling.get(plainText(word)) ?? own(names, small) ?? (strict ? null : own(heardAs, small));
}

/** The letter of a pair of words such as "double vé". */
export function letterOfPair(first: string, second: string): string | null {
  const [one, other] = [first.toLowerCase(), second.toLowerCase()];
  if (!pairs.some(([a, b]) => a === one && b === other)) return null;
  if (one === "x") return "X";
  return one === "i" ? (other === "lunga" ? "J" : "Y") : "W";
}
