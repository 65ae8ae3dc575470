import { chooseSuppliers } from "./choose-suppliers";
import { arrivalOfPieces, piecesBy, restockOf, type Source } from "./sources";
import { carriageOf, type PlanAsked, type PlanOffer, type SupplierTerms } from "./terms";
import { wallMs, type Wall } from "./wall";
import { whyOf, type Why } from "./why";

export interface WantedLine {
  id: number;
  /** What lies on the own shelf is shared by the lines of one article. */
  goods: string;
  quantity: number;
  /** The own shelf's is null where it is not counted. */
  shelf: Source | null;
  sources: readonly Source[];
}

export interface PlannedShare {
  lineId: number;
  pieces: number;
  unitCents: number;
  at: Wall | null;
  why: Why;
}

export interface PlannedGroup {
  channel: string;
  shares: PlannedShare[];
  goodsCents: number;
  carriageCents: number;
}

export interface LateLine {
  lineId: number;
  /** late: who has it comes after the time; terms: minimum orders and the number of suppliers forbid it; unknown: nobody says when. */
  reason: "late" | "terms" | "unknown";
  earliest: { channel: string; at: Wall } | null;
}

interface Asked {
  lines: readonly WantedLine[];
  terms: readonly SupplierTerms[];
  by: Wall;
  mostSuppliers: number;
  ownChannel: string;
}

/** What of each line lies on the own shelf, so that no supplier need bring it. */
function takeFromShelf(lines: readonly WantedLine[], by: Wall): Map<number, number> {
  const left = new Map<string, number>();
  return new Map(
    lines.map(({ id, goods, quantity, shelf }) => {
      const has = left.get(goods) ?? (shelf ? (piecesBy(shelf, by) ?? 0) : 0);
      const taken = shelf ? Math.min(has, quantity) : 0;
      left.set(goods, has - taken);
      return [id, taken];
    }),
  );
}

const offersOf = (sources: readonly Source[], by: Wall): PlanOffer[] =>
  sources.map((source) => ({
    ...{ supplier: source.channel, unitCents: source.unitCents, stock: piecesBy(source, by), arrivesAt: wallMs(by) },
  }));

function lateOf(line: WantedLine, pieces: number, by: Wall): LateLine {
  const first = (times: { channel: string; at: Wall | null }[]) =>
    times
      .flatMap(({ channel, at }) => (at === null ? [] : [{ channel, at }]))
      .toSorted((a, b) => a.at.localeCompare(b.at))[0] ?? null;
  const { sources, id: lineId } = line;
  const inTime = sources.reduce((sum, one) => sum + (piecesBy(one, by) ?? pieces), 0);
  const when = (of: (one: Source) => Wall | null) =>
    first(sources.map((one) => ({ channel: one.channel, at: of(one) })));
  const earliest = when((one) => arrivalOfPieces(one, pieces)) ?? when(restockOf);
  if (inTime >= pieces) return { lineId, reason: "terms", earliest };
  return { lineId, reason: earliest ? "late" : "unknown", earliest };
}

/**
 * Who brings which line so that all is there in time at the lowest sum: the own shelf first, then suppliers. Lines that
 * nobody brings whole are named with the earliest time.
 */
export async function planLines(asked: Asked): Promise<{ groups: PlannedGroup[]; late: LateLine[] }> {
  const { lines, terms, by, mostSuppliers, ownChannel } = asked;
  const taken = takeFromShelf(lines, by);
  const leftOf = ({ id, quantity }: WantedLine) => quantity - (taken.get(id) ?? 0);
  const open = lines.filter((line) => leftOf(line) > 0);
  const toPlan: PlanAsked["lines"] = open.map((line) => ({
    ...{ id: line.id, quantity: leftOf(line), offers: offersOf(line.sources, by) },
  }));
  const plan = await chooseSuppliers({ lines: toPlan, terms, by: wallMs(by), mostSuppliers });
  const late = open.filter(({ id }) => plan.lacking.includes(id)).map((line) => lateOf(line, leftOf(line), by));
  const byId = new Map(lines.map((line) => [line.id, line]));
  const shares = plan.shares.flatMap(({ lineId, supplier, quantity }): (PlannedShare & { channel: string })[] => {
    const sources = byId.get(lineId)?.sources ?? [];
    const source = sources.find(({ channel }) => channel === supplier);
    if (!source) return [];
    const facts = { lineId, pieces: quantity, unitCents: source.unitCents, at: arrivalOfPieces(source, quantity) };
    return [{ channel: supplier, ...facts, why: whyOf(source, sources, { pieces: quantity, by }) }];
  });
  const shelved = lines.flatMap(({ id, shelf }): PlannedShare[] => {
    const pieces = taken.get(id) ?? 0;
    if (!shelf || pieces === 0 || plan.lacking.includes(id)) return [];
    return [{ lineId: id, pieces, unitCents: shelf.unitCents, at: null, why: { reason: "shelf", than: null } }];
  });
  const channels = [...new Set(shares.map(({ channel }) => channel))];
  const groups = channels.map((channel): PlannedGroup => {
    const own = shares.filter((one) => one.channel === channel).map(({ channel: _, ...share }) => share);
    const goodsCents = own.reduce((sum, { pieces, unitCents }) => sum + pieces * unitCents, 0);
    return { channel, shares: own, goodsCents, carriageCents: carriageOf(terms, channel, goodsCents) };
  });
  const shelf = { channel: ownChannel, shares: shelved, goodsCents: 0, carriageCents: 0 };
  return { groups: shelved.length > 0 ? [shelf, ...groups] : groups, late };
}
