import { randomUUID } from "node:crypto";
import { companyOf, requireRight, userOf, type Actor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import { prisma, type Tx } from "@/lib/platform/db";
import { notify } from "@/lib/platform/notify";
import { conflict, invalid, notFound } from "@/lib/platform/problems";
import { hashQrCode } from "../qr/commands";
import { cardOf } from "./queries";
import type { Card, CardChange, NewCard } from "./schema";

type Row = Parameters<typeof cardOf>[0];

const hashOf = (code: string) => new Uint8Array(hashQrCode(code));

/** A card that opens nothing until a user has it and it is enabled; its code is told here and never again. */
export async function makeCard(actor: Actor): Promise<NewCard> {
  requireRight(actor, "admin");
  const code = randomUUID();
  return prisma().$transaction(async (tx) => {
    const [row] = await tx.$queryRaw<Row[]>`
      insert into qr_login (company_id, code_hash, changed_by) values (${companyOf(actor)}, ${hashOf(code)}, ${userOf(actor)})
      returning id, user_id, enabled, date_from, date_to, changed_at`;
    if (!row) throw new Error("No card was made.");
    await audit(actor, tx, { action: "make", entity: "qr-card", entityId: row.id });
    return { ...cardOf(row), code };
  });
}

/** Changes a card's user, dates and whether it is enabled; sessions that it no longer opens end at once. */
export async function changeCard(actor: Actor, { token, seen, ...change }: CardChange): Promise<Card> {
  requireRight(actor, "admin");
  const companyId = companyOf(actor);
  return prisma().$transaction(async (tx) => {
    const before = await lockCard(companyId, token, tx);
    if (seen !== undefined && seen !== before.changed_at.toISOString())
      throw conflict("card-changed", "Somebody else changed this card.", { card: cardOf(before) });
    const { userId, enabled, dateFrom, dateTo } = change;
    await requireMember(companyId, userId, tx);
    const [row] = await tx.$queryRaw<Row[]>`
      update qr_login set user_id = ${userId}, enabled = ${enabled}, date_from = ${dateFrom}::timestamptz,
        date_to = ${dateTo}::timestamptz, changed_at = clock_timestamp(), changed_by = ${userOf(actor)}
      where company_id = ${companyId} and id = ${before.id}
      returning id, user_id, enabled, date_from, date_to, changed_at`;
    if (!row) throw notFound();
    await endSessions(row.id, userId !== before.user_id, tx);
    await audit(actor, tx, { action: "change", entity: "qr-card", entityId: row.id, detail: change });
    return cardOf(row);
  });
}

/** A card of the company by its name or its code. */
async function lockCard(companyId: number, token: string, tx: Tx): Promise<Row> {
  const id = /^\d{1,9}$/.test(token) ? Number(token) : 0;
  const [row] = await tx.$queryRaw<Row[]>`
    select id, user_id, enabled, date_from, date_to, changed_at from qr_login
    where company_id = ${companyId} and (id = ${id} or code_hash = ${hashOf(token)}) for update`;
  if (!row) throw notFound();
  return row;
}

async function requireMember(companyId: number, userId: number | null, tx: Tx): Promise<void> {
  if (userId === null) return;
  const where = { companyId_userId: { companyId, userId } };
  const member = await tx.membership.findUnique({ where, select: { userId: true } });
  if (!member) throw invalid("user-unknown", "The user does not belong to the company.");
}

async function endSessions(cardId: number, otherUser: boolean, tx: Tx): Promise<void> {
  const ended = await tx.$queryRaw<{ hash: string }[]>`
    update session s set revoked_at = now() from qr_login q
    where q.id = ${cardId} and s.qr_login_id = q.id and s.revoked_at is null
      and (${otherUser} or not q.enabled or q.date_from > now() or q.date_to <= now())
    returning encode(s.token_hash, 'hex') as hash`;
  for (const { hash } of ended) await notify("session", `session:${hash}`, tx);
}
