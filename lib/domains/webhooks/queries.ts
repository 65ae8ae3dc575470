import { companyOf, requireRight, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import type { Delivery, DeliveryPage, DeliverySearch, Webhook } from "./schema";

const all = {
  name: "webhooks",
  text: `select id, url, events, failing_since as "failingSince", paused_at as "pausedAt", paused_why as "pausedWhy",
      created_at as "createdAt", (select count(*)::int from webhook_delivery d
        where d.company_id = w.company_id and d.webhook_id = w.id and d.due_at is not null) as waiting
    from webhook w where company_id = $1 order by id`,
};

const page = {
  name: "webhook_deliveries",
  text: `select d.id, d.webhook_id as "webhookId", d.message_id as "messageId", w.url, d.event, d.state, d.tries, d.code,
      d.fault, d.ms, d.created_at as "createdAt", d.tried_at as "triedAt",
      case when d.state = 'queued' then d.due_at end as "dueAt"
    from webhook_delivery d join webhook w on w.company_id = d.company_id and w.id = d.webhook_id
    where d.company_id = $1 and ($2::int is null or d.webhook_id = $2) and ($3::text is null or d.state = $3)
      and ($4::int is null or d.id < $4)
    order by d.id desc limit $5`,
};

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

type Dated<T, K extends keyof T> = Omit<T, K> & Record<K, Date | null>;

/** The company's addresses that are told what happens. */
export async function listWebhooks(actor: Actor): Promise<Webhook[]> {
  requireRight(actor, "admin");
  const rows = await read<Dated<Webhook, "failingSince" | "pausedAt"> & { createdAt: Date }>(all, [companyOf(actor)]);
  return rows.map((row) => ({
    ...row,
    failingSince: iso(row.failingSince),
    pausedAt: iso(row.pausedAt),
    createdAt: row.createdAt.toISOString(),
  }));
}

/** What the company's programs were told, newest first; `next` continues the list. */
export async function listDeliveries(
  actor: Actor,
  { webhookId, state, after, limit }: DeliverySearch,
): Promise<DeliveryPage> {
  requireRight(actor, "admin");
  const values = [companyOf(actor), webhookId ?? null, state ?? null, after ?? null, limit + 1];
  const rows = await read<Dated<Delivery, "triedAt" | "dueAt"> & { createdAt: Date }>(page, values);
  const deliveries = rows.slice(0, limit).map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    triedAt: iso(row.triedAt),
    dueAt: iso(row.dueAt),
  }));
  return { deliveries, next: rows.length > limit ? (deliveries.at(-1)?.id ?? null) : null };
}
