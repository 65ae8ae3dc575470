import { userOf, type Actor } from "@/lib/platform/actor";
import type { Tx } from "@/lib/platform/db";
import type { MovementKind, MovementSource } from "../rules";

interface Said {
  kind?: MovementKind;
  line?: number;
  source?: MovementSource;
  note?: string;
}

/** Says what the transaction's changes of quantities are from now on; the database writes a movement of each. */
export async function sayMovement(actor: Actor, said: Said, tx: Tx): Promise<void> {
  const setting = JSON.stringify({ ...said, user: userOf(actor) });
  await tx.$queryRaw`select set_config('etabli.movement', ${setting}, true)`;
}
