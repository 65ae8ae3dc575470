import { checkFrames } from "@/lib/domains/apps/frames/commands";
import { listAppAddresses } from "@/lib/domains/apps/frames/queries";
import { listScreenAddresses } from "@/lib/domains/live/screens/queries/list-screens";
import { listNotificationFrames } from "@/lib/domains/notifications/sending/queries";
import { listTileFrames } from "@/lib/domains/portal/tiles/queries/list-frames";
import { systemActor } from "@/lib/platform/actor";

/** A job that belongs to no company acts for this one, which no tenant has. */
const NO_COMPANY = 0;

/** Asks once a day whether the sites in use still let themselves be framed. */
export async function frames(): Promise<void> {
  const actor = systemActor("frames", NO_COMPANY);
  const all = await Promise.all([
    ...[listAppAddresses(actor), listTileFrames(actor)],
    ...[listScreenAddresses(actor), listNotificationFrames(actor)],
  ]);
  await checkFrames(actor, { addresses: [...new Set(all.flat())] });
}
