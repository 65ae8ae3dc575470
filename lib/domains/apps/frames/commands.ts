import { requireJob, requireRight, requireUser, userOf, type Actor } from "@/lib/platform/actor";
import { inTransaction } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { perMinute } from "@/lib/platform/limits";
import { notify } from "@/lib/platform/notify";
import { oncePerProcess } from "@/lib/platform/shared-state";
import { framePolicy } from "@/lib/providers/frame-policy";
import { isForeign, isStale } from "../rules";
import { findFrameVerdict, frameChannel } from "./queries";
import type { FrameAnswered } from "./schema";

const editors = ["admin", "UsersAdmin", "LMSEditor", "RSEEditor", "SmartEditor", "V2Editor"] as const;
const mostAtOnce = 8;
const asks = () => oncePerProcess("frame-questions", () => perMinute(30));

/** Asks a site and keeps what it answered; an answer that could not be had leaves what it once said. */
async function hearFrame(address: string): Promise<FrameAnswered> {
  const { verdict, reason } = await framePolicy().ask(address, env().NEXTAUTH_URL);
  return inTransaction(undefined, async (tx) => {
    const [kept] = await tx.$queryRaw<FrameAnswered[]>`
      insert into frame_verdict (address, verdict, reason, checked_at)
      values (${address}, ${verdict}, ${reason}::text, now())
      on conflict (address) do update set checked_at = now(),
        verdict = case when excluded.reason = 'unreachable' then frame_verdict.verdict else excluded.verdict end,
        reason = case when excluded.reason = 'unreachable' then frame_verdict.reason else excluded.reason end
      returning verdict, reason`;
    await notify(frameChannel, "", tx);
    return kept ?? { verdict, reason };
  });
}

/** What the site of an app says of frames: as last heard, asked now where that was never or long ago. */
export async function getFrameVerdict(actor: Actor, { address }: { address: string }): Promise<FrameAnswered | null> {
  requireUser(actor);
  if (!isForeign(address)) return null;
  const known = await findFrameVerdict(actor, { address });
  if (known && !isStale(known.checkedAt, Date.now())) return { verdict: known.verdict, reason: known.reason };
  return hearFrame(address);
}

/** Asks the site of an address that somebody enters, at most thirty times a minute. */
export async function checkFrame(actor: Actor, { url }: { url: string }): Promise<FrameAnswered> {
  requireRight(actor, ...editors);
  asks()(String(userOf(actor)));
  // What is merely typed is not kept: its origin would join those whose pages may stand in a frame.
  return framePolicy().ask(url, env().NEXTAUTH_URL);
}

/** Asks the sites of addresses that were just saved; answers whether one refuses. */
export async function checkSavedFrames(
  actor: Actor,
  { addresses }: { addresses: readonly unknown[] },
): Promise<boolean> {
  requireRight(actor, ...editors);
  const foreign = addresses.filter((one): one is string => typeof one === "string" && isForeign(one));
  const heard = await hearAll([...new Set(foreign)]);
  return heard.some(({ verdict }) => verdict === "refused");
}

/** The daily round: asks every address in use, and forgets those that nobody uses any more. */
export async function checkFrames(actor: Actor, { addresses }: { addresses: readonly string[] }): Promise<void> {
  requireJob(actor);
  const inUse = addresses.filter(isForeign);
  await inTransaction(undefined, async (tx) => {
    await tx.$executeRaw`delete from frame_verdict where not (address = any(${inUse}::text[]))`;
    await notify(frameChannel, "", tx);
  });
  await hearAll(inUse);
}

async function hearAll(addresses: readonly string[]): Promise<FrameAnswered[]> {
  const heard: FrameAnswered[] = [];
  for (let from = 0; from < addresses.length; from += mostAtOnce)
    heard.push(...(await Promise.all(addresses.slice(from, from + mostAtOnce).map(hearFrame))));
  return heard;
}
