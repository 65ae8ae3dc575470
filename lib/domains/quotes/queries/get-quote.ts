import { printPictures } from "@/lib/domains/files/pictures/queries";
import { companyOf, onlyCustomer, requireCustomer, requireRight, type Actor } from "@/lib/platform/actor";
import { photosOf } from "@/lib/domains/cart/photos/rules";
import { findSellers } from "@/lib/domains/vendors/queries/find-sellers";
import { read } from "@/lib/platform/db";
import { log } from "@/lib/platform/log";
import { notFound, unavailable } from "@/lib/platform/problems";
import { textsOf } from "@/lib/platform/texts";
import type { QuoteDocument } from "@/lib/providers/documents/port";
import { storable } from "@/lib/shared/compact";
import { createTranslator } from "@/lib/shared/translator";
import { pad, pathOf, readStrokes } from "../agreement/signature";
import type { Quote, QuotePage, QuoteRow, QuoteSearch } from "../schema";

const page = {
  name: "quote_page",
  text: `select id, number, status, expires_at <= now() as expired, customer_id as "customerId",
      coalesce(content #>> '{customer,company}', concat_ws(' ', content #>> '{customer,title}', content #>> '{customer,name}')) as customer,
      nullif(concat_ws(' ', content #>> '{vehicle,make}', content #>> '{vehicle,model}'), '') as vehicle,
      content #>> '{vehicle,plate}' as plate, net_cents as "netCents", net_cents + vat_cents as "grossCents", currency,
      issued_at as "issuedAt", expires_at as "expiresAt"
    from quote
    where company_id = $1 and ($2::int is null or id < $2) and ($3::text is null or status = $3)
      and ($4 = '' or position(unaccent(lower($4)) in unaccent(lower(concat_ws(' ', number, content #>> '{customer,company}',
        content #>> '{customer,firstname}', content #>> '{customer,name}', content #>> '{vehicle,plate}',
        replace(content #>> '{vehicle,plate}', '-', ''))))) > 0)
    order by id desc limit $5`,
};

const byId = {
  name: "quote_by_id",
  text: `select id, number, status, expires_at <= now() as expired, customer_id as "customerId", net_cents as "netCents",
      net_cents + vat_cents as "grossCents", currency, issued_at as "issuedAt", expires_at as "expiresAt",
      decided_at as "decidedAt", content as document, reason, ordered_at as "orderedAt",
      (select json_build_object('id', b.id, 'number', b.number) from quote b
        where b.company_id = q.company_id and b.id = q.replaces) as replaces,
      (select json_build_object('id', n.id, 'number', n.number) from quote n
        where n.company_id = q.company_id and n.customer_id = q.customer_id and n.replaces = q.id
        order by n.id desc limit 1) as "replacedBy",
      (select coalesce(json_agg(json_build_object('brand', l #>> '{item,makeLabel}', 'number', l #>> '{item,number}',
          'supplier', l ->> 'channel', 'quantity', (l ->> 'quantity')::int, 'stock', (l ->> 'stock')::int)), '[]')
        from jsonb_array_elements(lines) l
        where $3::int is null and (l ->> 'stock')::int < (l ->> 'quantity')::int) as short,
      (select json_build_object('lines', a.lines, 'labour', a.labour, 'netCents', a.net_cents, 'vatCents', a.vat_cents,
          'grossCents', a.net_cents + a.vat_cents, 'depositCents', a.deposit_cents, 'name', a.name,
          'signature', a.signature, 'hash', a.hash, 'at', a.at)
        from quote_agreement a where a.company_id = q.company_id and a.quote_id = q.id) as agreement
    from quote q where company_id = $1 and id = $2 and ($3::int is null or customer_id = $3)`,
};

const current = {
  name: "quote_current",
  text: `select id from quote where company_id = $1 and customer_id = $2
    order by id desc limit 1`,
};

type Dated<T> = Omit<T, "issuedAt" | "expiresAt" | "decidedAt" | "orderedAt"> & { issuedAt: Date; expiresAt: Date };

const undated = <T extends { issuedAt: Date; expiresAt: Date }>(row: T) => ({
  ...row,
  issuedAt: row.issuedAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
});

/** Quotes of the company, newest first, by number, customer or plate; `next` continues the list. */
export async function listQuotes(actor: Actor, { search, status, after, limit }: QuoteSearch): Promise<QuotePage> {
  requireRight(actor, "cart");
  const words = storable(search) ? search.trim().replace(/\s+/g, " ") : "";
  const rows = await read<Dated<QuoteRow>>(page, [companyOf(actor), after ?? null, status ?? null, words, limit + 1]);
  const quotes = rows.slice(0, limit).map(undated);
  return { quotes, next: rows.length > limit ? (quotes.at(-1)?.id ?? null) : null };
}

/** A quote as it was made, with its state now; another company's quote does not exist. */
export async function findQuote(actor: Actor, { quoteId }: { quoteId: number }): Promise<Quote | null> {
  const only = onlyCustomer(actor, "cart");
  const [row] = await read<Dated<Quote> & Record<"decidedAt" | "orderedAt", Date | null>>(byId, [
    companyOf(actor),
    quoteId,
    only,
  ]);
  if (!row) return null;
  const { status, document } = row;
  const stamped = { ...document, quote: { ...document.quote, status } };
  const [decidedAt, orderedAt] = [row.decidedAt, row.orderedAt].map((at) => at?.toISOString() ?? null);
  const short = await namedSellers(actor, only === null ? row.short : []);
  const agreement = row.agreement && { ...row.agreement, at: new Date(row.agreement.at).toISOString() };
  const moments = { decidedAt: decidedAt ?? null, orderedAt: orderedAt ?? null };
  return { ...undated(row), ...moments, short, document: stamped, agreement };
}

/** Stores are told by their names. */
async function namedSellers(actor: Actor, short: Quote["short"]): Promise<Quote["short"]> {
  if (short.length === 0) return short;
  const sellers = await findSellers(actor, { channels: short.map(({ supplier }) => supplier) });
  return short.map((line) => ({ ...line, supplier: sellers.get(line.supplier)?.name ?? line.supplier }));
}

/** The newest quote: older ones are not offered again, whatever became of it. Null before the first. */
export async function findCurrentQuote(actor: Actor, { customerId }: { customerId: number }): Promise<Quote | null> {
  requireCustomer(actor, customerId, "cart");
  const [row] = await read<{ id: number }>(current, [companyOf(actor), customerId]);
  return row ? findQuote(actor, { quoteId: row.id }) : null;
}

/** A quote as it was made; 404 when there is none. */
export async function getQuote(actor: Actor, input: { quoteId: number }): Promise<Quote> {
  const quote = await findQuote(actor, input);
  if (!quote) throw notFound();
  return quote;
}

/** Pixels a side of a photograph on paper. */
const printedSide = 240;

/** The quote as a PDF and the name to save it under; 503 while documents cannot be made. */
export async function getQuotePdf(
  actor: Actor,
  input: { quoteId: number },
): Promise<{ bytes: Uint8Array; filename: string }> {
  onlyCustomer(actor, "cart");
  const quote = await getQuote(actor, input);
  const { document, number } = quote;
  const { lines, labour = [] } = document;
  const small = photosOf([...lines, ...labour]).map((photo) => photo.small);
  const pictures = await printPictures(actor, { ids: small, side: printedSide });
  const bytes = await printDocument({ ...printedOf(quote), pictures }, number);
  return { bytes, filename: await quoteFileName(document, number) };
}

/** The document with what was agreed of it, for paper. */
function printedOf({ document, agreement }: Quote): QuoteDocument {
  if (!agreement) return document;
  const { lines, labour, grossCents, name, at, hash, signature } = agreement;
  const strokes = signature === null ? null : readStrokes(signature);
  return {
    ...document,
    lines: document.lines.map((line, place) => ({ ...line, agreed: lines.includes(place) })),
    labour: document.labour?.map((work, place) => ({ ...work, agreed: labour.includes(place) })),
    agreement: {
      ...{ count: lines.length + labour.length, grossCents, name, at, hash },
      signature: strokes && { path: pathOf(strokes), ...pad },
    },
  };
}

/** The name to save a quote's document under, in the document's language. */
export async function quoteFileName({ language }: Pick<QuoteDocument, "language">, number: string): Promise<string> {
  const messages = await textsOf(language, "quote-document");
  return createTranslator({ locale: language, messages })("fileName", { number });
}

/** The bytes of a quote's document; 503 while documents cannot be made. */
export const printDocument = (document: QuoteDocument, number: string): Promise<Uint8Array> =>
  print(document).catch((error: unknown) => {
    log.error({ err: error, quote: number }, "a quote could not be printed");
    throw unavailable("document-failed", "The document cannot be made at the moment, please try again.");
  });

/** The layout engine is large: a process loads it with its first document. */
async function print(document: QuoteDocument): Promise<Uint8Array> {
  const { documentRenderer } = await import("@/lib/providers/documents");
  return documentRenderer().renderQuote(document);
}
