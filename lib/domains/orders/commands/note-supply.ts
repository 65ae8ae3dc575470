import { noteDelivered, noteRefused } from "@/lib/domains/offers/phantoms/commands";
import { ownStockChannel } from "@/lib/domains/stock/channel";
import { companyOf, requireUser, type Actor } from "@/lib/platform/actor";
import type { Tx } from "@/lib/platform/db";
import type { OrderEventKind } from "../rules";

interface Noted {
  orderId: number;
  kind: OrderEventKind;
  lineId: number | null;
}

/** What an order tells of its supplier: that it refuses articles, or that they have come. */
export async function noteSupply(actor: Actor, { orderId, kind, lineId }: Noted, tx: Tx): Promise<void> {
  requireUser(actor);
  if (kind !== "refused" && kind !== "arrive") return;
  const rows = await tx.$queryRaw<{ supplier: string; articleId: number }[]>`
    select o.channel as supplier, l.article_id::int as "articleId"
    from purchase_order o join order_line l on l.company_id = o.company_id and l.order_id = o.id
    where o.company_id = ${companyOf(actor)} and o.id = ${orderId} and (${lineId}::int is null or l.id = ${lineId}::int)
      and l.article_id ~ '^[0-9]{1,9}$' and o.channel <> ${ownStockChannel}`;
  const articleIds = rows.map(({ articleId }) => articleId);
  const supplier = rows[0]?.supplier ?? "";
  await (kind === "refused"
    ? noteRefused(actor, { supplier, articleIds }, tx)
    : noteDelivered(actor, { articleIds }, tx));
}
