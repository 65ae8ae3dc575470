import type { Token } from "./stems";

/** A size of a text: the words by which a list is narrowed to it, the words of the part that has such sizes, and where it stands. */
export interface Size {
  words: string[];
  implies: readonly string[];
  from: number;
  to: number;
}

const glued = "a|w";
const unit = "mm|cm|v|volts?|ah|amp(?:[eè]res?)?|watts?|l|litres?|ml|bars?|kg";
const shortUnits: Readonly<Partial<Record<string, string>>> = {
  ...{
    volt: "v",
    volts: "v",
    amp: "a",
    ampere: "a",
    amperes: "a",
    ampère: "a",
    ampères: "a",
    watt: "w",
    watts: "w",
    litre: "l",
    litres: "l",
    bars: "bar",
  },
};
const start = "(?<![\\p{L}\\p{N}.,/-])";
const end = "(?![\\p{L}\\p{N}])";
const figure = "\\d{1,4}(?:[.,]\\d{1,2})?";

type Reader = [shape: RegExp, words: (found: RegExpExecArray) => string[], implies?: string];
const shaped = (source: string): RegExp => new RegExp(start + source + end, "giu");
const plain = (text = ""): string => text.replace(",", ".");

function measure(value: string | undefined, named: string | undefined): string {
  const small = (named ?? "").toLowerCase();
  if (small === "cm") return `${Number(plain(value)) * 10}mm`;
  return plain(value) + (shortUnits[small] ?? small);
}

// The first that reads a place has it: a tyre before its width, dimensions before single figures.
const readers: readonly Reader[] = [
  [shaped("(\\d\\d5)[ /-]?([3-8][05]) ?z?r? ?(1\\d|2[0-4])c?"), ([, a, b, c]) => [`${a}-${b}-${c}`], "PNEU"],
  [shaped("(m\\d{1,2}) ?[x*×] ?(\\d(?:[.,]\\d{1,2})?)"), ([, a = "", b]) => [`${a.toLowerCase()}x${plain(b)}`]],
  // Of gears from 70W on, of engines below.
  [shaped("([78]\\dw) ?-? ?(\\d{2,3})"), ([, a = "", b = ""]) => [a.toLowerCase() + b], "HUILE BOITE"],
  [shaped("(\\d{1,2}w) ?-? ?(\\d{2})"), ([, a = "", b = ""]) => [a.toLowerCase() + b], "HUILE"],
  [
    shaped(`(${figure}) ?[x*×] ?(${figure})(?: ?[x*×] ?(${figure}))?(?: ?mm)?`),
    (found) => found.slice(1, 4).flatMap((one) => (one ? [plain(one)] : [])),
  ],
  [shaped(`(?:ø|⌀|Ø|diam(?:etre|ètre|eter)?\\.?) ?(${figure})(?: ?mm)?`), ([, a]) => [`${plain(a)}mm`]],
  [shaped(`(${figure}) ?(ah)`), ([, a, b]) => [measure(a, b)], "BATTERIE"],
  [shaped(`(${figure}) ?(${unit})`), ([, a, b]) => [measure(a, b)]],
  [shaped(`(${figure})(${glued})`), ([, a, b]) => [measure(a, b)]],
];

/** The sizes that a text names with their unit or their shape: "260 mm", "12V", "205/55R16", "M14x1.5", "5W-30". */
export function sizesIn(text: string): Size[] {
  const found: Size[] = [];
  for (const [shape, words, implies] of readers)
    for (const hit of text.matchAll(shape)) {
      const [from, to] = [hit.index, hit.index + hit[0].length];
      if (found.every((one) => to <= one.from || from >= one.to))
        found.push({ words: words(hit), implies: implies?.split(" ") ?? [], from, to });
    }
  return found.sort((a, b) => a.from - b.from);
}

/** A figure without a unit that may be a size beside a part: 260, 17,5. */
export const isBareSize = ({ typed }: Token): boolean => /^[1-9]\d{1,3}$/.test(typed);
