import { compactKey } from "@/lib/shared/compact";
import { formatYearMonth, isWithinMonths } from "@/lib/shared/dates";
import type { VehicleFacts } from "@/lib/domains/vehicles/schema";
import type { Fit, FitCondition, FitCriterion, FitVerdict } from "./schema";

/** What a judgement looks at of a vehicle. */
export type FitFacts = Pick<
  VehicleFacts,
  "engineCode" | "firstRegistrationYm" | "vin" | "gearbox" | "grossKg" | "brakeSystem" | "frontDiscMm"
>;

type Judge = (condition: FitCondition, facts: FitFacts) => FitCriterion | null;

const order: Record<FitVerdict, number> = { fits: 0, unknown: 1, no: 2 };
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

const position: Judge = ({ pos }) => {
  const needs = asText(pos);
  return needs === null ? null : { key: "pos", needs, has: needs, verdict: "fits" };
};

const brakeSystem: Judge = ({ brakesys }, facts) => {
  const needs = asText(brakesys);
  if (needs === null) return null;
  const has = asText(facts.brakeSystem);
  const makers = (text: string) => text.split("/").map(compactKey).filter(Boolean);
  const verdict = has === null ? "unknown" : decided(makers(needs).some((maker) => makers(has).includes(maker)));
  return { key: "brakeSystem", needs, has, verdict };
};

const gearbox: Judge = (condition, { gearbox: has }) => {
  const needs = asText(condition.gearbox);
  if (needs === null) return null;
  return { key: "gearbox", needs, has, verdict: has === null ? "unknown" : decided(needs === has) };
};

const grossKg: Judge = (condition, facts) => {
  const most = asNumber(condition.maxKg);
  if (most === null) return null;
  const has = facts.grossKg === null ? null : `${facts.grossKg} kg`;
  const verdict = facts.grossKg === null ? "unknown" : decided(facts.grossKg <= most);
  return { key: "grossKg", needs: `≤ ${most} kg`, has, verdict };
};

/** Only the front discs of a vehicle are known, so that a part of the rear axle stays undecided. */
const disc: Judge = ({ discMm, pos }, { frontDiscMm }) => {
  const needs = asNumber(discMm);
  if (needs === null) return null;
  const own = pos === "rear" ? null : frontDiscMm;
  const has = own === null ? null : `Ø ${own} mm`;
  return { key: "disc", needs: `Ø ${needs} mm`, has, verdict: own === null ? "unknown" : decided(own === needs) };
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

const judges: readonly Judge[] = [engineCode, date, position, brakeSystem, disc, gearbox, grossKg, chassis];
const known = [
  "engineCodes",
  "from",
  "to",
  "pos",
  "brakesys",
  "discMm",
  "gearbox",
  "maxKg",
  "chassisFrom",
  "chassisTo",
];

/** A condition that no rule reads is shown and left undecided: it must never pass as met. */
const unread = (condition: FitCondition): FitCriterion[] =>
  Object.entries(condition)
    .filter(([key, value]) => !known.includes(key) && value !== null && value !== undefined)
    .map(([key, value]) => ({
      key,
      needs: typeof value === "object" ? JSON.stringify(value) : String(value),
      has: null,
      verdict: "unknown",
    }));

/** Whether a vehicle meets a condition: one unmet criterion is a no, one undecided criterion leaves it unknown. */
export function judgeFit(condition: FitCondition, facts: FitFacts): Fit {
  const judged = judges.map((judge) => judge(condition, facts)).filter((criterion) => criterion !== null);
  const criteria = [...judged, ...unread(condition)];
  const worst = criteria.reduce<FitVerdict>((so, { verdict }) => (order[verdict] > order[so] ? verdict : so), "fits");
  return {
    verdict: worst,
    met: criteria.filter(({ verdict }) => verdict === "fits").length,
    of: criteria.length,
    criteria,
  };
}

/** An article listed under several conditions fits when one of them is met: the best judgement counts. */
export function judgeBest(conditions: readonly FitCondition[], facts: FitFacts): Fit {
  const [first = judgeFit({}, facts), ...others] = conditions.map((condition) => judgeFit(condition, facts));
  return others.reduce((best, one) => (compareFits(one, best) < 0 ? one : best), first);
}

/** Ascending order of verdicts: fits, unknown, no. */
export const compareVerdicts = (a: Fit, b: Fit): number => order[a.verdict] - order[b.verdict];

/** Ascending order of judgements: by verdict, then the one with fewer criteria open. */
export const compareFits = (a: Fit, b: Fit): number => compareVerdicts(a, b) || a.of - a.met - (b.of - b.met);

/** The judgement of an article that the catalogue does not list for the vehicle, or lists for every vehicle. */
export const notListed: Fit = {
  verdict: "no",
  met: 0,
  of: 1,
  criteria: [{ key: "vehicle", needs: "", has: null, verdict: "no" }],
};
export const forAnyVehicle: Fit = { verdict: "unknown", met: 0, of: 0, criteria: [] };

/** The key of the first criterion that excludes the vehicle, or null when none does. */
export const reasonAgainst = (fit: Fit): string | null =>
  fit.criteria.find(({ verdict }) => verdict === "no")?.key ?? null;

/** Whether the catalogue does not list the article for the vehicle at all. */
export const isUnlisted = (fit: Fit): boolean => fit.criteria.some(({ key }) => key === "vehicle");
