import { createHash, randomBytes } from "node:crypto";
import { factsOf, requireRight, type Actor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import { prisma } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { denied, unavailable } from "@/lib/platform/problems";
import { safeReturnPath } from "../../rules";
import { codeLifetimeMs, siteAddress } from "../rules";
import type { SiteCode } from "../schema";

export const hashSiteCode = (code: string) => new Uint8Array(createHash("sha256").update(code).digest());

/** A code by which the content-management site learns, once and within a minute, who comes from here. */
export async function makeSiteCode(actor: Actor, { to }: { to?: string }): Promise<SiteCode> {
  requireRight(actor, "WordPress");
  const { ETABLI_WORDPRESS_URL: site } = env();
  const { sessionHash, userId } = factsOf(actor);
  if (!sessionHash || userId === null) throw denied();
  if (!site) throw unavailable("site-missing", "No content-management site is configured.");
  const code = randomBytes(32).toString("base64url");
  const expiresAt = new Date(Date.now() + codeLifetimeMs);
  const data = {
    codeHash: hashSiteCode(code),
    sessionHash: new Uint8Array(Buffer.from(sessionHash, "hex")),
    expiresAt,
  };
  await prisma().$transaction(async (tx) => {
    await tx.siteCode.create({ data, select: { expiresAt: true } });
    await audit(actor, tx, { action: "open-site", entity: "user", entityId: userId });
  });
  return { token: code, url: siteAddress(site, code, safeReturnPath(to)), expiresAt: expiresAt.toISOString() };
}
