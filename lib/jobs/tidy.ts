import { forgetUsedPartAnswers } from "@/lib/domains/quotes/used-parts/commands";
import { forgetHolds } from "@/lib/domains/recycled/commands/forget-holds";
import { forgetStale } from "@/lib/domains/session/commands/forget-stale";
import { systemActor } from "@/lib/platform/actor";
import { deleteOldEvents } from "@/lib/platform/events/store";
import { forgetOldKeys } from "@/lib/platform/idempotency";
import { forgetBrokenVideos } from "@/lib/platform/videos/store";

/** A job that belongs to no company acts for this one, which no tenant has. */
const NO_COMPANY = 0;

/** Deletes what nobody can ask for any more. */
export async function tidy(): Promise<void> {
  const actor = systemActor("tidy", NO_COMPANY);
  await Promise.all([
    forgetStale(actor),
    forgetUsedPartAnswers(actor),
    forgetHolds(actor),
    forgetOldKeys(),
    deleteOldEvents(),
    forgetBrokenVideos(),
  ]);
}
