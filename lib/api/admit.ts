import type { Context } from "hono";
import { factsOf, requireRight, type Actor } from "@/lib/platform/actor";
import { denied, Problem } from "@/lib/platform/problems";
import type { Right } from "@/lib/shared/rights";
import { authenticate, authenticateCompanion, requireSameSite } from "./authenticate";
import type { Admitted, Route } from "./route";

const isRight = (one: Admitted): one is Right => one !== "user" && one !== "companion" && one !== "key";

/** Who may ask a call; null where anybody may. */
export async function admit(
  c: Context,
  { right }: Route,
  { changes, address }: { changes: boolean; address: string },
): Promise<Actor | null> {
  if (right === "public") return null;
  const admitted = [right].flat();
  const companion = admitted.includes("companion") ? await authenticateCompanion(c, address) : null;
  if (companion) return companion;
  const { actor, byCookie } = await authenticate(c);
  const rights = admitted.filter(isRight);
  if (factsOf(actor).key) {
    if (!admitted.includes("key")) requireKeyRight(actor, rights);
    return actor;
  }
  if (rights.length > 0) requireRight(actor, ...rights);
  else if (!admitted.includes("user")) throw denied();
  if (changes && byCookie) requireSameSite(c);
  return actor;
}

/** A program has the rights of its key alone, and what they open; what any person may do is not among it. */
function requireKeyRight(actor: Actor, anyOf: readonly Right[]): void {
  const { rights, key } = factsOf(actor);
  if (anyOf.some((right) => rights.has(right))) return;
  const lost = anyOf.filter((right) => key?.given.has(right));
  if (lost.length > 0)
    throw new Problem(403, "key-lost-right", "Who made this key no longer holds the right: have a new one made.", {
      rights: lost,
    });
  if (anyOf.length > 0)
    throw new Problem(403, "key-lacks-right", "This key was not given the right.", { rights: anyOf });
  throw new Problem(403, "people-only", "This call is for people: a key does not open it.");
}
