import { listPlaces } from "@/lib/domains/catalogue/tree/queries/list-reference";
import { companyOf, requireRight, userOf, type Actor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import type { Tx } from "@/lib/platform/db";
import { once } from "@/lib/platform/idempotency";
import { conflict, invalid, notFound, unprocessable } from "@/lib/platform/problems";
import { readFaultCode } from "@/lib/shared/fault-code";
import { homeLanguage } from "@/lib/shared/languages";
import { findOperation } from "../queries/find-operation";
import { noCode } from "../rules";
import type { Operation } from "../schema";

interface Basket {
  number: string;
  /** A fault code in any spelling, or - for parts that no code named. */
  code: string;
  genartIds: readonly number[];
  key: string | null;
}

interface Prepared {
  operation: Operation;
  code: string;
  genartIds: number[];
}

/** Keeps ticked parts with an operation and a code, in place of those that were kept so before; 404 for an unknown operation. */
export async function keepDeal(actor: Actor, { key, ...basket }: Basket): Promise<{ id: number }> {
  requireRight(actor, "DTC");
  return once(
    actor,
    { key, body: basket },
    { prepare: () => prepareDeal(actor, basket), write: (prepared, tx) => writeDeal(actor, prepared, tx) },
  );
}

async function prepareDeal(actor: Actor, { number, code, genartIds }: Omit<Basket, "key">): Promise<Prepared> {
  const operation = await findOperation(actor, { number, lang: homeLanguage });
  if (!operation) throw notFound();
  if (operation.status === "done") throw conflict("operation-done", "The operation is done: open it again first.");
  const stored = code === noCode ? noCode : readFaultCode(code)?.code;
  if (!stored) throw invalid("bad-fault-code", "This is no fault code.");
  const ids = [...new Set(genartIds)];
  const places = await listPlaces(actor, { ids, lang: homeLanguage });
  if (places.length < ids.length) throw unprocessable("unknown-part", "There is no such generic article.");
  return { operation, code: stored, genartIds: ids };
}

async function writeDeal(actor: Actor, { operation, code, genartIds }: Prepared, tx: Tx): Promise<{ id: number }> {
  const companyId = companyOf(actor);
  const [deal] = await tx.$queryRaw<{ id: number }[]>`
    insert into deal (company_id, operation_id, code, user_id) values (${companyId}, ${operation.id}, ${code}, ${userOf(actor)}::int)
    on conflict (company_id, operation_id, code) do update set user_id = excluded.user_id, updated_at = now() returning id`;
  const dealId = deal?.id ?? 0;
  await tx.dealPart.deleteMany({ where: { companyId, dealId, cartedAt: null, genartId: { notIn: genartIds } } });
  const data = genartIds.map((genartId) => ({ companyId, dealId, genartId }));
  await tx.dealPart.createMany({ data, skipDuplicates: true });
  if (code !== noCode)
    await tx.$executeRaw`update operation set codes = codes || ${code}::text, updated_at = now()
      where company_id = ${companyId} and id = ${operation.id} and not ${code}::text = any(codes)`;
  const detail = { number: operation.number, codes: [code], genartIds };
  await audit(actor, tx, { action: "keep", entity: "operation", entityId: operation.id, detail });
  return { id: dealId };
}
