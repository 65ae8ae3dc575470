import type { VehicleCategory } from "@/lib/domains/vehicles/rules";
import { EMISSION_CHARACTERS } from "@/lib/domains/vehicles/emissions/tables/euro";

const ROMAN = ["0", "I", "II", "III", "IV", "V", "VI", "VII"] as const;
const NAMED = /EURO\s*((?:IV|VI{0,2}|I{1,3})(?![A-Z]{2})|[0-7](?!\d))\s*(?:([A-E])(?![A-Z])(?:-(TEMP|BIS(?:-FCM)?))?)?/;

/** Heavy vehicles' norms are written in Roman figures, all others in Arabic. */
function inFigures(norm: string, category: VehicleCategory | null): string {
  const rank = ROMAN.findIndex((roman) => roman === norm);
  const arabic = rank < 0 ? norm : String(rank);
  return category === "PL" ? (ROMAN[Number(arabic)] ?? arabic) : arabic;
}

function readCharacter(text: string): { norm: string; step: string | null } | null {
  const base = /(715\/2007|70\/220)/.exec(text)?.[1];
  const ending = text.replace(/\/?(?:CEE|CE|UE)$/, "");
  const character = /\d\/\d{2,4}\*?([A-Z]{1,2})$/.exec(ending)?.[1];
  if (base === undefined || character === undefined) return null;
  if (base === "70/220") return character === "B" ? { norm: "4", step: null } : null;
  if (character.length === 2) return { norm: "6", step: EMISSION_CHARACTERS.get(character) ?? null };
  if (character === "Z") return null;
  return { norm: character <= "M" ? "5" : "6", step: null };
}

/** The norm that field V.9 states, by name or (cars and vans) by the emission character of its regulation; null when it states none. */
export function normOfV9(
  v9: string | null,
  category: VehicleCategory | null,
): { norm: string; step: string | null } | null {
  const text = (v9 ?? "").slice(0, 200).toUpperCase();
  const named = NAMED.exec(text);
  if (named) {
    const norm = inFigures(named[1] ?? "", category);
    const suffix = named[3] ? `-${named[3].replace("BIS", "bis")}` : "";
    return { norm, step: named[2] ? norm + named[2].toLowerCase() + suffix : null };
  }
  return category === "VP" || category === "VUL" ? readCharacter(text.replace(/\s/g, "")) : null;
}
