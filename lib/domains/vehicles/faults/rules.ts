export type FaultSystem = "powertrain" | "body" | "chassis" | "network";

/** What a fault code says by itself (SAE J2012): its system, and whether every maker means the same by it. */
export interface FaultCode {
  code: string;
  system: FaultSystem;
  origin: "standard" | "maker";
  /** The two last characters of a code such as P0301-1A: how the part failed (ISO 14229 failure type). */
  failureType: string | null;
}

const systems: Readonly<Record<string, FaultSystem>> = { P: "powertrain", B: "body", C: "chassis", U: "network" };

function originOf(letter: string, group: string, next: string): FaultCode["origin"] {
  if (group === "0") return "standard";
  if (group === "1") return "maker";
  if (letter === "P") return group === "2" || /[4-9A-F]/.test(next) ? "standard" : "maker";
  return group === "2" ? "maker" : "standard";
}

/** The fault code that a text holds, in any spelling; null for anything else. */
export function readFaultCode(text: string): FaultCode | null {
  const match = /^([PBCU])([0-3])([0-9A-F])([0-9A-F]{2})(?:[-: ]?([0-9A-F]{2}))?$/.exec(text.trim().toUpperCase());
  if (!match) return null;
  const [, letter = "", group = "", next = "", rest = "", failureType = null] = match;
  const system = systems[letter];
  if (!system) return null;
  return {
    code: [letter + group + next + rest, failureType].filter(Boolean).join("-"),
    system,
    origin: originOf(letter, group, next),
    failureType,
  };
}
