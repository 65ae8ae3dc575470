import { createHmac, randomBytes, randomInt } from "node:crypto";
import { hashKey } from "@/lib/domains/session/queries/find-key";
import { companyOf, userOf, type Actor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import { inTransaction, prisma, type Tx } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { perMinute } from "@/lib/platform/limits";
import { conflict, invalid, notFound, Problem } from "@/lib/platform/problems";
import { phoneOrigin } from "@/lib/platform/phone-address";
import { oncePerProcess } from "@/lib/platform/shared-state";
import { nameCompanies } from "@/lib/domains/account/companies/queries/name-companies";
import { requireScreens } from "../access";
import { codeLength, codeLetters, codeMinutes, normaliseCode } from "../rules";
import type { Pairing, PairingCode } from "../schema";
import { revokeScreenKeys } from "./keys";

const codes = () => oncePerProcess("screen-codes", () => perMinute(60));
const tries = () => oncePerProcess("screen-tries", () => perMinute(10));

const bytes = (hash: Buffer): Uint8Array<ArrayBuffer> => new Uint8Array(hash);
/** Six letters are few: without the server's secret nobody finds the code of a hash. */
const hashCode = (code: string) => bytes(createHmac("sha256", `screen ${env().NEXTAUTH_SECRET}`).update(code).digest());
const makeLetters = () => Array.from({ length: codeLength }, () => codeLetters[randomInt(codeLetters.length)]).join("");

/** A code for a device that has no address yet, at most 60 a minute for one address. */
export async function makeScreenCode({ address }: { address: string }): Promise<PairingCode> {
  codes()(address);
  const [code, ticket] = [makeLetters(), randomBytes(32).toString("base64url")];
  const [made] = await prisma().$queryRaw<{ expiresAt: Date }[]>`
    insert into screen_code (code_hash, ticket_hash, expires_at)
    values (${hashCode(code)}, ${bytes(hashKey(ticket))}, now() + make_interval(mins => ${codeMinutes}::int))
    on conflict (code_hash) do nothing returning expires_at as "expiresAt"`;
  if (!made) return makeScreenCode({ address });
  const place = new URL(`/screens?code=${code}`, phoneOrigin().origin).href;
  return { code, ticket, expiresAt: made.expiresAt.toISOString(), address: place };
}

interface Claimed {
  companyId: number | null;
  screenId: number | null;
  name: string | null;
}

const unknownCode = () => new Problem(404, "code-unknown", "No screen shows this code any more.");

/**
 * Makes the device that shows a code a screen of the company, a new one or one that lost its device; 404 for a code that
 * none shows, 409 with the screen's name for one that was typed before.
 */
export async function pairScreen(actor: Actor, typed: Pairing): Promise<{ id: number }> {
  const only = requireScreens(actor);
  tries()(String(userOf(actor)));
  const code = normaliseCode(typed.code);
  if (!code) throw unknownCode();
  const companyId = typed.companyId ?? companyOf(actor);
  if (only !== null && companyId !== only) throw notFound();
  if (!(await nameCompanies(actor, { ids: [companyId] })).has(companyId)) throw notFound();
  return inTransaction(undefined, async (tx) => {
    const [shown] = await tx.$queryRaw<Claimed[]>`
      select c.company_id as "companyId", c.screen_id as "screenId", s.name from screen_code c
      left join screen s on s.company_id = c.company_id and s.id = c.screen_id
      where c.code_hash = ${hashCode(code)} and c.expires_at > now() for update of c`;
    if (!shown) throw unknownCode();
    if (shown.screenId !== null) throw usedCode(shown, only);
    const screen = typed.screenId
      ? await lockFreeScreen({ companyId: only, id: typed.screenId }, tx)
      : await addScreen({ companyId, name: typed.name }, tx);
    await tx.$executeRaw`
      update screen_code set company_id = ${screen.companyId}, screen_id = ${screen.id} where code_hash = ${hashCode(code)}`;
    const detail = { name: screen.name };
    await audit(actor, tx, {
      ...{ action: "pair", entity: "screen", entityId: screen.id, detail, companyId: screen.companyId },
    });
    return { id: screen.id };
  });
}

/** To who may not see the screen, its code is one that nobody knows. */
const usedCode = ({ companyId, name }: Claimed, only: number | null): Problem =>
  only !== null && companyId !== only
    ? unknownCode()
    : conflict("code-used", "This code was typed before.", { name: name ?? "" });

interface Paired {
  companyId: number;
  id: number;
  name: string;
}

async function addScreen({ companyId, name }: { companyId: number; name?: string }, tx: Tx): Promise<Paired> {
  if (!name)
    throw invalid("invalid-input", "A new screen needs a name.", { fields: [{ field: "name", message: "required" }] });
  return tx.screen.create({ data: { companyId, name }, select: { companyId: true, id: true, name: true } });
}

async function lockFreeScreen({ companyId, id }: { companyId: number | null; id: number }, tx: Tx): Promise<Paired> {
  const [screen] = await tx.$queryRaw<Paired[]>`
    select company_id as "companyId", id, name from screen
    where (${companyId}::int is null or company_id = ${companyId}) and id = ${id} for update`;
  if (!screen) throw notFound();
  // The device before loses its place: its address opens nothing any more.
  await revokeScreenKeys(screen, tx);
  return screen;
}

/** What became of a code: the key of the screen that its device now is, told once. */
export async function collectScreenKey({
  ticket,
}: {
  ticket: string;
}): Promise<{ key: string; secret: string } | { expired: boolean }> {
  const hash = bytes(hashKey(ticket));
  return prisma().$transaction(async (tx) => {
    const [row] = await tx.$queryRaw<{ companyId: number; screenId: number | null; over: boolean }[]>`
      select company_id as "companyId", screen_id as "screenId", expires_at <= now() as over from screen_code
      where ticket_hash = ${hash} and collected_at is null and expires_at > now() - interval '2 minutes' for update`;
    if (!row) return { expired: true };
    if (row.screenId === null) return { expired: row.over };
    const [key, secret] = [randomBytes(16).toString("base64url"), randomBytes(32).toString("base64url")];
    const { companyId, screenId: subjectId } = row;
    const keyHash = bytes(hashKey(key));
    await tx.liveKey.create({ data: { companyId, kind: "screen", subjectId, keyHash }, select: { subjectId: true } });
    await tx.$executeRaw`
      update screen set secret_hash = ${bytes(hashKey(secret))}, seen_at = null, last_error = '', last_error_at = null
      where company_id = ${companyId} and id = ${subjectId}`;
    await tx.$executeRaw`update screen_code set collected_at = now() where ticket_hash = ${hash}`;
    return { key, secret };
  });
}
