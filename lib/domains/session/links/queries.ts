import { createHmac } from "node:crypto";
import { read } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { isCurrent } from "./rules";

/** A link's name in the database: a plain hash of so few digits could be searched through. */
export const hashLink = (userId: number, timestamp: string): Buffer =>
  createHmac("sha256", env().NEXTAUTH_SECRET).update(`one-time-link:${userId}:${timestamp}`).digest();

const plain = {
  name: "link_plain",
  text: `select pathname, expires_at as "expiresAt" from one_time_link
    where key_hash = $1 and not autologin and expires_at > now()`,
};

/** Where a link without autologin leads, or null: links that open a session are not told from unknown ones. */
export async function findPlainLink(userId: number, timestamp: string) {
  const [row] = await read<{ pathname: string; expiresAt: Date }>(plain, [hashLink(userId, timestamp)]);
  return row ?? null;
}

const known = { name: "link_known", text: "select 1 from one_time_link where key_hash = $1" };

/** Whether such a link was made, used or not. */
export const isKnownLink = async (userId: number, timestamp: string): Promise<boolean> =>
  (await read(known, [hashLink(userId, timestamp)])).length > 0;

/** What the page of a link shows before anybody presses: nothing here uses a link up or tells one that opens a session. */
export async function lookAtLink(
  userId: string,
  timestamp: string,
): Promise<{ current: boolean; leadsTo: string | null }> {
  const current = isCurrent(timestamp, Date.now());
  const plain = current && /^[0-9]{1,9}$/.test(userId) ? await findPlainLink(Number(userId), timestamp) : null;
  return { current, leadsTo: plain?.pathname ?? null };
}
