import { vatOf, vatRateBp, type Currency } from "@/lib/shared/money";

export const orderStates = [
  "placed",
  "confirmed",
  "partly-shipped",
  "shipped",
  "delivered",
  "closed",
  "cancelled",
] as const;
export type OrderState = (typeof orderStates)[number];

/** What happens to an order; the last five are what its lines say together. */
export type OrderHappening = "confirm" | "cancel" | "rest" | "ship-part" | "ship-all" | "all-here" | "all-handed-over";

const onTheWay = { "ship-part": "partly-shipped", "ship-all": "shipped", "all-here": "delivered" } as const;
const moving = { ...onTheWay, "all-handed-over": "closed", rest: "confirmed" } as const;

const table: Record<OrderState, Partial<Record<OrderHappening, OrderState>>> = {
  placed: { ...moving, rest: "placed", confirm: "confirmed", cancel: "cancelled" },
  confirmed: { ...moving, cancel: "cancelled" },
  "partly-shipped": moving,
  shipped: moving,
  delivered: moving,
  closed: moving,
  cancelled: {},
};

/** The state that follows; null where nothing of the kind can happen. */
export const next = (state: OrderState, happening: OrderHappening): OrderState | null =>
  table[state][happening] ?? null;

const underway: readonly OrderState[] = ["placed", "confirmed", "partly-shipped", "shipped"];

interface Sent {
  state: OrderState;
  transmission: string;
}

/** Whether nothing of an order comes: it was withdrawn, or its supplier has refused it. */
export const isCalledOff = ({ state, transmission }: Sent): boolean =>
  state === "cancelled" || transmission === "refused";

/** Whether pieces of an order are still to arrive. */
export const isAwaited = (order: Sent): boolean => underway.includes(order.state) && !isCalledOff(order);

/** Whether an order should have been there before `today` (yyyy-MM-dd) and is not. */
export const isLate = ({ arrivalOn, ...order }: Sent & { arrivalOn: string | null }, today: string): boolean =>
  isAwaited(order) && arrivalOn !== null && arrivalOn < today;

/** What people do with the pieces of a line; return is back to the supplier, and settle-old part and deposit with it. */
export const lineSteps = [
  ...([
    "ship",
    "arrive",
    "unarrive",
    "send-on",
    "hand-over",
    "arrive-there",
    "take-back",
    "return",
    "keep-old",
  ] as const),
  "settle-old",
] as const;
export type LineStep = (typeof lineSteps)[number];

/** What an order's history tells: its placing and sending, and the steps of its lines. */
export const orderEventKinds = [
  ...(["placed", "released", "withdrawn", "told", "unknown", "gone", "refused", "confirmed", "rescheduled"] as const),
  ...lineSteps,
] as const;
export type OrderEventKind = (typeof orderEventKinds)[number];

/** The places of a line's pieces. */
export const pieceBuckets = ["waiting", "counter", "underway", "handed", "returned"] as const;
export type Bucket = (typeof pieceBuckets)[number];
export type Pieces = Record<Bucket | "quantity" | "shipped" | "oldParts", number>;

/** Where a step takes pieces from and puts them; null for steps that move none. */
const paths: Record<LineStep, readonly [Bucket, Bucket] | null> = {
  ship: null,
  arrive: ["waiting", "counter"],
  unarrive: ["counter", "waiting"],
  "send-on": ["counter", "underway"],
  "hand-over": ["counter", "handed"],
  "arrive-there": ["underway", "handed"],
  "take-back": ["handed", "counter"],
  return: ["counter", "returned"],
  "keep-old": null,
  "settle-old": null,
};

interface Stepped {
  pieces: Pieces;
  /** Whether old parts come back for a deposit. */
  hasDeposit: boolean;
  /** Whether the company bought it for itself: what arrives is handed over. */
  forItself: boolean;
}

/** How many pieces of a line a step can be done with now. */
export function mostFor(step: LineStep, { pieces, forItself }: Stepped): number {
  if (step === "ship") return Math.min(pieces.waiting, pieces.quantity - pieces.shipped);
  if (step === "keep-old") return pieces.handed - pieces.oldParts;
  if (step === "settle-old") return pieces.oldParts;
  if (forItself && step !== "arrive") return step === "unarrive" || step === "return" ? pieces.handed : 0;
  return pieces[paths[step]?.[0] ?? "waiting"];
}

/** A line after a step with so many of its pieces; null when there are not that many. */
export function afterStep(step: LineStep, count: number, line: Stepped): Pieces | null {
  if (!Number.isInteger(count) || count < 1 || count > mostFor(step, line)) return null;
  const { pieces, hasDeposit, forItself } = line;
  const after = { ...pieces };
  if (step === "ship") after.shipped += count;
  if (step === "keep-old") after.oldParts += count;
  if (step === "settle-old") after.oldParts -= count;
  const path = paths[step]?.map((bucket) => (forItself && bucket === "counter" ? "handed" : bucket));
  const [from, to] = path ?? [];
  if (!from || !to) return after;
  after[from] -= count;
  after[to] += count;
  if (to === "handed" && hasDeposit) after.oldParts += count;
  after.oldParts = Math.min(after.oldParts, after.handed);
  if (step === "unarrive") after.shipped -= count;
  after.shipped = Math.max(after.shipped, after.quantity - after.waiting);
  return after;
}

/** The tabs of a cart in which orders stand, each with the pieces of a line that it shows. */
export const orderTabs = {
  order: "waiting",
  delivery: "counter",
  shipping: "underway",
  "waste-d3e": "oldParts",
} as const satisfies Record<string, keyof Pieces>;
export type OrderTab = keyof typeof orderTabs;

export const isOrderTab = (tab: string): tab is OrderTab => Object.hasOwn(orderTabs, tab);

/** What the lines of an order say together of how far it is. */
export function happeningOf(lines: readonly Pieces[]): OrderHappening {
  const sum = (of: (line: Pieces) => number) => lines.reduce((total, line) => total + of(line), 0);
  if (sum(({ waiting }) => waiting) === 0) {
    const open = sum(({ counter, underway, oldParts }) => counter + underway + oldParts);
    return open === 0 ? "all-handed-over" : "all-here";
  }
  const pieces = sum(({ quantity }) => quantity);
  const sent = sum(({ shipped, quantity, waiting }) => Math.max(shipped, quantity - waiting));
  if (sent === 0) return "rest";
  return sent < pieces ? "ship-part" : "ship-all";
}

/** 2026-00001: the year and the place in it, counted for each company. */
export const orderNumber = (year: number, place: number): string => `${year}-${String(place).padStart(5, "0")}`;

/** The largest total of an order, in cents. */
export const mostCents = 2_000_000_000;
export const mostLines = 100;
/** How long an order can be withdrawn before it leaves, in seconds. */
export const holdSeconds = 60;

interface Priced {
  quantity: number;
  priceCents: number;
  depositCents: number;
}

/** What an order comes to, in cents: tax on goods and deposits, once on their sum. */
export function orderTotals(lines: readonly Priced[], currency: Currency) {
  const rateBp = vatRateBp[currency];
  const sum = (of: (line: Priced) => number) => lines.reduce((total, line) => total + line.quantity * of(line), 0);
  const [netCents, depositCents] = [sum((line) => line.priceCents), sum((line) => line.depositCents)];
  const vatCents = vatOf(netCents + depositCents, rateBp);
  return { rateBp, netCents, depositCents, vatCents, grossCents: netCents + depositCents + vatCents };
}

/** The lines that a step can be done with, each with all the pieces that it can be done with. */
export function allOf(
  step: LineStep,
  lines: readonly (Pieces & { id: number; depositCents: number })[],
  forItself: boolean,
): { lineId: number; pieces: number }[] {
  const most = (line: Pieces & { depositCents: number }) =>
    mostFor(step, { pieces: line, hasDeposit: line.depositCents > 0, forItself });
  return lines.filter((line) => most(line) > 0).map((line) => ({ lineId: line.id, pieces: most(line) }));
}

const places = ["waiting", "shipped", "counter", "underway", "handed", "returned", "oldParts"] as const;

/** How many pieces of a line are here, go to the customer or were handed over. */
export const receivedOf = ({ counter, underway: onTheWay, handed }: Pieces): number => counter + onTheWay + handed;

/** Where the pieces of a line are, in words' names; what the supplier has sent no longer waits. */
export function placesOf(line: Pieces): { place: (typeof places)[number]; count: number }[] {
  const onTheWayHere = Math.max(0, line.shipped - (line.quantity - line.waiting));
  const counts = { ...line, shipped: onTheWayHere, waiting: line.waiting - onTheWayHere };
  return places.flatMap((place) => (counts[place] > 0 ? [{ place, count: counts[place] }] : []));
}

/** Transmissions with which nobody else has the order yet. */
export const withdrawable = ["held", "waiting", "telephone", "told", "refused", "own"] as const;

/** Nothing is done with the pieces of an order that its supplier does not have. */
export const unsent: readonly string[] = ["held", "waiting", "sending", "telephone", "refused"];

/** Whether an order can still be withdrawn. */
export const mayWithdraw = ({ state, transmission }: Sent): boolean =>
  next(state, "cancel") !== null && (withdrawable as readonly string[]).includes(transmission);

/** Whether a seller can say that the supplier took it by telephone. */
export const mayTell = ({ state, transmission, fault }: Standing): boolean =>
  state !== "cancelled" &&
  (["telephone", "refused"].includes(transmission) ||
    (fault === "gone" && ["waiting", "unknown"].includes(transmission)));

interface Standing extends Sent {
  fault: string | null;
}
