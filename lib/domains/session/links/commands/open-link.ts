import { prisma } from "@/lib/platform/db";
import { log } from "@/lib/platform/log";
import { openSession } from "../../commands/create-session";
import { placeKey } from "../../commands/known-device";
import { lockedFor, noteFailure } from "../../commands/lock";
import { findPlainLink, hashLink, isKnownLink } from "../queries";
import { isCurrent, isLinkAlias } from "../rules";
import type { LinkOutcome, LinkUse } from "../schema";

interface Used {
  userId: number;
  companyId: number;
  pathname: string;
  name: string;
  rights: string[];
}

/** Uses a one-time link up: of many at once, one gets the session. Guesses shut the door for a growing time. */
export async function openLink(use: LinkUse): Promise<LinkOutcome> {
  const { alias, timestamp, address } = use;
  if (!isCurrent(timestamp, Date.now())) return { outcome: "expired" };
  const keys = { address: placeKey(use) };
  const retryAfterSeconds = await lockedFor(keys);
  if (retryAfterSeconds > 0) return { outcome: "locked", retryAfterSeconds };
  const found = isLinkAlias(alias) ? await takeUp(use) : null;
  if (found) return found;
  if (!(await isKnownLink(alias, timestamp))) await noteFailure(keys);
  log.warn({ address }, "one-time link refused");
  return { outcome: "invalid" };
}

async function takeUp(use: LinkUse): Promise<LinkOutcome | null> {
  const plain = await findPlainLink(use.alias, use.timestamp);
  if (plain) return { outcome: "redirect", pathname: plain.pathname, expiresAt: plain.expiresAt.toISOString() };
  return takeLink(use);
}

const takeLink = ({ alias, timestamp, kind, userAgent }: LinkUse): Promise<LinkOutcome | null> =>
  prisma().$transaction(async (tx) => {
    const [used] = await tx.$queryRaw<Used[]>`
      update one_time_link l set used_at = now()
      from "user" u join membership m on m.user_id = u.id
      where l.key_hash = ${new Uint8Array(hashLink(alias, timestamp))} and l.autologin
        and l.used_at is null and l.expires_at > now()
        and u.id = l.user_id and u.disabled_at is null and m.company_id = l.company_id
        and m.rights && array['CaiaApp', 'v2']
      returning l.user_id as "userId", l.company_id as "companyId", l.pathname, u.name, m.rights`;
    if (!used) return null;
    const { pathname, ...found } = used;
    const session = await openSession({ ...found, kind, userAgent, door: "link" }, tx);
    return { outcome: "signed-in", session, pathname };
  });
