export type FaultSystem = "powertrain" | "body" | "chassis" | "network";

/** What the standard keeps ranges of codes for. */
export const faultAreas = [
  ...(["metering", "meteringEmission", "ignition", "emission", "speedIdle", "outputs", "inputs"] as const),
  ...(["transmission", "hybrid", "deactivation", "bus", "communication", "software", "data", "unit"] as const),
] as const;
export type FaultArea = (typeof faultAreas)[number];

/** What a fault code says by itself (SAE J2012, ISO 15031-6): its system, and whether every maker means the same by it. */
export interface FaultCode {
  /** As it is written: P0301, or P0301-1A with how it failed. */
  code: string;
  /** Its first five characters, by which its meaning is known. */
  base: string;
  system: FaultSystem;
  origin: "standard" | "maker" | "reserved";
  /** Null where the standard names no group, or where the maker does. */
  area: FaultArea | null;
  /** The two last characters of a code such as P0301-1A: how the part failed (ISO 14229 failure type). */
  failureType: string | null;
}

/** The codes that a text holds, each once and in order, and what else stands there. */
export interface ReadCodes {
  codes: FaultCode[];
  unread: string[];
  /** How many codes stand beyond those that are read at once. */
  over: number;
}

/** More codes than these are not read at once. */
export const mostCodes = 200;
/** Characters of a text that codes are read from: a tool's whole report. */
export const longestText = 20_000;

const systems: Readonly<Record<string, FaultSystem>> = { P: "powertrain", B: "body", C: "chassis", U: "network" };

const areas: readonly [begin: RegExp, area: FaultArea][] = [
  [/^P00/, "meteringEmission"],
  [/^P0[12]/, "metering"],
  [/^P[02]3/, "ignition"],
  [/^P[02]4/, "emission"],
  [/^P05/, "speedIdle"],
  [/^P[02]6/, "outputs"],
  [/^P0[789]|^P27|^P28[0-8]/, "transmission"],
  [/^P0[A-F]/, "hybrid"],
  [/^P2[012A]/, "meteringEmission"],
  [/^P25/, "inputs"],
  [/^P34/, "deactivation"],
  [/^U00/, "bus"],
  [/^U0[126]/, "communication"],
  [/^U03/, "software"],
  [/^U0[45]/, "data"],
  [/^U30/, "unit"],
];

function originOf(letter: string, group: string, next: string): FaultCode["origin"] {
  if (group === "0") return "standard";
  if (group === "1") return "maker";
  if (letter !== "P") return group === "2" ? "maker" : letter === "U" ? "standard" : "reserved";
  if (group === "2" || /[4-9]/.test(next)) return "standard";
  return /[A-F]/.test(next) ? "reserved" : "maker";
}

/** Letters of other alphabets that look like those of a code. */
const looksLike = new Map(
  Object.entries({ A: "АΑ", B: "ВΒ", C: "СϹ", E: "ЕΕ", I: "ІΙӀ", L: "", O: "ОΟ", P: "РΡ", "3": "З", "-": "−" }).flatMap(
    ([latin, others]) => [...others].map((other) => [other, latin] as const),
  ),
);

const inLatin = (text: string): string =>
  [...text.slice(0, longestText).normalize("NFKC").toUpperCase()]
    .map((sign) => looksLike.get(sign) ?? sign)
    .join("")
    .replace(/\p{Pd}/gu, "-")
    .replace(/[\p{Cf}\p{Cc}]/gu, " ");

/** O, I and L stand for figures wherever no code has a letter of theirs. */
const inFigures = (text: string): string => text.replaceAll("O", "0").replace(/[IL]/g, "1");

const spelt =
  /(?<![0-9A-Z])([PBCU])[ ._-]?([0-3OIL])([0-9A-FOIL])([0-9A-FOIL]{2})(?:[-: ]?([0-9A-FO]{2})(?:-[0-9A-F]{2})?)?(?![0-9A-Z])/g;

/** The system of a code that is written as we write it. */
export const systemOfCode = (code: string): FaultSystem => systems[code.charAt(0)] ?? "powertrain";

function codeOf([, letter = "", ...figures]: RegExpMatchArray): FaultCode {
  const [group = "", next = "", rest = ""] = figures.slice(0, 3).map(inFigures);
  const failureType = figures[3] ? inFigures(figures[3]) : null;
  const base = letter + group + next + rest;
  return {
    code: [base, failureType].filter(Boolean).join("-"),
    base,
    system: systemOfCode(letter),
    origin: originOf(letter, group, next),
    area: areas.find(([begin]) => begin.test(base))?.[1] ?? null,
    failureType,
  };
}

/** The fault codes of a text in any spelling: small letters, other alphabets' look-alikes, any separator. */
export function readFaultCodes(text: string): ReadCodes {
  const latin = inLatin(text);
  const found = new Map([...latin.matchAll(spelt)].map((match) => codeOf(match)).map((one) => [one.code, one]));
  const words = latin.replace(spelt, " ").split(/[^\p{L}\p{N}]+/u);
  const unread = [...new Set(words.filter(Boolean).map((word) => [...word].slice(0, 20).join("")))];
  const codes = [...found.values()];
  return { codes: codes.slice(0, mostCodes), unread, over: Math.max(0, codes.length - mostCodes) };
}

/** The fault code that a text is, in any spelling; null for anything else, or for more than one. */
export function readFaultCode(text: string): FaultCode | null {
  const { codes, unread } = readFaultCodes(text);
  const [only, ...others] = codes;
  return only && others.length === 0 && unread.length === 0 ? only : null;
}

/** The beginning of a code, of two characters or more, as codes are stored; null for what begins none. */
export function codeBeginning(text: string): string | null {
  const typed = inLatin(text).replace(/[ ._-]/g, "");
  const start = typed.slice(0, 1) + inFigures(typed.slice(1));
  return /^[PBCU][0-3][0-9A-F]{0,3}$/.test(start) ? start : null;
}

/** Codes as one segment of an address: P0401-P0299. */
export const codesSegment = (codes: readonly Pick<FaultCode, "code">[]): string =>
  codes.map(({ code }) => code).join("-");
