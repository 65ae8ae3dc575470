import { line } from "@/lib/import/copy/line";
import { compactKey } from "@/lib/shared/compact";
import type { Make } from "./makes";
import type { Vehicle } from "./vehicle";

const LAST_YEAR = 2026;
const KIND = { cnit: 1, tvv: 2 } as const;

/** Rows of type_code: each code of each version once. */
export function* typeCodeLines(vehicles: readonly Vehicle[]): Generator<string> {
  for (const { ktype, cnit, tvv } of vehicles) {
    for (const code of new Set(cnit)) yield line(code, ktype, KIND.cnit);
    for (const code of new Set(tvv)) yield line(code, ktype, KIND.tvv);
  }
}

/** eBay knows a motorcycle by model and year: 45 00214 is the MT-07 (1,010,002) of 2014. */
const ebayId = (ktype: number, year: number): string => `45${String(ktype - 1_010_000).padStart(3, "0")}${year % 100}`;

/** Rows of ebay_moto: one id per model year. */
export function* ebayMotoLines(vehicles: readonly Vehicle[]): Generator<string> {
  for (const { vtype, ktype, fromYm, toYm } of vehicles) {
    if (vtype !== "motos") continue;
    const last = toYm === null ? LAST_YEAR : Math.floor(toYm / 100);
    for (let year = Math.floor(fromYm / 100); year <= last; year++) yield line(ebayId(ktype, year), ktype);
  }
}

const words = (label: string): string[] =>
  label
    .split(/[\s/()-]+/)
    .map(compactKey)
    .filter(Boolean);

/** Rows of version_term: make, model and version from each of their words to the end. */
export function* versionTermLines(makes: readonly Make[], vehicles: readonly Vehicle[]): Generator<string> {
  const names = new Map(makes.map(({ id, name }) => [id, name]));
  for (const { ktype, makeId, modelName, name, vtype } of vehicles) {
    const version = name.startsWith(`${modelName} `) ? name : `${modelName} ${name}`;
    const parts = words(`${names.get(makeId) ?? ""} ${version}`);
    const whole = parts.join("");
    const starts = new Set(parts.map((_, at) => parts.slice(at).join("").slice(0, 40)));
    for (const norm of starts) yield line(norm, whole, ktype, makeId, vtype === "pl");
  }
}
