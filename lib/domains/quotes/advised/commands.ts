import { bringBack, prepareBack, type Back } from "@/lib/domains/cart/commands/bring-back";
import { vehicleKey } from "@/lib/domains/cart/rules";
import type { KeptLine } from "@/lib/domains/cart/schema";
import { getCustomerName } from "@/lib/domains/customers/queries/get-customer";
import { companyOf, onlyCustomer, requireRight, type Actor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import type { Prisma, Tx } from "@/lib/platform/db";
import { once } from "@/lib/platform/idempotency";
import type { QuoteDocument } from "@/lib/providers/documents/port";
import type { Choice } from "../agreement/rules";
import { getAdvised, type KeptAdvised } from "./queries";
import type { AdvisedTake, AdvisedTaken } from "./schema";

interface Quoted {
  quoteId: number;
  customerId: number;
  content: QuoteDocument;
  /** The cart's rows of which the quote was made. */
  lines: readonly KeptLine[];
  labour: readonly KeptLine[];
}

const textOf = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null);

/** A quote's line with its vehicle: its own, else that of the whole quote. */
function placed({ vehicle }: QuoteDocument, kept: KeptLine) {
  const [vin, plate] = [textOf(kept.vin), textOf(kept.plate)];
  const ktype = typeof kept.ktype === "number" ? kept.ktype : null;
  const isOwn = vin !== null || plate !== null || ktype !== null;
  return isOwn ? { vin, plate, ktype } : { vin: vehicle?.vin ?? null, plate: vehicle?.plate ?? null, ktype };
}

function rowsOf({ content, lines, labour }: Quoted) {
  const parts = content.lines.map(({ name, brand, reference, advice, adviceWord }, at) => ({
    ...{ kind: "part", at, name, article: `${brand} ${reference}`, advice: advice ?? null },
    ...{ adviceWord: adviceWord ?? null, kept: lines[at] ?? {} },
  }));
  const works = (content.labour ?? []).map(({ name, advice, adviceWord }, at) => ({
    ...{ kind: "work", at, name, article: null, advice: advice ?? null, adviceWord: adviceWord ?? null },
    kept: labour[at] ?? {},
  }));
  return [...parts, ...works].map((row) => ({ ...row, ...placed(content, row.kept) }));
}

/** Notes for the vehicle what a customer did not agree to; what was noted of the same lines before is told anew. */
export async function noteAdvised(
  actor: Actor,
  { choice, at, ...quoted }: Quoted & { choice: Choice; at: Date },
  tx: Tx,
): Promise<void> {
  onlyCustomer(actor, "cart");
  const companyId = companyOf(actor);
  const { customerId, quoteId } = quoted;
  const rows = rowsOf(quoted);
  const same = rows.map(({ kind, name, article, ...row }) => ({
    ...{ kind, name, article: article ?? "", vehicle: vehicleKey(row) ?? "" },
  }));
  await tx.$executeRaw`
    update advised_line a set taken_at = now()
    from jsonb_to_recordset(${JSON.stringify(same)}::jsonb) as l(kind text, name text, article text, vehicle text)
    where a.company_id = ${companyId} and a.customer_id = ${customerId} and a.taken_at is null
      and a.kind = l.kind and a.name = l.name and coalesce(a.article, '') = l.article
      and coalesce(a.vin, a.plate, a.ktype::text, '') = l.vehicle`;
  const isAgreed = ({ kind, at: place }: { kind: string; at: number }) =>
    (kind === "part" ? choice.lines : choice.labour).includes(place);
  const data = rows
    .filter((row) => !isAgreed(row))
    .map(({ at: _, kept, ...row }) => ({
      companyId,
      customerId,
      quoteId,
      ...row,
      kept: kept as Prisma.InputJsonObject,
      at,
    }));
  await tx.advisedLine.createMany({ data });
}

/** Puts what was advised last time back into a customer's cart, at the prices and hourly rates of now, with its word. */
export async function takeAdvised(
  actor: Actor,
  { key, ...input }: AdvisedTake & { key: string | null },
): Promise<AdvisedTaken> {
  requireRight(actor, "cart");
  const { customerId } = input;
  return once(
    actor,
    { key, body: { change: "take-advised", ...input } },
    {
      async prepare() {
        const [rows] = await Promise.all([getAdvised(actor, input), getCustomerName(actor, { customerId })]);
        return { rows, back: await prepareBack(actor, { customerId, ...sidesOf(rows) }) };
      },
      write: ({ rows, back }, tx) => writeTaken(actor, { customerId, rows, back }, tx),
    },
  );
}

const sidesOf = (rows: readonly KeptAdvised[]) => {
  const keptOf = (kind: string) => rows.filter((row) => row.kind === kind).map(({ kept }) => kept);
  return { lines: keptOf("part"), labour: keptOf("work") };
};

async function writeTaken(
  actor: Actor,
  { customerId, rows, back }: { customerId: number; rows: readonly KeptAdvised[]; back: Back },
  tx: Tx,
): Promise<AdvisedTaken> {
  const parts = rows.filter(({ kind }) => kind === "part");
  const missing = parts.filter((_, at) => back.parts[at]?.priced === null);
  const ids = rows.filter((row) => !missing.includes(row)).map(({ id }) => id);
  const where = { companyId: companyOf(actor), id: { in: ids }, takenAt: null };
  await tx.advisedLine.updateMany({ where, data: { takenAt: new Date() } });
  const detail = { customerId, kind: "advised", quantity: ids.length };
  await audit(actor, tx, { action: "restore", entity: "customer", entityId: customerId, detail });
  await bringBack(actor, { customerId, back }, tx);
  return { customerId, added: ids.length, missing: missing.map(({ name }) => name) };
}
