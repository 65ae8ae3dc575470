import { sendDue } from "@/lib/domains/notifications/sending/commands/send-due";
import { systemActor } from "@/lib/platform/actor";

/** A job that belongs to no company acts for this one, which no tenant has. */
const NO_COMPANY = 0;

/** Sends the notifications whose time has come. */
export async function notifications(): Promise<void> {
  await sendDue(systemActor("notifications", NO_COMPANY));
}
