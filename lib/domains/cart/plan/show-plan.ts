import type { LateLine, PlannedGroup, PlannedShare } from "./plan-lines";
import type { CartPlan } from "./schema";
import { dayAndHour, type Wall } from "./wall";

interface Row {
  id: number;
  channel: string;
  quantity: number;
  item: { number: string; makeLabel: string; label: string };
}

interface Shown {
  by: Wall;
  rows: readonly Row[];
  planned: { groups: readonly PlannedGroup[]; late: readonly LateLine[] };
  silent: string[];
  contradicting: readonly string[];
  /** Whether what the house pays stays on the server. */
  hides: boolean;
  sellerOf: (channel: string) => string | null;
}

const when = (at: Wall | null) => (at === null ? { on: null, hour: null } : dayAndHour(at));

const latest = (shares: readonly PlannedShare[]): Wall | null =>
  shares
    .flatMap(({ at }) => at ?? [])
    .toSorted()
    .at(-1) ?? null;

/** A plan as the seller reads it. */
export function showPlan({ by, rows, planned, silent, contradicting, hides, sellerOf }: Shown): CartPlan {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const who = (channel: string) => ({ channel, seller: sellerOf(channel) });
  const name = (lineId: number) => {
    const { makeLabel = "", number = "", label = "" } = byId.get(lineId)?.item ?? {};
    return { lineId, brand: makeLabel, reference: number, label };
  };
  const shown = (cents: number) => (hides ? null : cents);
  const stands = (channel: string, { lineId, pieces }: PlannedShare) => {
    const row = byId.get(lineId);
    return row?.channel === channel && row.quantity === pieces;
  };
  const groups = planned.groups.map(({ channel, shares, goodsCents, carriageCents }) => ({
    ...{ ...who(channel), ...when(latest(shares)) },
    ...{ goodsCents: shown(goodsCents), carriageCents: shown(carriageCents) },
    shares: shares.map((share) => ({
      ...{ ...name(share.lineId), ...when(share.at), pieces: share.pieces, price: shown(share.unitCents) },
      stands: stands(channel, share),
      why: {
        reason: share.why.reason,
        than: share.why.than && {
          ...{ ...who(share.why.than.channel), ...when(share.why.than.at), cents: shown(share.why.than.cents) },
        },
      },
    })),
  }));
  return {
    ...{ by, groups, silent, contradicting: contradicting.map(who) },
    late: planned.late.map(({ lineId, reason, earliest }) => ({
      ...{ ...name(lineId), pieces: byId.get(lineId)?.quantity ?? 0, reason },
      earliest: earliest && { ...who(earliest.channel), ...when(earliest.at) },
    })),
    totalCents: shown(planned.groups.reduce((sum, one) => sum + one.goodsCents + one.carriageCents, 0)),
    stands: groups.every(({ shares }) => shares.every((share) => share.stands)),
  };
}
