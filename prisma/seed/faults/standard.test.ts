import { readFaultCode } from "@/lib/shared/fault-code";
import { namedParts, tellFault } from "@/lib/domains/faults/rules";
import { readFaultSource } from "./codes";

/** Whom SAE J2012 (ISO 15031-6) lets define a code, by letter, second and third sign, written apart from our own reading. */
function definedBy([letter = "", second = "", third = ""]: string): string {
  if (second === "0") return "standard";
  if (second === "1") return "maker";
  if (second === "2") return letter === "P" ? "standard" : "maker";
  if (letter === "U") return "standard";
  if (letter !== "P") return "reserved";
  return "0123".includes(third) ? "maker" : "456789".includes(third) ? "standard" : "reserved";
}
const systemOf = { P: "powertrain", B: "body", C: "chassis", U: "network" } as const;
type Letter = keyof typeof systemOf;

/** Two hundred codes as a workshop meets them, half of them nobody's: 4 letters, 4 second signs, with 12 or 13 endings. */
const endings = [
  "000 001 0A5 135 171 299 301 351 401 442 562 6DD 73F",
  "010 0FF 122 234 31E 390 403 500 606 780 9A1 B2C F3D",
  "002 096 146 226 263 2EF 409 463 4A9 58C 600 A00",
  "050 118 205 33F 400 497 550 6E1 78A 900 A01 FFF",
].map((list) => list.split(" "));
const madeUp = (Object.keys(systemOf) as Letter[]).flatMap((letter) =>
  endings.flatMap((list, second) => list.map((ending) => `${letter}${second}${ending}`)),
);

const source = readFaultSource();
const ours = source.codes.map(([code]) => code);
const rows = new Map(source.codes.map((row) => [row[0], row]));

const told = (code: string) => {
  const read = readFaultCode(code);
  if (!read) throw new Error(`${code} is not read as a code`);
  const row = rows.get(read.base);
  const known = row && {
    ...{ code, titles: { fr: row[6] ?? "" }, systems: { fr: row[1] }, severity: row[2], severities: { fr: "x" } },
    ...{ certainty: row[3], genartIds: row[4], checks: row[5] === null ? null : { fr: ["x"] } },
  };
  return tellFault(read, { known, asked: true, lang: "fr" });
};

it("two hundred made-up codes are two hundred", () => expect(new Set(madeUp).size).toBe(200));

it.each([
  ["each of ours", ours],
  ["each that is made up", madeUp],
])("%s says what its letters say by the standard", (_, codes) => {
  const wrong = codes.filter((code) => {
    const { code: same, system, origin } = told(code);
    return same !== code || system !== systemOf[code.charAt(0) as Letter] || origin !== definedBy(code);
  });
  expect(wrong).toEqual([]);
});

it("no meaning is told of a code that a maker defines or that is reserved", () => {
  expect(ours.filter((code) => definedBy(code) !== "standard")).toEqual([]);
  const claimed = madeUp.filter((code) => definedBy(code) !== "standard" && told(code).state !== "letters");
  expect(claimed).toEqual([]);
});

it("of what nobody vouches for the letters are told and no more", () => {
  for (const code of madeUp.filter((one) => !rows.has(one)))
    expect(told(code)).toMatchObject({
      ...{ state: "letters", title: null, group: null, severity: null, certainty: null, checks: [], genartIds: [] },
    });
});

it("one source alone ticks no part, whatever the code", () => {
  const ticking = ours
    .map(told)
    .filter(({ certainty }) => certainty !== "A")
    .flatMap((help) => namedParts([help]).filter(({ ticked }) => ticked));
  expect(ticking).toEqual([]);
});

/** The systems of ours that a letter may be about. */
const ofLetter: Readonly<Record<string, RegExp>> = {
  B0: /restraint|body/,
  C0: /./,
  U0: /network/,
  U3: /electrical|hybrid/,
};
/** What the standard keeps a range of a drivetrain's codes for, in words of ours. */
const ofRange: Readonly<Record<string, RegExp>> = {
  ...{ P02: /fuel|air|turbo|cooling|engine|transmission/, P03: /ignition|engine/, P07: /transmission|brakes|engine/ },
  ...{ P08: /transmission/, P09: /transmission/, P0B: /hybrid/, P0C: /hybrid/, P0D: /hybrid/, P27: /transmission/ },
  ...{ P34: /engine/ },
};

it("no code of ours stands in a system that its range excludes", () => {
  const strange = source.codes
    .filter(([code, system]) => {
      const allowed = ofRange[code.slice(0, 3)] ?? ofLetter[code.slice(0, 2)];
      return allowed && !allowed.test(system);
    })
    .map(([code, system]) => `${code} ${system}`);
  expect(strange).toEqual([]);
});
