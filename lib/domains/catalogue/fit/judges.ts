import { compactKey } from "@/lib/shared/compact";
import { formatYearMonth, isWithinMonths } from "@/lib/shared/dates";
import type { VehicleFacts } from "@/lib/domains/vehicles/schema";
import type { FitCondition, FitCriterion, FitVerdict } from "./schema";

/** What a judgement looks at of a vehicle. */
export type FitFacts = Omit<VehicleFacts, "ktype" | "vtype" | "label" | "plate">;

type Judge = (condition: FitCondition, facts: FitFacts) => FitCriterion | null;

const decided = (met: boolean): FitVerdict => (met ? "fits" : "no");
const asNumber = (value: unknown): number | null =>
  typeof value === "number" && Number.isFinite(value) ? value : null;
const asText = (value: unknown): string | null =>
  typeof value === "string" && value.trim() !== "" ? value.trim() : null;

/** A family (K9K) names all its indexes (K9K 766); an engine known by its family alone leaves an index undecided. */
export function judgeEngineCode(codes: readonly string[], engine: string | null): FitVerdict {
  const own = compactKey(engine ?? "");
  const wanted = codes.map(compactKey).filter(Boolean);
  if (own === "" || wanted.length === 0) return "unknown";
  if (wanted.some((code) => own === code || isIndexOf(own, code))) return "fits";
  return wanted.some((code) => isIndexOf(code, own)) ? "unknown" : "no";
}

const isIndexOf = (code: string, family: string): boolean => family.length >= 3 && code.startsWith(family);

const engineCode: Judge = ({ engineCodes }, facts) => {
  const codes = Array.isArray(engineCodes) ? engineCodes.map(asText).filter((code) => code !== null) : [];
  if (codes.length === 0) return null;
  const verdict = judgeEngineCode(codes, facts.engineCode);
  return { key: "engineCode", needs: codes.join(" / "), has: facts.engineCode, verdict };
};

function writePeriod(from: number | null, to: number | null): string {
  const [first, last] = [from, to].map((month) => (month === null ? null : formatYearMonth(month)));
  if (first && last) return `${first} – ${last}`;
  return first ? `≥ ${first}` : `≤ ${last ?? "?"}`;
}

const date: Judge = (condition, { firstRegistrationYm }) => {
  const [from, to] = [asNumber(condition.from), asNumber(condition.to)];
  if (from === null && to === null) return null;
  const has = firstRegistrationYm === null ? null : formatYearMonth(firstRegistrationYm);
  const needs = writePeriod(from, to);
  if (firstRegistrationYm === null || has === null) return { key: "date", needs, has: null, verdict: "unknown" };
  return { key: "date", needs, has, verdict: decided(isWithinMonths(firstRegistrationYm, from, to)) };
};

/** A vehicle of which more is known than its version: its papers, its chassis number or how it is equipped. */
const isInHand = (facts: FitFacts): boolean =>
  [facts.firstRegistrationYm, facts.vin, facts.grossKg, facts.brakeSystem, facts.frontDiscMm].some(
    (fact) => fact !== null,
  );

/** Where a part goes is met by a vehicle in hand; of a mere version it says nothing, neither for nor against. */
const position: Judge = ({ pos }, facts) => {
  const needs = asText(pos);
  return needs === null || !isInHand(facts) ? null : { key: "pos", needs, has: needs, verdict: "fits" };
};

const brakeSystem: Judge = ({ brakesys }, facts) => {
  const needs = asText(brakesys);
  if (needs === null) return null;
  const has = asText(facts.brakeSystem);
  const makers = (text: string) => text.split("/").map(compactKey).filter(Boolean);
  const verdict = has === null ? "unknown" : decided(makers(needs).some((maker) => makers(has).includes(maker)));
  return { key: "brakeSystem", needs, has, verdict };
};

/** A measured part of a brake; an axle that has the other kind of brake refuses it whatever its size. */
function sized(key: string, needs: number, own: number | null, other: "drum" | "disc" | null): FitCriterion {
  const has = own === null ? other : `Ø ${own} mm`;
  const verdict = own === null ? (other === null ? "unknown" : "no") : decided(own === needs);
  return { key, needs: `Ø ${needs} mm`, has, verdict };
}

const disc: Judge = ({ discMm, pos }, { frontDiscMm, rearDiscMm, rearDrumMm }) => {
  const needs = asNumber(discMm);
  if (needs === null) return null;
  if (pos !== "rear") return sized("disc", needs, frontDiscMm, null);
  return sized("disc", needs, rearDiscMm, rearDrumMm === null ? null : "drum");
};

const drum: Judge = ({ drumMm, pos }, { frontDiscMm, rearDiscMm, rearDrumMm }) => {
  const needs = asNumber(drumMm);
  if (needs === null) return null;
  if (pos === "front") return sized("drum", needs, null, frontDiscMm === null ? null : "disc");
  return sized("drum", needs, rearDrumMm, rearDiscMm === null ? null : "disc");
};

const gearbox: Judge = (condition, { gearbox: has }) => {
  const needs = asText(condition.gearbox);
  if (needs === null) return null;
  return { key: "gearbox", needs, has, verdict: has === null ? "unknown" : decided(needs === has) };
};

const stepOf = (norm: string): string => /\d|[IV]+$/.exec(norm)?.[0] ?? norm;

const euro: Judge = (condition, { euro: has }) => {
  const needs = asText(condition.euro);
  if (needs === null) return null;
  return { key: "euro", needs, has, verdict: has === null ? "unknown" : decided(stepOf(needs) === stepOf(has)) };
};

const cylinders: Judge = (condition, facts) => {
  const needs = asNumber(condition.cylinders);
  if (needs === null) return null;
  const has = facts.cylinders === null ? null : String(facts.cylinders);
  return {
    key: "cylinders",
    needs: String(needs),
    has,
    verdict: has === null ? "unknown" : decided(has === String(needs)),
  };
};

const grossKg: Judge = (condition, facts) => {
  const most = asNumber(condition.maxKg);
  if (most === null) return null;
  const has = facts.grossKg === null ? null : `${facts.grossKg} kg`;
  const verdict = facts.grossKg === null ? "unknown" : decided(facts.grossKg <= most);
  return { key: "grossKg", needs: `≤ ${most} kg`, has, verdict };
};

/** Serial numbers compare only when they have the same length and the same letters at the same places. */
function compareSerial(vin: string, bound: string): number | null {
  const serial = vin.slice(-bound.length);
  const shape = (text: string) => text.replace(/\d/g, "0");
  if (serial.length !== bound.length || shape(serial) !== shape(bound)) return null;
  return serial === bound ? 0 : serial < bound ? -1 : 1;
}

const chassis: Judge = (condition, { vin }) => {
  const [from, to] = [condition.chassisFrom, condition.chassisTo].map((bound) => compactKey(asText(bound) ?? ""));
  if (!from && !to) return null;
  const needs = from && to ? `${from} – ${to}` : from ? `≥ ${from}` : `≤ ${to}`;
  const above = from ? compareSerial(compactKey(vin ?? ""), from) : 0;
  const below = to ? compareSerial(compactKey(vin ?? ""), to) : 0;
  const verdict = vin === null || above === null || below === null ? "unknown" : decided(above >= 0 && below <= 0);
  return { key: "chassis", needs, has: vin, verdict };
};

const judges: readonly Judge[] = [
  engineCode,
  date,
  position,
  brakeSystem,
  disc,
  drum,
  gearbox,
  euro,
  cylinders,
  grossKg,
  chassis,
];
const read = new Set([
  ...["engineCodes", "from", "to", "pos", "brakesys", "discMm", "drumMm", "gearbox", "euro", "cylinders"],
  ...["maxKg", "chassisFrom", "chassisTo"],
]);

/** A condition that no rule reads is shown and left undecided: it must never pass as met. */
const unread = (condition: FitCondition): FitCriterion[] =>
  Object.entries(condition)
    .filter(([key, value]) => !read.has(key) && value !== null && value !== undefined)
    .map(([key, value]) => ({
      key,
      needs: typeof value === "object" ? JSON.stringify(value) : String(value),
      has: null,
      verdict: "unknown",
    }));

/** Each thing that a condition asks with the vehicle's own value and whether both agree. */
export const judgeEach = (condition: FitCondition, facts: FitFacts): FitCriterion[] => [
  ...judges.map((judge) => judge(condition, facts)).filter((criterion) => criterion !== null),
  ...unread(condition),
];
