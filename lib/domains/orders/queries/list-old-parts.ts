import { findSellers } from "@/lib/domains/vendors/queries/find-sellers";
import { companyOf, requireRight, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { orderChannels } from "../access";

/** Old parts of an order that wait to go back to its supplier, with their deposit. */
export interface OldParts {
  orderId: string;
  channel: string;
  /** The store behind the channel, by its name. */
  seller: string | null;
  currency: "EUR" | "CHF";
  depositCents: number;
  lines: { lineId: number; article: string; pieces: number }[];
}

const oldParts = {
  name: "order_old_parts",
  text: `select o.number as "orderId", o.channel, o.currency, sum(l.old_parts * l.deposit_cents)::int as "depositCents",
      json_agg(json_build_object('lineId', l.id, 'pieces', l.old_parts,
        'article', concat_ws(' ', l.item ->> 'makeLabel', l.item ->> 'number')) order by l.id) as lines
    from order_line l join purchase_order o on o.company_id = l.company_id and o.id = l.order_id
    where l.company_id = $1 and l.old_parts > 0 and o.state <> 'cancelled' and ($2::text[] is null or o.channel = any($2))
    group by o.id, o.number, o.channel, o.currency order by o.channel, o.id limit $3`,
};

/** The orders of which old parts wait to be sent back for their deposit, by supplier, the oldest first. */
export async function listOldParts(actor: Actor, { limit }: { limit: number }): Promise<OldParts[]> {
  requireRight(actor, "cart", "Techauto-app");
  const rows = await read<Omit<OldParts, "seller">>(oldParts, [companyOf(actor), orderChannels(actor), limit]);
  const sellers = await findSellers(actor, { channels: rows.map(({ channel }) => channel) });
  return rows.map((row) => ({ ...row, seller: sellers.get(row.channel)?.name ?? null }));
}
