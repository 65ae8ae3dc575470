import { GLYPHS } from "./glyph-network";
import type { PlateForm } from "./plate-forms";
import type { Segment, Segmentation } from "./segments";

/** A text that a strip may show under a form. */
export interface Match {
  text: string;
  form: PlateForm;
  /** Natural logarithm of the chance, up to a constant of the strip. */
  score: number;
  /** Mean log chance of the text's characters: near 0 when each is clear. */
  clarity: number;
}

const FLOOR = -6;
const NONE_FLOOR = -4;
const NONE_WEIGHT = 0.5;
const LOOK_ALIKE = Math.log(0.5);
const MOST_TEXTS = 60;
const MOST_MATCHES = 5;

const allowed: Record<string, { glyph: number; written: string }[]> = {
  D: GLYPHS.flatMap((name, glyph) => (/\d/.test(name) ? [{ glyph, written: name }] : [])),
  L: GLYPHS.flatMap((name, glyph) => (/\d/.test(name) ? [] : [{ glyph, written: name }])),
};
allowed.L?.push({ glyph: GLYPHS.indexOf("0"), written: "O" });
allowed.X = [...(allowed.D ?? []), ...(allowed.L ?? []).filter(({ written }) => written !== "O")];
const one = GLYPHS.indexOf("1");
const upright = GLYPHS.indexOf("I");

/** Log chances of the characters that a place of the mask allows in a segment, best first. */
function lettersOf({ chances }: Segment, place: string): { written: string; score: number }[] {
  const scoreOf = (glyph: number) => {
    const plain = chances[glyph] as number;
    if (glyph === one) return Math.max(plain, (chances[upright] as number) + LOOK_ALIKE);
    if (glyph === upright) return Math.max(plain, (chances[one] as number) + LOOK_ALIKE);
    return plain;
  };
  return (allowed[place] ?? [])
    .map(({ glyph, written }) => ({ written, score: Math.max(FLOOR, scoreOf(glyph)) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, 4);
}

interface Step {
  score: number;
  segment: Segment | null;
  /** Number of characters read before this step. */
  place: number;
}

/** The best way to read a whole strip as one plate of the form, the rest of it as no character; its best texts. */
export function matchForm({ cuts, endingAt }: Segmentation, form: PlateForm): Match[] {
  const places = form.mask.length;
  const table: (Step | undefined)[][] = cuts.map(() => []);
  (table[0] as (Step | undefined)[])[0] = { score: 0, segment: null, place: 0 };
  for (let to = 1; to < cuts.length; to++) {
    const row = table[to] as (Step | undefined)[];
    for (const segment of endingAt[to] ?? []) {
      const before = table[segment.from] as (Step | undefined)[];
      const none = NONE_WEIGHT * Math.max(NONE_FLOOR, segment.chances.at(-1) as number);
      for (let place = 0; place <= places; place++) {
        const start = before[place];
        if (!start) continue;
        offer(row, place, { score: start.score + none, segment, place });
        const letter = place < places ? bestLetter(segment, form.mask[place] as string) : FLOOR;
        if (place < places) offer(row, place + 1, { score: start.score + letter, segment, place });
      }
    }
  }
  return textsOf(table, form);
}

const cache = new WeakMap<Segment, Record<string, number>>();

function bestLetter(segment: Segment, place: string): number {
  const known = cache.get(segment) ?? {};
  cache.set(segment, known);
  return (known[place] ??= lettersOf(segment, place)[0]?.score ?? FLOOR);
}

function offer(row: (Step | undefined)[], place: number, step: Step) {
  const old = row[place];
  if (!old || step.score > old.score) row[place] = step;
}

function textsOf(table: (Step | undefined)[][], form: PlateForm): Match[] {
  const places = form.mask.length;
  const end = table.at(-1)?.[places];
  if (!end) return [];
  const chosen: Segment[] = [];
  let place = places;
  let step: Step | undefined = end;
  while (step?.segment) {
    if (step.place < place) chosen.unshift(step.segment);
    place = step.place;
    step = table[step.segment.from]?.[place];
  }
  let texts = [{ text: "", score: 0 }];
  chosen.forEach((segment, index) => {
    const letters = lettersOf(segment, form.mask[index] as string);
    texts = texts
      .flatMap(({ text, score }) =>
        letters.map((letter) => ({ text: text + letter.written, score: score + letter.score })),
      )
      .sort((a, b) => b.score - a.score)
      .slice(0, MOST_TEXTS);
  });
  const best = chosen.reduce((sum, segment, index) => sum + bestLetter(segment, form.mask[index] as string), 0);
  return texts
    .filter(({ text }) => form.accepts(text))
    .slice(0, MOST_MATCHES)
    .map(({ text, score }) => ({
      text,
      form,
      score: end.score - best + score + form.prior,
      clarity: score / places,
    }));
}
