import { requireJob, requireUser, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { log } from "@/lib/platform/log";
import { listen } from "@/lib/platform/notify";
import { listDockAddresses } from "../dock/queries";
import { originsOf } from "../rules";
import { listAddressSettings } from "@/lib/domains/account/settings/queries";
import type { HeardFrame } from "./schema";

export const frameChannel = "frame_verdicts";

const heard = {
  name: "frame_verdict_of",
  text: `select verdict, reason, checked_at as "checkedAt" from frame_verdict where address = $1`,
};
const refusing = {
  name: "frame_verdicts_refusing",
  text: "select address from frame_verdict where verdict = 'refused' and address = any($1)",
};
const framed = {
  name: "frame_verdicts_framed",
  text: "select address from frame_verdict where verdict <> 'refused' order by checked_at desc, address limit 1000",
};

/** What the site of an address last answered; null when it was never asked. */
export async function findFrameVerdict(actor: Actor, { address }: { address: string }): Promise<HeardFrame | null> {
  requireUser(actor);
  const [row] = await read<HeardFrame>(heard, [address]);
  return row ?? null;
}

/** Those of some addresses whose sites refuse to stand in a frame. */
export async function listRefusing(actor: Actor, { addresses }: { addresses: readonly string[] }): Promise<string[]> {
  requireUser(actor);
  if (addresses.length === 0) return [];
  return (await read<{ address: string }>(refusing, [[...new Set(addresses)]])).map(({ address }) => address);
}

/** The addresses of every company's apps. */
export async function listAppAddresses(actor: Actor): Promise<string[]> {
  requireJob(actor);
  const all = await Promise.all([listAddressSettings(actor), listDockAddresses(actor)]);
  return [...new Set(all.flat())];
}

/**
 * The origins whose pages may stand in a frame, for the content security policy: read once, and anew whenever a site
 * was asked. A failure leaves what was known.
 */
export async function watchFrameOrigins(): Promise<() => readonly string[]> {
  let origins: readonly string[] = [];
  const look = async () => {
    try {
      origins = originsOf((await read<{ address: string }>(framed)).map(({ address }) => address));
    } catch (error) {
      log.warn({ err: error }, "the origins of frames could not be read");
    }
  };
  const lookSoon = () => void look();
  listen(frameChannel, lookSoon, lookSoon);
  await look();
  return () => origins;
}
