/** What a word adds to a number: a digit, ten to nineteen, a ten, a hundred, a thousand, or nothing by itself. */
export type NumberWord =
  | { is: "unit" | "teen" | "ten"; value: number }
  /** Said in one word, such as dreiundzwanzig. */
  | { is: "whole"; value: number }
  | { is: "hundred" | "thousand" | "and"; value: number };

const listed = (words: string, from = 0): [string, number][] =>
  words
    .trim()
    .split(/\s+/)
    .flatMap((word, at): [string, number][] => word.split("/").map((one) => [one, from + at]));

const units = new Map([
  ...listed("zero un/une deux trois quatre cinq six sept huit neuf"),
  ...listed("null eins/ein/eine zwei/zwo drei vier funf sechs sieben acht neun"),
  ...listed("zero uno due tre quattro cinque sei sette otto nove"),
  ...listed("oh one two three four five six seven eight nine"),
]);
const teens = new Map([
  ...listed("dix onze douze treize quatorze quinze seize", 10),
  ...listed("zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn", 10),
  ...listed("dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove", 10),
  ...listed("ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen", 10),
]);
const tenWords = [
  "vingt trente quarante cinquante soixante septante huitante/octante nonante",
  "zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig",
  "venti trenta quaranta cinquanta sessanta settanta ottanta novanta",
  "twenty thirty forty/fourty fifty sixty seventy eighty ninety",
];
const tens = new Map(
  tenWords.flatMap((words) => listed(words, 2).map(([word, at]): [string, number] => [word, at * 10])),
);
tens.set("vingts", 20);

const hundreds = new Set(["cent", "cents", "hundert", "cento", "hundred"]);
const thousands = new Set(["mille", "mil", "tausend", "mila", "thousand"]);
const ands = new Set(["et", "und", "e", "and"]);

const german = listed("null ein zwei drei vier funf sechs sieben acht neun").map(([word]) => word);
const germanTens = listed(tenWords[1] ?? "").map(([word]) => word);
const italian = listed("zero uno due tre quattro cinque sei sette otto nove").map(([word]) => word);
const italianTens = listed(tenWords[2] ?? "").map(([word]) => word);

/** German and Italian numbers below a thousand, which are one word each. */
const wholes = new Map<string, number>();

function keepBelowHundred(): void {
  for (let ten = 2; ten < 10; ten++)
    for (let unit = 1; unit < 10; unit++) {
      wholes.set(`${german[unit]}und${germanTens[ten - 2]}`, ten * 10 + unit);
      const stem = italianTens[ten - 2] ?? "";
      const elided = unit === 1 || unit === 8 ? stem.slice(0, -1) : stem;
      wholes.set(`${elided}${italian[unit]}`, ten * 10 + unit);
    }
}

function keepHundreds(): void {
  const below = [...units, ...teens, ...tens, ...wholes];
  const germans = below.filter(([word]) => isOf(word, german, germanTens, "und"));
  const italians = below.filter(([word]) => isOf(word, italian, italianTens, ""));
  for (let hundred = 1; hundred < 10; hundred++) {
    const heads = hundred === 1 ? ["hundert", "einhundert"] : [`${german[hundred]}hundert`];
    for (const head of heads)
      for (const [word, value] of [["", 0] as const, ...germans])
        for (const link of ["", "und"]) wholes.set(`${head}${word && link}${word}`, hundred * 100 + value);
    const cento = hundred === 1 ? "cento" : `${italian[hundred]}cento`;
    for (const [word, value] of [["", 0] as const, ...italians]) {
      wholes.set(`${cento}${word}`, hundred * 100 + value);
      if (/^o/.test(word)) wholes.set(`${cento.slice(0, -1)}${word}`, hundred * 100 + value);
    }
  }
}

const teenOf = (word: string) => teens.has(word);
/** Whether a number's word belongs to the language of some units and tens. */
const isOf = (word: string, ones: readonly string[], whole: readonly string[], link: string): boolean =>
  ones.slice(1).includes(word) ||
  word === "eins" ||
  whole.includes(word) ||
  teenOf(word) ||
  whole.some((ten) => word.endsWith(link + ten) || (link === "" && word.startsWith(ten.slice(0, -1))));

keepBelowHundred();
keepHundreds();

/** What a word, in small letters without accents, says of a number; null for any other word. */
export function numberWordOf(word: string): NumberWord | null {
  const unit = units.get(word);
  if (unit !== undefined) return { is: "unit", value: unit };
  const teen = teens.get(word);
  if (teen !== undefined) return { is: "teen", value: teen };
  const ten = tens.get(word);
  if (ten !== undefined) return { is: "ten", value: ten };
  if (hundreds.has(word)) return { is: "hundred", value: 100 };
  if (thousands.has(word)) return { is: "thousand", value: 1000 };
  if (ands.has(word)) return { is: "and", value: 0 };
  const whole = wholes.get(word);
  return whole === undefined ? null : { is: "whole", value: whole };
}
