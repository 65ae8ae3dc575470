import type { FontScript } from "./script-runs";

export interface FontFace {
  family: string;
  weight: 400 | 600;
  /** Below node_modules. */
  file: string;
}

const inter = (weight: 400 | 600, name: string): FontFace => ({
  family: "Inter",
  weight,
  file: `@expo-google-fonts/inter/${name}/Inter_${name}.ttf`,
});

const fontsource = (family: string, slug: string, subset: string, weights: (400 | 600)[]): FontFace[] =>
  weights.map((weight) => ({
    family,
    weight,
    file: `@fontsource/${slug}/files/${slug}-${subset}-${weight}-normal.woff`,
  }));

/** Every face that a document may use; a package that is not installed is passed over. */
export const FACES: FontFace[] = [
  inter(400, "400Regular"),
  inter(600, "600SemiBold"),
  ...fontsource("IBM Plex Sans Arabic", "ibm-plex-sans-arabic", "arabic", [400, 600]),
  ...fontsource("Noto Sans Hebrew", "noto-sans-hebrew", "hebrew", [400, 600]),
  ...fontsource("Noto Sans Thai", "noto-sans-thai", "thai", [400, 600]),
  ...fontsource("Noto Sans Devanagari", "noto-sans-devanagari", "devanagari", [400, 600]),
  ...fontsource("Noto Sans SC", "noto-sans-sc", "chinese-simplified", [400]),
  ...fontsource("Noto Sans KR", "noto-sans-kr", "korean", [400]),
  ...fontsource("Noto Emoji", "noto-emoji", "emoji", [400]),
];

/**
 * Families to try for a run, best first. For Arabic a face that draws each letter as one glyph: where dots are
 * glyphs of their own (Noto Sans Arabic), they are misplaced and the text cannot be read back.
 */
export const STACKS: Record<FontScript, string[]> = {
  latin: ["Inter"],
  arabic: ["IBM Plex Sans Arabic", "Inter"],
  hebrew: ["Noto Sans Hebrew", "Inter"],
  thai: ["Noto Sans Thai", "Inter"],
  devanagari: ["Noto Sans Devanagari", "Inter"],
  han: ["Noto Sans SC", "Inter"],
  hangul: ["Noto Sans KR", "Inter"],
  emoji: ["Noto Emoji", "Inter"],
};
