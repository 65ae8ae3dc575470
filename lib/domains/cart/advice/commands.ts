import { companyOf, requireRight, type Actor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import type { Tx } from "@/lib/platform/db";
import { once } from "@/lib/platform/idempotency";
import { notFound } from "@/lib/platform/problems";
import { lockCart } from "../commands/lock-cart";
import { tellCart } from "../commands/tell-cart";
import { openTabs } from "../tabs";
import type { PartAdvice, WorkAdvice } from "./schema";

const prepare = () => Promise.resolve(null);

/** Says how urgent a part in a customer's cart is, with a word; null takes both away. */
export async function advisePart(actor: Actor, { key, ...input }: PartAdvice & { key: string | null }): Promise<void> {
  requireRight(actor, "cart");
  const body = { change: "advise-part", ...input };
  await once(actor, { key, body }, { prepare, write: (_, tx) => writePart(actor, input, tx) });
}

/** The same of work. */
export async function adviseWork(actor: Actor, { key, ...input }: WorkAdvice & { key: string | null }): Promise<void> {
  requireRight(actor, "cart");
  const body = { change: "advise-work", ...input };
  await once(actor, { key, body }, { prepare, write: (_, tx) => writeWork(actor, input, tx) });
}

const dataOf = ({ advice, word }: Pick<PartAdvice, "advice" | "word">) => ({
  advice,
  adviceWord: (advice && word) || null,
});

async function writePart(actor: Actor, { lineId, customerId, ...said }: PartAdvice, tx: Tx): Promise<object> {
  await lockCart(actor, customerId, tx);
  const where = { companyId: companyOf(actor), customerId, id: lineId, tab: { in: [...openTabs] as string[] } };
  const { count } = await tx.cartLine.updateMany({ where, data: dataOf(said) });
  if (count === 0) throw notFound();
  return noteAdvice(actor, { lineId, customerId, after: said.advice ?? "" }, tx);
}

async function writeWork(actor: Actor, { labourId, customerId, ...said }: WorkAdvice, tx: Tx): Promise<object> {
  await lockCart(actor, customerId, tx);
  const where = { companyId: companyOf(actor), customerId, id: labourId };
  const { count } = await tx.labourLine.updateMany({ where, data: dataOf(said) });
  if (count === 0) throw notFound();
  return noteAdvice(actor, { lineId: labourId, customerId, after: said.advice ?? "" }, tx);
}

async function noteAdvice(
  actor: Actor,
  { lineId, customerId, after }: { lineId: number; customerId: number; after: string },
  tx: Tx,
): Promise<object> {
  const detail = { kind: "advice", customerId, after };
  await audit(actor, tx, { action: "change", entity: "cart-line", entityId: lineId, detail });
  await tellCart(actor, { customerId }, tx);
  return {};
}
