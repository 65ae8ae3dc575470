import type { SourceVersion } from "../source";
import { fuelOf } from "./fuel";
import { dieselNameOf, tradeNameIn } from "./trade-names";

const DRIVES: readonly [RegExp, string][] = [
  [/QUATTRO\b/, "quattro"],
  [/4 ?MOTION/, "4Motion"],
  [/X-?DRIVE/, "xDrive"],
  [/4 ?MATIC/, "4Matic"],
  [/4X4|4WD|\bAWD\b/, "4x4"],
];

/** Displacement in litres for a name: the stated one, else rounded from cm³. */
export function litresOf(version: Pick<SourceVersion, "litres" | "ccm">): number | null {
  return version.litres ?? (version.ccm ? Math.round(version.ccm / 100) / 10 : null);
}

/** Power for a name, in metric horsepower as the label prints it (85 for a Clio whose papers say 86). */
export function namedPower(version: Pick<SourceVersion, "label" | "ch">): number {
  const printed = Number(/\((\d{2,3}) ?CH\)/.exec(version.label)?.[1]);
  return Math.abs(printed - version.ch) <= 3 ? printed : version.ch;
}

// Makes that sell a type number instead of a displacement: BMW 320d, Mercedes E 220 CDI, Mini Cooper S, Volvo D4.
function typeNumber(version: SourceVersion, group: string): string | null {
  const label = version.label.toUpperCase();
  if (group === "bmw") {
    const drive = /\b([SX])DRIVE ?(\d{2})([DEI])\b/.exec(label);
    if (drive) return `${drive[1]?.toLowerCase()}Drive${drive[2]}${drive[3]?.toLowerCase()}`;
    const type = /\b([1-8]\d{2})(X?[DEI])\b/.exec(label);
    if (type) return `${type[1]}${type[2]?.toLowerCase()}`;
    const mini = /\b(ONE|COOPER)( S[DE]?| D)?\b/.exec(label);
    return mini ? `${mini[1] === "ONE" ? "One" : "Cooper"}${mini[2] ?? ""}` : null;
  }
  if (group === "mercedes") {
    const type = /^(?:CLASSE )?([A-Z]{1,3}) ?(\d{2,3})\b ?(CDI|BLUETEC|D\b|E\b|K\b|CGI|KOMPRESSOR)?/.exec(label);
    if (!type?.[1] || !type[2] || Number(type[2]) < 45) return null;
    const end = type[3]
      ?.replace("BLUETEC", "BlueTEC")
      .replace("KOMPRESSOR", "Kompressor")
      .replace(/^[DE]$/, (x) => x.toLowerCase());
    return [type[1], type[2], end].filter(Boolean).join(" ");
  }
  if (group === "volvo") return /\b([DT][2-8])\b/.exec(label)?.[1] ?? null;
  return null;
}

function fuelWord(version: SourceVersion, group: string, engineName: string | null): string {
  const { burns } = fuelOf(version.p3);
  if (burns === "nothing") return "";
  const word = tradeNameIn(version.label, burns) ?? (engineName ? tradeNameIn(engineName, burns) : null);
  return word ?? (burns === "diesel" ? dieselNameOf(group) : "");
}

/** The name under which a mechanic knows a version, without make and model: "1.5 dCi 85", "2.0 TDI 150 4Motion". */
export function versionName(version: SourceVersion, group: string, engineName: string | null): string {
  const fuel = fuelOf(version.p3);
  if (fuel.burns === "nothing") return `${fuel.key === "electric" ? "EV" : "H2"} ${version.kw} kW`;
  const power = namedPower(version);
  const litres = litresOf(version);
  const type = typeNumber(version, group);
  const drive = DRIVES.find(([pattern]) => pattern.test(version.label))?.[1] ?? "";
  const head = type ? [type] : [litres?.toFixed(1) ?? "", fuelWord(version, group, engineName)];
  const figure = head.some(Boolean) ? String(power) : `${power} ch`;
  const suffix = version.label.toUpperCase().includes("E-TECH") && fuel.suffix === "Hybrid" ? "" : fuel.suffix;
  return [...head, figure, drive === "xDrive" && /xDrive/.test(type ?? "") ? "" : drive, suffix]
    .filter(Boolean)
    .join(" ");
}
