import { fold } from "@/lib/shared/fold";

/** Outlines on a field of 32 by 32. */
export const markShapes = {
  square: "M6 3h20a3 3 0 0 1 3 3v20a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3z",
  circle: "M16 2.5a13.5 13.5 0 1 1 0 27 13.5 13.5 0 1 1 0-27z",
  hexagon: "M9 3.5h14L30.5 16 23 28.5H9L1.5 16z",
  octagon: "M10.5 2.5h11l8 8v11l-8 8h-11l-8-8v-11z",
  shield: "M4 3.5h24V16c0 7-5 11-12 13.5C9 27 4 23 4 16z",
  pill: "M10 5h12a9 11 0 0 1 0 22H10a9 11 0 0 1 0-22z",
  tab: "M3 29V12a9 9 0 0 1 9-9h17v17a9 9 0 0 1-9 9z",
  arch: "M3 29V15a13 12 0 0 1 26 0v14z",
} as const;
export type MarkShape = keyof typeof markShapes;
const shapes = Object.keys(markShapes) as MarkShape[];

const HUES = 18;

/** Letters of makes whose first two would be those of another. */
const LETTERS: Readonly<Record<string, string>> = {
  "ALFA ROMEO": "AR",
  ALPINE: "AL",
  "ASTON MARTIN": "AM",
  CHEVROLET: "CV",
  CHRYSLER: "CR",
  CITROEN: "CI",
  DAEWOO: "DW",
  DAIHATSU: "DH",
  HUSQVARNA: "HQ",
  MASERATI: "MS",
  MITSUBISHI: "MT",
  RENAULT: "RE",
  "RENAULT TRUCKS": "RT",
  SEAT: "ST",
  SUBARU: "SB",
  SUZUKI: "SZ",
};

export interface MakeLook {
  letters: string;
  shape: MarkShape;
  /** degrees of the colour circle */
  hue: number;
}

const plain = (name: string): string => fold(name).toUpperCase().trim();

function lettersOf(name: string): string {
  const words = name.split(/[\s/-]+/).filter(Boolean);
  const first = words.length > 1 ? words.map(([letter]) => letter).join("") : name;
  return LETTERS[name] ?? [...first].slice(0, 2).join("");
}

function hashOf(text: string): number {
  let hash = 2166136261;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** A make's own monogram: letters in a shape and a colour that follow from its name, the same everywhere. */
export function makeLook(make: string): MakeLook {
  const name = plain(make);
  const hash = hashOf(name);
  return {
    letters: lettersOf(name),
    shape: shapes[hash % shapes.length] ?? "square",
    hue: ((hash >>> 8) % HUES) * (360 / HUES),
  };
}
