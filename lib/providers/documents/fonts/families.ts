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

const noto = (family: string, slug: string, subset: string, weights: (400 | 600)[]): FontFace[] =>
  weights.map((weight) => ({
    family,
    weight,
    file: `@fontsource/${slug}/files/${slug}-${subset}-${weight}-normal.woff`,
  }));

/** Every face that a document may use; a package that is not installed is passed over. */
export const FACES: FontFace[] = [
  inter(400, "400Regular"),
  inter(600, "600SemiBold"),
  ...noto("Noto Sans Arabic", "noto-sans-arabic", "arabic", [400, 600]),
  ...noto("Noto Sans Hebrew", "noto-sans-hebrew", "hebrew", [400, 600]),
  ...noto("Noto Sans Thai", "noto-sans-thai", "thai", [400, 600]),
  ...noto("Noto Sans Devanagari", "noto-sans-devanagari", "devanagari", [400, 600]),
  ...noto("Noto Sans SC", "noto-sans-sc", "chinese-simplified", [400]),
  ...noto("Noto Sans JP", "noto-sans-jp", "japanese", [400]),
  ...noto("Noto Sans KR", "noto-sans-kr", "korean", [400]),
  ...noto("Noto Emoji", "noto-emoji", "emoji", [400]),
];

/** Families to try for a run, best first. */
export const STACKS: Record<FontScript, string[]> = {
  latin: ["Inter"],
  arabic: ["Noto Sans Arabic", "Inter"],
  hebrew: ["Noto Sans Hebrew", "Inter"],
  thai: ["Noto Sans Thai", "Inter"],
  devanagari: ["Noto Sans Devanagari", "Inter"],
  han: ["Noto Sans SC", "Noto Sans JP", "Inter"],
  hangul: ["Noto Sans KR", "Inter"],
  emoji: ["Noto Emoji", "Inter"],
};
