import type { KeptLine } from "@/lib/domains/cart/schema";
import { tellPrograms } from "@/lib/domains/webhooks/commands/tell-programs";
import { companyOf, onlyCustomer, type Actor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import type { Tx } from "@/lib/platform/db";
import { publish } from "@/lib/platform/events/publish";
import { once } from "@/lib/platform/idempotency";
import { conflict, denied, notFound, unprocessable } from "@/lib/platform/problems";
import type { QuoteDocument } from "@/lib/providers/documents/port";
import { noteAdvised } from "../advised/commands";
import { judgeDecision } from "../rules";
import { agreementHash } from "./hash";
import { agreedSums, changesBetween, judgeChoice } from "./rules";
import type { NewAgreement, QuoteAgreement } from "./schema";
import { judgeSignature, readStrokes } from "./signature";

interface Held {
  status: string;
  expiresAt: Date;
  now: Date;
  number: string;
  content: QuoteDocument;
  /** The rows of the cart of which it was made. */
  kept: { lines: KeptLine[]; labour: KeptLine[] };
  /** The newest quote of the customer. */
  newest: { id: number; number: string; content: QuoteDocument };
  agreed: Pick<QuoteAgreement, "lines" | "labour" | "name" | "at"> | null;
}

/**
 * Accepts the ticked lines of a quote as its customer signs them, once and while it is the newest, open and valid; 409
 * tells what stands or what has changed.
 */
export async function agreeQuote(
  actor: Actor,
  { key, ...input }: NewAgreement & { key: string | null },
): Promise<QuoteAgreement> {
  const customerId = onlyCustomer(actor);
  if (customerId === null) throw denied();
  requireSigned(input);
  return once(
    actor,
    { key, body: { change: "agree", ...input } },
    { prepare: () => Promise.resolve(null), write: (_, tx) => writeAgreement(actor, { ...input, customerId }, tx) },
  );
}

function requireSigned({ signature, name }: NewAgreement): void {
  if (!signature) {
    if (!name || !/\p{L}.*\p{L}/u.test(name)) throw unprocessable("no-signature", "Sign, or type your name.");
    return;
  }
  const strokes = readStrokes(signature);
  if (!strokes) throw unprocessable("bad-signature", "The signature cannot be read.");
  if (judgeSignature(strokes) === "dot") throw unprocessable("signature-dot", "The signature is too small.");
}

type Signed = NewAgreement & { customerId: number };

async function writeAgreement(actor: Actor, input: Signed, tx: Tx): Promise<QuoteAgreement> {
  const companyId = companyOf(actor);
  const { quoteId, customerId, signature } = input;
  const quote = await holdOpen(actor, input, tx);
  const { content, kept, number, now } = quote;
  const choice = chosenOf(content, input);
  const { netCents, vatCents, grossCents, depositCents } = agreedSums(content, choice);
  if (grossCents !== input.grossCents)
    throw conflict("sum-changed", "The lines come to another sum.", { grossCents, depositCents });
  const { title, firstname, name: surname, company } = content.customer;
  const known = [title, firstname, surname].filter(Boolean).join(" ") || company;
  const name = input.name || known || number;
  const hash = agreementHash({ content, ...choice });
  const sums = { netCents, vatCents, depositCents };
  const signed = { ...sums, signature: signature || null, name, hash };
  await tx.quoteAgreement.create({ data: { companyId, quoteId, ...choice, ...signed, at: now } });
  const where = { companyId_id: { companyId, id: quoteId } };
  await tx.quote.update({ where, data: { status: "accepted", decidedAt: now }, select: { id: true } });
  await noteAdvised(actor, { quoteId, customerId, content, ...kept, choice, at: now }, tx);
  await audit(actor, tx, { action: "accepted", entity: "quote", entityId: quoteId, detail: { number, name } });
  const partly = choice.lines.length + choice.labour.length < content.lines.length + (content.labour?.length ?? 0);
  const told = { quoteId, number, customerId, grossCents, currency: content.quote.currency, partly };
  await tellPrograms(actor, { event: "quote.accepted", data: told }, tx);
  const data = { quoteId, number, customerId, status: "accepted" as const };
  await publish(tx, { kind: "QuoteStatus", companyId, customerId, data });
  return { ...choice, ...signed, grossCents, at: now.toISOString() };
}

/** The quote, locked: the second of two phones waits here and then sees what the first agreed to. */
async function holdOpen(actor: Actor, { quoteId, customerId }: Signed, tx: Tx): Promise<Held> {
  const companyId = companyOf(actor);
  const locked = await tx.$queryRaw<{ id: number }[]>`
    select id from quote where company_id = ${companyId} and id = ${quoteId} and customer_id = ${customerId} for update`;
  if (locked.length === 0) throw notFound();
  const [quote] = await tx.$queryRaw<Held[]>`
    select status, expires_at as "expiresAt", now() as now, number, content,
      json_build_object('lines', lines, 'labour', labour) as kept,
      (select json_build_object('id', n.id, 'number', n.number, 'content', n.content) from quote n
        where n.company_id = q.company_id and n.customer_id = q.customer_id order by n.id desc limit 1) as newest,
      (select json_build_object('lines', a.lines, 'labour', a.labour, 'name', a.name, 'at', a.at) from quote_agreement a
        where a.company_id = q.company_id and a.quote_id = q.id) as agreed
    from quote q where company_id = ${companyId} and id = ${quoteId}`;
  if (!quote) throw notFound();
  const { status, newest, agreed, content, now } = quote;
  const verdict = judgeDecision(quote, now);
  if (verdict === "decided")
    throw conflict("quote-decided", "The quote is already decided.", { quoteStatus: status, agreed });
  if (newest.id !== quoteId)
    throw conflict("quote-replaced", "A newer quote takes the place of this one.", {
      quote: { id: newest.id, number: newest.number },
      changes: changesBetween(content, newest.content),
    });
  if (verdict === "expired") throw conflict("quote-expired", "The quote has expired.");
  return quote;
}

function chosenOf(content: QuoteDocument, { lines, labour }: NewAgreement) {
  const verdict = judgeChoice(content, { lines, labour });
  if (verdict === "nothing") throw unprocessable("nothing-agreed", "Tick a line at least, or refuse the quote.");
  if (verdict === "unknown") throw unprocessable("no-such-line", "The quote has no such line.");
  const inOrder = (places: readonly number[]) => places.toSorted((a, b) => a - b);
  return { lines: inOrder(lines), labour: inOrder(labour) };
}
