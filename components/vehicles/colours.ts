import { fold } from "@/lib/shared/fold";

const paints: Readonly<Record<string, string>> = {
  BLANC: "#ffffff",
  "BLANC CASSE": "#f5f1e6",
  IVOIRE: "#f2ebd0",
  BEIGE: "#d9c7a3",
  "BEIGE CLAIR": "#e8dcc4",
  "BEIGE FONCE": "#b89b72",
  JAUNE: "#f5c518",
  "JAUNE CLAIR": "#f9e27d",
  "JAUNE FONCE": "#d4a00a",
  ORANGE: "#f07f13",
  "ORANGE CLAIR": "#f7a860",
  "ORANGE FONCE": "#c95f06",
  ROUGE: "#c8102e",
  "ROUGE CLAIR": "#e2564f",
  "ROUGE FONCE": "#8b0a1a",
  BORDEAUX: "#6d071a",
  ROSE: "#f2a6b8",
  "ROSE CLAIR": "#f8cdd7",
  "ROSE FONCE": "#d65a84",
  VIOLET: "#6a3d8f",
  "VIOLET CLAIR": "#a585c1",
  "VIOLET FONCE": "#43215e",
  BLEU: "#1f4e9e",
  "BLEU CLAIR": "#7fb2e5",
  "BLEU FONCE": "#12264f",
  TURQUOISE: "#2aa6a1",
  VERT: "#2e7d32",
  "VERT CLAIR": "#8bc48a",
  "VERT FONCE": "#17401c",
  MARRON: "#6b4226",
  "MARRON CLAIR": "#9c7350",
  "MARRON FONCE": "#3f2616",
  BRONZE: "#8c6d3f",
  OR: "#c9a227",
  GRIS: "#8a8d8f",
  "GRIS CLAIR": "#c3c6c8",
  "GRIS FONCE": "#4a4d50",
  ARGENT: "#c0c0c0",
  NOIR: "#111111",
};

const synonyms: Readonly<Record<string, string>> = {
  "BLANC NACRE": "BLANC CASSE",
  "BLEU MARINE": "BLEU FONCE",
  "BLEU NUIT": "BLEU FONCE",
  DORE: "OR",
  ANTHRACITE: "GRIS FONCE",
};

export interface Paint {
  /** The name under which messages know the colour; null for one that they do not know. */
  code: string | null;
  hex: string | null;
}

/** The paint that a registry's French colour name means, in any spelling of accents and case. */
export function paintOf(name: string): Paint {
  const plain = fold(name).toUpperCase().trim();
  const code = synonyms[plain] ?? plain;
  return { code: code in paints || code === "MULTICOLORE" ? code : null, hex: paints[code] ?? null };
}

/** False for the words by which a registry says that it does not know the colour. */
export const isColour = (name: string): boolean => !/^(inconnue?|nr|n\/a)?$/i.test(name.trim());
