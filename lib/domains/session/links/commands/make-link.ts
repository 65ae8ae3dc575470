import { randomBytes } from "node:crypto";
import { companyOf, requireUser, userOf, type Actor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import { prisma, type Tx } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { denied, invalid, tooMany } from "@/lib/platform/problems";
import { safeReturnPath } from "../../rules";
import { hashLink } from "../queries";
import { isCurrent, linkLifetimeMs, linkPath, mostOpenLinks } from "../rules";
import type { LinkAnswer, LinkRequest } from "../schema";

/** A link of the user's own that leads to a path of this site for ten minutes, with autologin once and with a session. */
export async function makeLink(actor: Actor, { timestamp, pathname, autologin }: LinkRequest): Promise<LinkAnswer> {
  requireUser(actor);
  const [companyId, userId, now] = [companyOf(actor), userOf(actor), Date.now()];
  if (userId === null) throw denied();
  const time = timestamp ?? String(now);
  if (!isCurrent(time, now))
    throw invalid("invalid-timestamp", "The timestamp must be 13 digits and of these minutes.");
  const path = safeReturnPath(pathname);
  if (path === "/" && pathname !== "/") throw invalid("invalid-pathname", "The link must lead to a page of this site.");
  const { url, expiresAt } = await prisma().$transaction(async (tx) => {
    const made = await insertLink({ companyId, userId, time, pathname: path, autologin }, tx);
    await audit(actor, tx, { action: "make-link", entity: "user", entityId: userId, detail: { autologin } });
    return made;
  });
  return { url, timestamp: time, expiresAt: expiresAt.toISOString() };
}

interface NewLink {
  companyId: number;
  userId: number;
  /** Milliseconds since 1970 in 13 digits. */
  time: string;
  pathname: string;
  autologin: boolean;
}

/** A link of a user, whose address is told here and never again. 429 when too many of theirs are open. */
export async function insertLink({ time, ...link }: NewLink, tx: Tx): Promise<{ url: string; expiresAt: Date }> {
  const { userId } = link;
  await tx.oneTimeLink.deleteMany({ where: { userId, expiresAt: { lt: new Date() } } });
  const open = await tx.oneTimeLink.count({ where: { userId, usedAt: null } });
  if (open >= mostOpenLinks) throw tooMany(60);
  const expiresAt = new Date(Number(time) + linkLifetimeMs);
  const alias = randomBytes(16).toString("base64url");
  const keyHash = new Uint8Array(hashLink(alias, time));
  await tx.oneTimeLink.create({ data: { ...link, keyHash, expiresAt }, select: { userId: true } });
  return { url: new URL(linkPath(alias, time), env().NEXTAUTH_URL).href, expiresAt };
}
