import { tellDevices } from "@/lib/domains/passes/commands/tell-devices";
import { systemActor } from "@/lib/platform/actor";

/** A job that belongs to no company acts for this one, which no tenant has. */
const NO_COMPANY = 0;

/** Tells phones of passes that have changed. */
export async function passes(): Promise<void> {
  await tellDevices(systemActor("passes", NO_COMPANY));
}
