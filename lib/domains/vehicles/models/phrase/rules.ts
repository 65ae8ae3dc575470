import { cleanText, compactKey } from "@/lib/shared/compact";
import type { ModelName } from "../schema";

const mostWordsOfName = 4;
const mostTokens = 12;
const numerals = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"];

/** Every spelling by which people name a model: "Golf VII" is GOLF7 too, "Série 3 (E90)" is 3SERIES and SERIE3E90. */
export function spellingsOf(name: string): string[] {
  const code = /\(([^)]*)\)/.exec(name)?.[1] ?? "";
  const plain = name.replace(/\([^)]*\)/g, " ").trim();
  const words = plain.split(/\s+/);
  const numeral = words.length > 1 ? numerals.indexOf(words.at(-1) ?? "") + 1 : 0;
  const base = numeral > 0 ? words.slice(0, -1).join(" ") : plain;
  const turned = /^(Classe|Série) (\w+)$/.exec(base);
  const english = turned ? `${turned[2]} ${turned[1] === "Classe" ? "Class" : "Series"}` : null;
  const spellings = [base, english].flatMap((one) =>
    one === null ? [] : [one, `${one} ${code}`, ...(numeral > 0 ? [plain, `${one} ${numeral}`] : [])],
  );
  return [...new Set(spellings.map(compactKey))].filter((key) => key.length > 1);
}

export interface ModelIndex {
  bySpelling: ReadonlyMap<string, readonly ModelName[]>;
  /** The key of a make by each way in which people write it. */
  makes: ReadonlyMap<string, string>;
}

/** Short names of makes, by the key of the whole one. */
const shortMakes: Readonly<Record<string, readonly string[]>> = {
  VOLKSWAGEN: ["VW", "VOLKS", "VOLKSWAGON"],
  MERCEDESBENZ: ["MERCEDES", "MERCO", "MERC", "BENZ"],
  CITROEN: ["CITRO"],
  BMW: ["BM"],
  ALFAROMEO: ["ALFA"],
  LANDROVER: ["LANDROVEUR"],
  CHEVROLET: ["CHEVY"],
};

/** The models of a catalogue by their spellings. */
export function indexModels(models: readonly ModelName[]): ModelIndex {
  const bySpelling = new Map<string, ModelName[]>();
  for (const model of models)
    for (const key of spellingsOf(model.name)) bySpelling.set(key, [...(bySpelling.get(key) ?? []), model]);
  const makes = new Map<string, string>();
  for (const { make } of models) {
    const key = compactKey(make);
    for (const spelling of [key, ...(shortMakes[key] ?? [])]) makes.set(spelling, key);
  }
  return { bySpelling, makes };
}

export interface VehiclePhrase {
  /** Newest first. */
  models: ModelName[];
  /** What names the vehicle, as typed, and the text without it. */
  named: string;
  rest: string;
}

export interface Window {
  from: number;
  to: number;
  key: string;
}

// The longest first, so that "clio 3" is read before "clio".
function windowsOf(keys: readonly string[]): Window[] {
  const windows: Window[] = [];
  for (let size = Math.min(mostWordsOfName, keys.length); size > 0; size--)
    for (let from = 0; from + size <= keys.length; from++)
      windows.push({ from, to: from + size, key: keys.slice(from, from + size).join("") });
  return windows;
}

/** Where words name a make and models, the longest name first; `may` passes over words that mean something else here. */
export function findVehicle(
  keys: readonly string[],
  { bySpelling, makes }: ModelIndex,
  may: (window: Window, models: readonly ModelName[], make: Window | undefined) => boolean = () => true,
): { make: Window | null; model: Window | null; models: ModelName[] } {
  const windows = windowsOf(keys);
  const named = windows.find(({ key }) => makes.has(key));
  const make = named && { ...named, key: makes.get(named.key) ?? named.key };
  const found = windows
    .map((window) => ({ window, models: modelsOf(window, make, bySpelling) }))
    .find(({ window, models }) => models.length > 0 && may(window, models, make));
  const newestFirst = [...(found?.models ?? [])].sort((a, b) => (b.yearFrom ?? 0) - (a.yearFrom ?? 0));
  return { make: make ?? null, model: found?.window ?? null, models: newestFirst };
}

/** The vehicle that a phrase such as "plaquettes clio 3" names; null when it names none. */
export function readVehiclePhrase(text: string, index: ModelIndex): VehiclePhrase | null {
  const tokens = cleanText(text)
    .split(/[\s,;/]+/)
    .filter(Boolean)
    .slice(0, mostTokens);
  const { make, model, models } = findVehicle(tokens.map(compactKey), index);
  if (!model) return null;
  const isNamed = (_: string, at: number) => isWithin(at, model) || (make !== null && isWithin(at, make));
  return {
    models,
    named: tokens.filter(isNamed).join(" "),
    rest: tokens.filter((token, at) => !isNamed(token, at)).join(" "),
  };
}

const isWithin = (at: number, { from, to }: Window) => at >= from && at < to;

function modelsOf(window: Window, make: Window | undefined, bySpelling: ModelIndex["bySpelling"]): ModelName[] {
  const models = bySpelling.get(window.key) ?? [];
  if (!make || (window.from < make.to && make.from < window.to)) return [...models];
  return models.filter((model) => compactKey(model.make) === make.key);
}
