import { createHash, timingSafeEqual } from "node:crypto";
import { prisma } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { log } from "@/lib/platform/log";
import { notFound, tooMany, unauthenticated } from "@/lib/platform/problems";
import { lockedFor, noteFailure } from "../../commands/lock";
import { isSiteCode } from "../rules";
import type { SiteUser } from "../schema";
import { hashSiteCode } from "./make-site-code";

interface Redemption {
  code: string;
  /** What the site proves itself with. */
  secret: string | null;
  address: string;
}

const digest = (text: string) => createHash("sha256").update(text).digest();

function isSite(secret: string | null): boolean {
  const { ETABLI_WORDPRESS_SECRET: own } = env();
  return own !== "" && secret !== null && timingSafeEqual(digest(secret), digest(own));
}

/** Whom a code stands for: told once, to the site alone, while the session lives that asked for the code. */
export async function redeemSiteCode({ code, secret, address }: Redemption): Promise<SiteUser> {
  const keys = { address: `address:${address}` };
  const retryAfterSeconds = await lockedFor(keys);
  if (retryAfterSeconds > 0) throw tooMany(retryAfterSeconds);
  if (!isSite(secret)) {
    await noteFailure(keys);
    log.warn({ address }, "site's secret refused");
    throw unauthenticated();
  }
  const user = isSiteCode(code) ? await takeCode(code) : null;
  if (user) return user;
  log.warn({ address }, "site's code refused");
  throw notFound();
}

async function takeCode(code: string): Promise<SiteUser | null> {
  const [user] = await prisma().$queryRaw<SiteUser[]>`
    with taken as (delete from site_code where code_hash = ${hashSiteCode(code)} returning session_hash, expires_at)
    select u.id as "userId", u.email, u.name, u.language, c.id as "companyId", c.name as company
    from taken join session s on s.token_hash = taken.session_hash and s.revoked_at is null and s.expires_at > now()
    join "user" u on u.id = s.user_id and u.disabled_at is null
    join membership m on m.company_id = s.company_id and m.user_id = s.user_id and m.rights @> array['WordPress']
    join company c on c.id = s.company_id
    where taken.expires_at > now()`;
  return user ?? null;
}
