import { randomBytes } from "node:crypto";
import { verify } from "@node-rs/argon2";
import { read } from "@/lib/platform/db";
import { log } from "@/lib/platform/log";
import { oneAtATime } from "@/lib/platform/limits";
import { rightOfDoor } from "../rules";
import type { SignInInput, SignInOutcome } from "../schema";
import { createSession } from "./create-session";
import { forgetFailures, lockedFor, noteFailure } from "./lock";

interface Candidate {
  id: number;
  name: string;
  password_hash: string | null;
  company_id: number;
  rights: string[];
}

const candidateByEmail = {
  name: "sign_in_candidate",
  text: `select u.id, u.name, u.password_hash, m.company_id, m.rights
    from "user" u join membership m on m.user_id = u.id
    where lower(u.email) = lower($1) and u.disabled_at is null
    order by (m.rights @> array[$2]) desc, m.preferred desc, m.created_at, m.company_id limit 1`,
};

/** A hash of nothing that anybody knows: an unknown address costs the same time as a wrong password. */
const decoy = "$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$YWJjZGVmZ2hpamtsbW5vcHFyc3R1dnd4eXowMTIzNDU";

const hashing = oneAtATime();

/** Checks email and password at a door and makes a session; failures are counted and shut the door for a growing time. */
export async function signIn(input: SignInInput): Promise<SignInOutcome> {
  const keys = { account: `account:${input.email.toLowerCase()}`, address: `address:${input.address}` };
  const retryAfterSeconds = await lockedFor(keys);
  if (retryAfterSeconds > 0) return { outcome: "locked", retryAfterSeconds };
  const right = rightOfDoor(input.door);
  const [candidate] = await read<Candidate>(candidateByEmail, [input.email, right]);
  const correct = await hashing(() => matches(candidate?.password_hash, input.password));
  if (!candidate || !correct || !candidate.rights.includes(right)) {
    await noteFailure(keys);
    log.warn({ address: input.address, door: input.door }, "sign-in refused");
    return { outcome: "wrong-credentials" };
  }
  await forgetFailures(keys.account);
  const token = randomBytes(32).toString("base64url");
  const { companyId, expiresAt } = await createSession({
    token,
    userId: candidate.id,
    companyId: candidate.company_id,
    kind: input.kind,
    userAgent: input.userAgent,
  });
  log.info({ userId: candidate.id, companyId, kind: input.kind }, "signed in");
  const { id: userId, name, rights } = candidate;
  return {
    outcome: "signed-in",
    session: { token, expiresAt: expiresAt.toISOString(), userInfo: { userId, name, rights } },
  };
}

async function matches(hash: string | null | undefined, password: string): Promise<boolean> {
  const same = await verify(hash ?? decoy, password).catch(() => false);
  return same && Boolean(hash);
}
