import type { Fit, FitVerdict } from "@/lib/domains/catalogue/fit/schema";
import { readOffer } from "@/lib/domains/offers/rules";
import type { Offer } from "@/lib/domains/offers/schema";
import type { RecycledUnit, UnitFit, UnitState } from "./schema";

/** By whom recycled units are sold. */
export const unitChannel = "Reparcar";
/** Minutes for which a unit stays reserved from its last touch. */
export const heldMinutes = 30;
/** What the centres leave to the trade off their price, in basis points. */
const tradeDiscountBp = 2000;

export const unitKinds = ["engine", "gearbox"] as const;
export type UnitKind = (typeof unitKinds)[number];

/** Which units a list shows: those in stock, those that are sold or still in their car, or all. */
export const availabilities = ["1", "0", "1-0"] as const;
export type Availability = (typeof availabilities)[number];

export const isAvailability = (text: string): text is Availability => availabilities.some((one) => one === text);

/** A unit's key in carts: pre- and its number. */
export const unitKey = (id: number): `pre-${number}` => `pre-${id}`;

/** The unit that a cart's key names; null for any other goods. */
export function unitIdOf(key: unknown): number | null {
  const [, digits] = /^pre-([1-9]\d{0,8})$/.exec(typeof key === "string" ? key : "") ?? [];
  return digits ? Number(digits) : null;
}

const inList: Record<Availability, readonly UnitState[]> = {
  "1": ["in-stock", "reserved"],
  "0": ["sold", "to-dismantle"],
  "1-0": ["in-stock", "reserved", "to-dismantle", "sold"],
};

export const isShown = (state: UnitState, availability: Availability): boolean => inList[availability].includes(state);

/** 1 in stock, 0 sold, null while the unit is still in its car; a reserved one is in stock. */
export function availabilityOf(state: UnitState): 0 | 1 | null {
  if (state === "sold") return 0;
  return state === "to-dismantle" ? null : 1;
}

const compact = (code: string): string => code.toUpperCase().replace(/[^A-Z0-9]/g, "");

/** What is known of the car: codes are as a plate bears them or as somebody read them there. */
export interface KnownCar {
  engineCode: string | null;
  gearbox: "manual" | "automatic" | null;
  gearboxCode: string | null;
}

type Judged = Pick<RecycledUnit, "kind" | "engineCodes" | "gearboxReference" | "gearboxCode" | "automatic">;

/** Whether a unit fits, by the engine's code or the gearbox's, and why. */
export const judgeUnit = (unit: Judged, car: KnownCar): UnitFit =>
  unit.kind === "engine" ? judgeEngine(unit.engineCodes, car.engineCode) : judgeGearbox(unit, car);

function judgeEngine(codes: readonly string[], has: string | null): UnitFit {
  const needs = codes.join(" / ");
  const own = compact(has ?? "");
  if (own === "") return { verdict: "unknown", reason: "no-code", needs, has: null };
  const forms = codes.map(compact);
  if (forms.includes(own)) return { verdict: "fits", reason: "same-code", needs, has };
  const near = forms.some((form) => form.startsWith(own) || own.startsWith(form));
  return near
    ? { verdict: "unknown", reason: "same-family", needs, has }
    : { verdict: "no", reason: "other-code", needs, has };
}

function judgeGearbox({ gearboxReference, gearboxCode, automatic }: Judged, car: KnownCar): UnitFit {
  const needs = gearboxReference ?? "";
  const own = compact(car.gearboxCode ?? "");
  if (own !== "") {
    const same = [gearboxReference, gearboxCode].some((code) => code !== null && compact(code) === own);
    const near = compact(gearboxCode ?? needs).startsWith(own);
    if (same) return { verdict: "fits", reason: "same-code", needs, has: car.gearboxCode };
    if (near) return { verdict: "unknown", reason: "same-family", needs, has: car.gearboxCode };
    return { verdict: "no", reason: "other-code", needs, has: car.gearboxCode };
  }
  if (automatic !== null && car.gearbox !== null && automatic !== (car.gearbox === "automatic"))
    return { verdict: "no", reason: "other-gearbox", needs, has: car.gearbox };
  return { verdict: "unknown", reason: "check-plate", needs, has: null };
}

/** The same as carts and quotes keep a verdict. */
export const asFit = (kind: UnitKind, { verdict, needs, has }: UnitFit): Fit => ({
  ...{ verdict, met: verdict === "fits" ? 1 : 0, of: 1 },
  criteria: [{ key: kind === "engine" ? "engineCode" : "gearbox", needs, has, verdict }],
});

const ranks: Record<FitVerdict, number> = { fits: 0, unknown: 1, no: 2 };
const stateRanks: Record<UnitState, number> = { "in-stock": 0, reserved: 1, "to-dismantle": 2, sold: 3 };

/** Units on one page of a list. */
export const unitsPerPage = 24;

/** The page of a list on which a unit stands; null where it is not in the list. */
export function pageWith(units: readonly { id: number }[], id: number | null): number | null {
  const at = units.findIndex((unit) => unit.id === id);
  return at < 0 ? null : Math.floor(at / unitsPerPage) + 1;
}

type Ordered = Pick<RecycledUnit, "id" | "state" | "priceCents"> & { fit: Pick<UnitFit, "verdict"> };

/** What fits comes first, then what can be had, then what costs less. */
export const byUse = (one: Ordered, other: Ordered): number =>
  ranks[one.fit.verdict] - ranks[other.fit.verdict] ||
  stateRanks[one.state] - stateRanks[other.state] ||
  one.priceCents - other.priceCents ||
  one.id - other.id;

/** How the unit of a cart's line stands for its customer. */
export type Standing = "kept" | "free" | "taken" | "sold" | "gone";

/** Null for a unit that its vendor withdrew. */
export function standingFor(unit: Pick<RecycledUnit, "state" | "hold"> | null, customerId: number): Standing {
  if (unit === null || unit.state === "to-dismantle") return "gone";
  if (unit.state === "sold") return "sold";
  if (!unit.hold) return "free";
  return unit.hold.customerId === customerId ? "kept" : "taken";
}

/** What the channel offers of a unit: one piece, or none. */
export function unitOffer({ id, state, priceCents }: Pick<RecycledUnit, "id" | "state" | "priceCents">): Offer {
  return readOffer({
    ...{ articleId: id, status: "ok", stocks: [], quantity: availabilityOf(state) ?? 0, text: null, date: null },
    ...{ hour: null, site: null, baseCents: priceCents, discount1Bp: tradeDiscountBp, discount2Bp: 0 },
    ...{ publicCents: priceCents, depositCents: 0, currency: "EUR", partType: "économie circulaire" },
  });
}

/** The tabs of a vehicle's units: one for each family of engines, one for the gearboxes. */
export const tabOf = ({ kind, engineFamily }: Pick<RecycledUnit, "kind" | "engineFamily">): string =>
  kind === "engine" ? `engine-${engineFamily ?? ""}` : "gearbox";

/** Units by tab, engines first, in the order in which they come. */
export function tabsOf<Unit extends Pick<RecycledUnit, "kind" | "engineFamily">>(
  units: readonly Unit[],
): { tab: string; kind: UnitKind; units: Unit[] }[] {
  const tabs = new Map<string, { tab: string; kind: UnitKind; units: Unit[] }>();
  for (const unit of units) {
    const tab = tabOf(unit);
    const there = tabs.get(tab);
    if (there) there.units.push(unit);
    else tabs.set(tab, { tab, kind: unit.kind, units: [unit] });
  }
  return [...tabs.values()].sort((one, other) => unitKinds.indexOf(one.kind) - unitKinds.indexOf(other.kind));
}
