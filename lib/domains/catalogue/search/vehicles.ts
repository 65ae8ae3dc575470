import { cleanText, compactKey } from "@/lib/shared/compact";
import { recognise, type Recognition } from "@/lib/shared/recognise";
import { isFiller } from "@/lib/shared/stem";
import { longestQuery } from "./rules";

type Vehicle = Extract<Recognition, { kind: "plate" | "vin" }>;

const isVehicle = (found: Recognition): found is Vehicle => found.kind === "plate" || found.kind === "vin";
const mostTokens = 12;
const longestPlate = 4;

/** What a text is before anything else, as far as that is a plate or a VIN. */
function leading(text: string): Vehicle[] {
  const found = recognise(text, { plateCountry: "FR" });
  const end = found.findIndex((one) => !isVehicle(one));
  return found
    .slice(0, end < 0 ? found.length : end)
    .filter(isVehicle)
    .filter(({ kind }) => kind === "plate" || !holdsName(text));
}

// "renault 7701207339" has the seventeen characters of a VIN, whose groups hold digits behind the maker's three letters.
const holdsName = (text: string) => text.split(" ").some((token) => /^\p{L}{4,}$/u.test(token));

// Beside other words "5w30" is an oil and "de 307 cc" a car, though both have the shape of a plate.
function besideWords(tokens: readonly string[]): Vehicle[] {
  const [first = ""] = tokens;
  if (tokens.length > 1 && first === first.toLowerCase() && isFiller(compactKey(first))) return [];
  return leading(tokens.join(" ")).filter((one) =>
    one.kind === "vin" ? tokens.length === 1 : one.plate.series !== "fni" || /[A-Z]{2}/.test(one.plate.compact),
  );
}

export interface VehicleText {
  /** Every reading of the plate or VIN, best first; empty when the text holds none. */
  vehicles: Vehicle[];
  /** The text without it, and what of the text it is. */
  rest: string;
  typed: string;
}

/** The plate or VIN that a text holds, alone or beside parts; never a corrected one. */
export function vehicleIn(raw: string): VehicleText {
  const text = cleanText(raw.slice(0, longestQuery));
  const alone = leading(text);
  if (alone.length > 0) return { vehicles: alone, rest: "", typed: text };
  const tokens = text.split(/[\s,;]+/).filter(Boolean);
  const seen = Math.min(tokens.length, mostTokens);
  for (let size = Math.min(longestPlate, seen - 1); size > 0; size--)
    for (let from = 0; from + size <= seen; from++) {
      const named = tokens.slice(from, from + size);
      const vehicles = besideWords(named);
      if (vehicles.length > 0)
        return { vehicles, rest: tokens.toSpliced(from, size).join(" "), typed: named.join(" ") };
    }
  return { vehicles: [], rest: text, typed: "" };
}
