import { companyOf, userOf, type Actor } from "@/lib/platform/actor";
import { derivedToken } from "@/lib/platform/derived-token";
import { denied } from "@/lib/platform/problems";
import { keeperName } from "@/lib/shared/outbox";
import type { OutboxKey } from "../schema";

/** What opens the writes that wait in a browser for the person in the company; made anew by each sign-in, kept nowhere here. */
export function getOutboxKey(actor: Actor): OutboxKey {
  const userId = userOf(actor);
  if (userId === null) throw denied();
  const keeper = keeperName(userId, companyOf(actor));
  return { keeper, key: derivedToken("outbox", keeper), now: Date.now() };
}
