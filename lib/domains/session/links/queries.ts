import { createHmac } from "node:crypto";
import { read } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { isCurrent, isLinkAlias } from "./rules";

/** A link's name in the database, which gives nobody the link. */
export const hashLink = (alias: string, timestamp: string): Buffer =>
  createHmac("sha256", env().NEXTAUTH_SECRET).update(`one-time-link:${alias}:${timestamp}`).digest();

const plain = {
  name: "link_plain",
  text: `select pathname, expires_at as "expiresAt" from one_time_link
    where key_hash = $1 and not autologin and expires_at > now()`,
};

/** Where a link without autologin leads, or null: links that open a session are not told from unknown ones. */
export async function findPlainLink(alias: string, timestamp: string) {
  const [row] = await read<{ pathname: string; expiresAt: Date }>(plain, [hashLink(alias, timestamp)]);
  return row ?? null;
}

const known = { name: "link_known", text: "select 1 from one_time_link where key_hash = $1" };

/** Whether such a link was made, used or not. */
export const isKnownLink = async (alias: string, timestamp: string): Promise<boolean> =>
  (await read(known, [hashLink(alias, timestamp)])).length > 0;

/** What the page of a link shows before anybody presses: nothing here uses a link up or tells one that opens a session. */
export async function lookAtLink(
  alias: string,
  timestamp: string,
): Promise<{ current: boolean; leadsTo: string | null }> {
  const current = isCurrent(timestamp, Date.now());
  const plain = current && isLinkAlias(alias) ? await findPlainLink(alias, timestamp) : null;
  return { current, leadsTo: plain?.pathname ?? null };
}
