import { followCards } from "@/lib/domains/checkout/commands/settle-cards";
import { systemActor } from "@/lib/platform/actor";

/** A job that belongs to no company acts for this one, which no tenant has. */
const NO_COMPANY = 0;

/** Asks what became of cards, and gives back what is owed to them. */
export const payments = (): Promise<void> => followCards(systemActor("payments", NO_COMPANY));
