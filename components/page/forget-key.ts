import { keyDatabase } from "@/lib/shared/outbox";

/** The person leaves: what waits of theirs is sealed until they sign in again. */
export function forgetKey(): void {
  try {
    indexedDB.deleteDatabase(keyDatabase);
  } catch {
    // A browser that keeps nothing has no key.
  }
}
