import { forgetLoosePhotos } from "@/lib/domains/cart/photos/commands/forget-photos";
import { forgetWaitingPhotos } from "@/lib/domains/catalogue/pictures/around/commands";
import { forgetBrokenVideos } from "@/lib/domains/files/videos/commands";
import { forgetScreenCodes } from "@/lib/domains/live/screens/commands/forget-codes";
import { forgetMails } from "@/lib/domains/mails/commands/forget-mails";
import { forgetNotifications } from "@/lib/domains/notifications/sending/commands/forget-notifications";
import { forgetUsedPartAnswers } from "@/lib/domains/quotes/used-parts/commands";
import { forgetHolds } from "@/lib/domains/recycled/commands/forget-holds";
import { forgetStale } from "@/lib/domains/session/commands/forget-stale";
import { forgetDeliveries } from "@/lib/domains/webhooks/commands/forget-deliveries";
import { systemActor } from "@/lib/platform/actor";
import { deleteOldEvents } from "@/lib/platform/events/store";
import { forgetOldKeys } from "@/lib/platform/idempotency";

/** A job that belongs to no company acts for this one, which no tenant has. */
const NO_COMPANY = 0;

/** Deletes what nobody can ask for any more. */
export async function tidy(): Promise<void> {
  const actor = systemActor("tidy", NO_COMPANY);
  await Promise.all([
    forgetStale(actor),
    forgetNotifications(actor),
    forgetUsedPartAnswers(actor),
    forgetHolds(actor),
    forgetScreenCodes(actor),
    forgetMails(actor),
    forgetDeliveries(actor),
    forgetWaitingPhotos(actor),
    forgetLoosePhotos(actor),
    forgetOldKeys(),
    deleteOldEvents(),
    forgetBrokenVideos(),
  ]);
}
