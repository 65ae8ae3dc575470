import { companyOf, onlyCustomer, type Actor } from "@/lib/platform/actor";
import { callJob } from "@/lib/platform/call-job";
import type { Prisma, Tx } from "@/lib/platform/db";
import type { WebhookEvent } from "../names";

/** What programs are told of an event. */
export interface ToldEvents {
  "quote.accepted": {
    quoteId: number;
    number: string;
    customerId: number;
    /** What was agreed where the customer chose lines; else the whole quote. */
    grossCents: number;
    currency: string;
    /** Whether some lines were left out. */
    partly: boolean;
  };
  "order.changed": { orderId: string; customerId: number | null; state: string; change: string };
}

/** Writes what the company's programs are to be told, in the transaction in which it happens; movements of stock a trigger writes. */
export async function tellPrograms<E extends WebhookEvent & keyof ToldEvents>(
  actor: Actor,
  { event, data }: { event: E; data: ToldEvents[E] & Prisma.InputJsonObject },
  tx: Tx,
): Promise<void> {
  onlyCustomer(actor);
  const told = await tx.$executeRaw`
    insert into webhook_delivery (company_id, webhook_id, event, data, state, due_at)
    select company_id, id, ${event}, ${JSON.stringify(data)}::jsonb,
      case when paused_at is null then 'queued' else 'paused' end, case when paused_at is null then now() end
    from webhook where company_id = ${companyOf(actor)} and ${event} = any(events)`;
  if (told > 0) await callJob(tx, "webhooks");
}
