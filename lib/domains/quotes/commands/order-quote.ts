import {
  dropKeptLines,
  orderKeptLines,
  prepareKeptLines,
  restoreKeptLines,
  type Grounds,
} from "@/lib/domains/cart/commands/kept-lines";
import { restoreKeptLabour, takeKeptLabour } from "@/lib/domains/cart/labour/commands/kept-labour";
import type { KeptLine } from "@/lib/domains/cart/schema";
import { companyOf, requireRight, type Actor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import type { Tx } from "@/lib/platform/db";
import { once } from "@/lib/platform/idempotency";
import { conflict, notFound } from "@/lib/platform/problems";
import { atOthers, atPlaces, type Choice } from "../agreement/rules";
import { judgeOrder, judgeRedo } from "../rules";
import { getKeptLines } from "../queries/get-kept-lines";
import type { QuoteLines, QuoteOrdered } from "../schema";

interface Named {
  quoteId: number;
  key: string | null;
}

interface Held {
  number: string;
  customerId: number;
  status: string;
  expiresAt: Date;
  orderedAt: Date | null;
  lines: KeptLine[];
  labour: KeptLine[];
  /** What the customer chose; null where the whole quote was decided. */
  agreed: Choice | null;
  now: Date;
}

const prepare = () => Promise.resolve(null);

/**
 * Orders what was agreed of an accepted quote, once, in one step: one order per supplier. What was not agreed leaves the cart
 * and stays noted for the vehicle. 409 before it is accepted.
 */
export async function orderQuote(actor: Actor, { key, quoteId }: Named): Promise<QuoteOrdered> {
  requireRight(actor, "cart");
  const body = { change: "order-quote", quoteId };
  return once(
    actor,
    { key, body },
    {
      // A quote's lines never change: who takes them can be asked before it is held.
      prepare: async () => prepareKeptLines(actor, await getKeptLines(actor, { quoteId })),
      write: (grounds, tx) => writeOrder(actor, { quoteId, grounds }, tx),
    },
  );
}

/** Brings the lines of a refused or expired quote back into the cart, from which the next version is made. 409 while it is open. */
export async function redoQuote(actor: Actor, { key, quoteId }: Named): Promise<QuoteLines> {
  requireRight(actor, "cart");
  const body = { change: "redo-quote", quoteId };
  return once(actor, { key, body }, { prepare, write: (_, tx) => writeRedo(actor, quoteId, tx) });
}

async function writeOrder(
  actor: Actor,
  { quoteId, grounds }: { quoteId: number; grounds: Grounds },
  tx: Tx,
): Promise<QuoteOrdered> {
  const quote = await holdQuote(actor, quoteId, tx);
  const verdict = judgeOrder(quote);
  if (verdict === "open") throw conflict("quote-not-accepted", "Only an accepted quote is ordered.");
  if (verdict === "ordered") throw conflict("quote-ordered", "The quote is ordered already.");
  const { customerId, lines, labour, agreed, number, now } = quote;
  const wanted = agreed ? atPlaces(lines, agreed.lines) : lines;
  const where = { companyId_id: { companyId: companyOf(actor), id: quoteId } };
  await tx.quote.update({ where, data: { orderedAt: now }, select: { id: true } });
  await audit(actor, tx, { action: "order", entity: "quote", entityId: quoteId, detail: { number, customerId } });
  await takeKeptLabour(actor, { customerId, labour }, tx);
  await dropKeptLines(actor, { customerId, lines: agreed ? atOthers(lines, agreed.lines) : [] }, tx);
  const orders = await orderKeptLines(actor, { customerId, lines: wanted, quoteId, grounds }, tx);
  return { customerId, lines: wanted.length + (agreed?.labour ?? labour).length, orders };
}

async function writeRedo(actor: Actor, quoteId: number, tx: Tx): Promise<QuoteLines> {
  const quote = await holdQuote(actor, quoteId, tx);
  if (!judgeRedo(quote, quote.now)) throw conflict("quote-open", "Only a refused or expired quote is made anew.");
  const { customerId, lines, labour, number } = quote;
  await audit(actor, tx, { action: "redo", entity: "quote", entityId: quoteId, detail: { number, customerId } });
  const restored = await restoreKeptLines(actor, { customerId, lines }, tx);
  return { customerId, lines: restored + (await restoreKeptLabour(actor, { customerId, labour }, tx)) };
}

/** The lock makes the second of two orders see the first one's. */
async function holdQuote(actor: Actor, quoteId: number, tx: Tx): Promise<Held> {
  const [quote] = await tx.$queryRaw<Held[]>`
    select number, customer_id as "customerId", status, expires_at as "expiresAt", ordered_at as "orderedAt", lines, labour, now() as now,
      (select json_build_object('lines', a.lines, 'labour', a.labour) from quote_agreement a
        where a.company_id = quote.company_id and a.quote_id = quote.id) as agreed
    from quote where company_id = ${companyOf(actor)} and id = ${quoteId} for update`;
  if (!quote) throw notFound();
  return quote;
}
