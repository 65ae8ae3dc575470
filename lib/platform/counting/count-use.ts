import { createHmac, hkdfSync } from "node:crypto";
import { factsOf, type Actor } from "../actor";
import { env } from "../env";
import { oncePerProcess } from "../shared-state";
import { eventLine, type CountedEvent } from "./event";
import { appendToSpool } from "./spool";

type Counted = Pick<CountedEvent, "kind"> & Partial<Omit<CountedEvent, "kind" | "at" | "companyId" | "userId">>;

/**
 * Counts what an actor did: appended to the spool when it returns, some ten microseconds of processor time. What a job does
 * is not counted. Never throws.
 */
export function countUse(actor: Actor, counted: Counted): void {
  const { kind, companyId, userId } = factsOf(actor);
  if (kind === "system") return;
  const { ktype = null, found = null, amount = null, vehicle = null, name = null } = counted;
  appendToSpool(
    eventLine({ kind: counted.kind, at: Date.now(), companyId, userId, ktype, found, amount, vehicle, name }),
  );
}

const markKey = () =>
  oncePerProcess("vehicle-mark-key", () =>
    Buffer.from(hkdfSync("sha256", env().NEXTAUTH_SECRET, "etabli", "counted-vehicle", 32)),
  );

/** A vehicle by its VIN or plate, so that it is known again but not read; null where neither is known. */
export function vehicleMark(identifier: string | null): string | null {
  if (!identifier) return null;
  return createHmac("sha256", markKey()).update(identifier).digest("base64url").slice(0, 16);
}
