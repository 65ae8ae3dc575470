import { mintActor, type Actor } from "@/lib/platform/actor";
import { findKeyHolder } from "./find-key";

/** The customer who holds the key of a companion page, as an actor for what is theirs alone; null for any other key. */
export async function findCompanion(key: string): Promise<Actor | null> {
  const holder = await findKeyHolder(key);
  if (holder?.kind !== "companion") return null;
  const { companyId, subjectId: customerId } = holder;
  return mintActor({ kind: "companion", userId: null, companyId, customerId, rights: new Set(), job: "companion" });
}
