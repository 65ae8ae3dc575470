import { SPELLINGS } from "@/lib/shared/letters";

const PLAIN = /^[ -~]*$/;
const SPELT = new RegExp(`[${[...SPELLINGS.keys()].join("")}]`, "gu");

/** The text without accents, ligatures and the like spelt in capitals of A-Z; letters of other scripts stay as they are. */
export function fold(raw: string): string {
  if (PLAIN.test(raw)) return raw;
  const bare = raw.normalize("NFD").replace(/\p{M}/gu, "");
  return bare.replace(SPELT, (letter) => SPELLINGS.get(letter) ?? "");
}

/** Small letters by which texts compare as people read them: "Groß", "GROSS" and "gross" are one, so are "Ａ", "Å" and "a". */
export const plainText = (raw: string): string => fold(raw).toLowerCase().replaceAll("ς", "σ");
