import { hash, verify } from "@node-rs/argon2";
import { oneAtATime } from "./limits";
import { oncePerProcess } from "./shared-state";

/** A hash of nothing that anybody knows: an unknown address costs the same time as a wrong password. */
const decoy = "$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$YWJjZGVmZ2hpamtsbW5vcHFyc3R1dnd4eXowMTIzNDU";

/** Work that hashes waits here for its turn: one at a time in a process, so that a storm leaves the other cores free. */
export const inHashingTurn = <T>(work: () => Promise<T>): Promise<T> => oncePerProcess("hashing", oneAtATime)(work);

/** The Argon2id hash of a password; one is computed at a time in a process. */
export const hashPassword = (password: string): Promise<string> => inHashingTurn(() => hash(password));

/** Whether the password has the hash; takes the same time without a hash, for which it is false. Only within a turn. */
export async function comparePassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const same = await verify(stored ?? decoy, password).catch(() => false);
  return same && Boolean(stored);
}
