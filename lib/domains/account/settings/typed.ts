import { typedNumber } from "@/lib/shared/decimals";
import { formatIban } from "@/lib/shared/iban";
import {
  settingFields,
  type CompanyFamily,
  type CompanySettings,
  type MapPlace,
  type SettingKind,
  type SettingName,
  type SettingValue,
} from "./fields";
import { judgeSetting, type Judged } from "./rules";

/** What the control of a setting holds: text, a tick, or several of them. */
export type Typed = string | boolean | CompanyFamily[];

const isMoney = (kind: SettingKind): boolean => kind === "amount" || kind === "rate";
const amountText = (cents: number, language: string): string =>
  typedNumber(cents / 100, language, 2, cents % 100 === 0 ? 0 : 2);
const placeText = ({ latitude, longitude }: MapPlace): string => `${latitude}, ${longitude}`;

/** A setting as its control shows it. */
export function typedOf(name: SettingName, value: SettingValue, language: string): Typed {
  if (value === null) return "";
  if (typeof value === "boolean" || Array.isArray(value)) return value;
  if (typeof value === "object") return placeText(value);
  if (typeof value === "string") return settingFields[name].kind === "iban" ? formatIban(value) : value;
  return isMoney(settingFields[name].kind) ? amountText(value, language) : String(value);
}

const degrees = String.raw`([+-]?\d{1,3}(?:[.,]\d{1,12})?)\s*°?`;
const twoDegrees = new RegExp(String.raw`^\s*${degrees}\s*[\s;,]\s*${degrees}\s*$`);

/** Two degrees as a map gives them: "45.764, 4.8357", or with commas in French. */
function placeOf(text: string): unknown {
  if (text.trim() === "") return null;
  const [, latitude, longitude] = twoDegrees.exec(text) ?? [];
  if (latitude === undefined || longitude === undefined) return text;
  return { latitude: Number(latitude.replace(",", ".")), longitude: Number(longitude.replace(",", ".")) };
}

function amountOf(text: string): unknown {
  const plain = text.replace(/[\s'’]/g, "");
  if (plain === "") return null;
  const [, whole, cents = ""] = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(plain) ?? [];
  return whole === undefined ? text : Number(whole + cents.padEnd(2, "0"));
}

/** The setting that a control's content stands for, or what is wrong with it. */
export function readTyped<Name extends SettingName>(name: Name, typed: Typed): Judged<CompanySettings[Name]> {
  const { kind } = settingFields[name];
  const text = typeof typed === "string" ? typed : "";
  if (kind === "count") return judgeSetting(name, /^\s*\d+\s*$/.test(text) ? Number(text) : text);
  if (isMoney(kind)) return judgeSetting(name, amountOf(text));
  if (kind === "place") return judgeSetting(name, placeOf(text));
  return judgeSetting(name, typed);
}
