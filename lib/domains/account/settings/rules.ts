import { readIban } from "@/lib/shared/iban";
import {
  companyFamilies,
  settingFields,
  settingNames,
  usualSettings,
  type CompanySettings,
  type KindOf,
  type MapPlace,
  type SettingKind,
  type SettingName,
  type SettingValue,
  type ValueOfKind,
} from "./fields";

export const longestAddress = 500;
export const largestCount = 100_000;
/** In cents. */
export const largestAmount = 999_999_999;
/** The largest hourly rate in cents: what is above was typed in another unit. */
export const largestRate = 100_000;

/** A value as it is kept, or the word of what is wrong with it. */
export type Judged<Value> = { value: Value } | { fault: SettingFault };
export type SettingFault = "required" | "too-long" | "address" | "count" | "amount" | "place" | "iban" | "rate";

const isWhole = (value: unknown, most: number): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= most;

function judgeAddress(value: unknown): Judged<string | null> {
  if (value === null || value === "") return { value: null };
  if (typeof value !== "string") return { fault: "address" };
  const text = value.trim();
  if (text === "") return { value: null };
  if (text.length > longestAddress) return { fault: "too-long" };
  return isAddress(text) && !/[\s\\\p{Cc}\p{Surrogate}]/u.test(text) ? { value: text } : { fault: "address" };
}

/** A page of the web without a password in its address, or one of the portal's own. */
function isAddress(text: string): boolean {
  if (/^\/(?!\/)/.test(text)) return true;
  const url = URL.canParse(text) ? new URL(text) : null;
  return url !== null && /^https?:$/.test(url.protocol) && url.username === "" && url.password === "";
}

function judgePlace(value: unknown): Judged<MapPlace | null> {
  if (value === null) return { value: null };
  const { latitude, longitude } = (typeof value === "object" ? value : {}) as Partial<MapPlace>;
  const within = (degrees: unknown, most: number): degrees is number =>
    typeof degrees === "number" && Math.abs(degrees) <= most;
  if (!within(latitude, 90) || !within(longitude, 180)) return { fault: "place" };
  const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6;
  return { value: { latitude: rounded(latitude), longitude: rounded(longitude) } };
}

function judgeFamilies(value: unknown): Judged<ValueOfKind["families"]> {
  const chosen = companyFamilies.filter((one) => Array.isArray(value) && value.includes(one));
  return chosen.length > 0 ? { value: chosen } : { fault: "required" };
}

function judgeIban(value: unknown): Judged<string | null> {
  if (value === null || value === "") return { value: null };
  const iban = typeof value === "string" ? readIban(value) : null;
  return iban === null ? { fault: "iban" } : { value: iban };
}

const judges: { [Kind in SettingKind]: (value: unknown) => Judged<ValueOfKind[Kind]> } = {
  address: judgeAddress,
  count: (value) => (isWhole(value, largestCount) ? { value } : { fault: "count" }),
  amount: (value) => (value === null || isWhole(value, largestAmount) ? { value } : { fault: "amount" }),
  flag: (value) => ({ value: value === true }),
  families: judgeFamilies,
  place: judgePlace,
  iban: judgeIban,
  // Work that costs nothing is no rate: who does not work at it leaves it empty.
  rate: (value) => (value === null || (isWhole(value, largestRate) && value > 0) ? { value } : { fault: "rate" }),
};

/** What is kept of a value that was sent or stored under a name. */
export const judgeSetting = <Name extends SettingName>(name: Name, value: unknown): Judged<CompanySettings[Name]> =>
  judges[settingFields[name].kind as KindOf<Name>](value) as Judged<CompanySettings[Name]>;

export const sameSetting = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The settings of stored rows: what nobody set, or what a later version stored otherwise, holds as usual. */
export function settingsOf(rows: readonly { name: string; value: unknown }[]): CompanySettings {
  const stored = new Map(rows.map(({ name, value }) => [name, value]));
  const held = settingNames.flatMap((name) => {
    const judged = stored.has(name) ? judgeSetting(name, stored.get(name)) : null;
    return judged && "value" in judged ? [[name, judged.value]] : [];
  });
  return { ...usualSettings, ...(Object.fromEntries(held) as Partial<CompanySettings>) };
}

/** The settings that somebody with such rights in the company sees and changes. */
export const settingsOpenTo = (rights: ReadonlySet<string>): SettingName[] =>
  settingNames.filter((name) => rights.has("admin") || rights.has(settingFields[name].right));

/** Whether a change of one setting is the changer's: who is no administrator makes no company an internal one, nor ends it. */
export function mayChange(name: SettingName, before: SettingValue, after: SettingValue, rights: ReadonlySet<string>) {
  if (rights.has("admin")) return true;
  if (!rights.has(settingFields[name].right)) return false;
  const isInternal = (value: SettingValue) => Array.isArray(value) && value.includes("internal");
  return isInternal(before) === isInternal(after);
}
