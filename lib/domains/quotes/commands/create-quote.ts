import { keepPhotos } from "@/lib/domains/cart/photos/commands/forget-photos";
import { photosOf, withPhotos } from "@/lib/domains/cart/photos/rules";
import { companyOf, requireRight, userOf, type Actor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import { countUse, vehicleMark } from "@/lib/platform/counting/count-use";
import type { Prisma, Tx } from "@/lib/platform/db";
import { publish } from "@/lib/platform/events/publish";
import { once } from "@/lib/platform/idempotency";
import { isoDateIn } from "@/lib/shared/dates";
import { tieUsedPartAnswers } from "../used-parts/commands";
import { draftQuote, type QuoteDraft } from "../queries/draft-quote";
import { expiryOf, quoteNumber } from "../rules";
import type { NewQuoteInput, QuoteMade } from "../schema";

/** Makes a quote of the customer's cart, frozen and numbered; the cart stays as it is. */
export async function createQuote(
  actor: Actor,
  { key, ...input }: NewQuoteInput & { key: string | null },
): Promise<QuoteMade> {
  requireRight(actor, "cart");
  return once(
    actor,
    { key, body: input },
    { prepare: () => draftQuote(actor, input), write: (draft, tx) => insertQuote(actor, draft, tx) },
  );
}

async function insertQuote(actor: Actor, { customerId, replaces, ...draft }: QuoteDraft, tx: Tx): Promise<QuoteMade> {
  const { kept, keptLabour, document } = await keepPhotographs(actor, { customerId, ...draft }, tx);
  const companyId = companyOf(actor);
  const issuedAt = new Date();
  const expiresAt = expiryOf(issuedAt);
  const number = await nextNumber(companyId, issuedAt, tx);
  const { totals } = document;
  const head = {
    number,
    issuedAt: issuedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    currency: "EUR",
    status: "new",
    ...(replaces ? { replaces: replaces.number } : {}),
  };
  const made = await tx.quote.create({
    data: {
      companyId,
      number,
      customerId,
      content: { quote: head, ...document } as unknown as Prisma.InputJsonObject,
      lines: kept as Prisma.InputJsonArray,
      labour: keptLabour as Prisma.InputJsonArray,
      replaces: replaces?.id ?? null,
      netCents: totals.netCents,
      vatCents: totals.grossCents - totals.netCents,
      issuedAt,
      expiresAt,
      userId: userOf(actor),
    },
    select: { id: true, number: true },
  });
  await tieUsedPartAnswers(actor, { customerId, quoteId: made.id }, tx);
  await audit(actor, tx, { action: "create", entity: "quote", entityId: made.id, detail: { number, customerId } });
  const data = { quoteId: made.id, number, customerId };
  await publish(tx, { kind: "Quote", companyId, customerId, data });
  const vehicle = vehicleMark(document.vehicle?.vin ?? document.vehicle?.plate ?? null);
  countUse(actor, { kind: "quote", vehicle });
  return made;
}

/** What was photographed stays with the quote; a photograph that was taken away meanwhile is not named. */
async function keepPhotographs(
  actor: Actor,
  { customerId, kept, keptLabour, document }: Omit<QuoteDraft, "replaces">,
  tx: Tx,
): Promise<Pick<QuoteDraft, "kept" | "keptLabour" | "document">> {
  const { lines, labour = [] } = document;
  const photos = photosOf([...lines, ...labour]).map(({ id }) => id);
  if (photos.length === 0) return { kept, keptLabour, document };
  const there = await keepPhotos(actor, { customerId, photos }, tx);
  const told = <Line extends object>(all: readonly Line[]) => all.map((line) => withPhotos(line, there));
  const named = { ...document, lines: told(lines), labour: told(labour) };
  return { kept: told(kept), keptLabour: told(keptLabour), document: named };
}

/** The counter's row is held until commit: numbers follow each other without a gap, a failed quote takes none. */
async function nextNumber(companyId: number, issuedAt: Date, tx: Tx): Promise<string> {
  const year = Number(isoDateIn(issuedAt, "Europe/Paris").slice(0, 4));
  const [counter] = await tx.$queryRaw<{ last: number }[]>`
    insert into quote_counter as c (company_id, year, last) values (${companyId}, ${year}, 1)
    on conflict (company_id, year) do update set last = c.last + 1 returning last`;
  return quoteNumber(year, counter?.last ?? 1);
}
