import { read } from "@/lib/platform/db";
import { log } from "@/lib/platform/log";
import { comparePassword, inHashingTurn } from "@/lib/platform/passwords";
import { isSoundText } from "@/lib/shared/sound-text";
import { rightOfDoor } from "../rules";
import type { SignInInput, SignInOutcome } from "../schema";
import { openSession } from "./create-session";
import { knownDeviceCookie, passwordKeys } from "./known-device";
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

type Refusal = Exclude<SignInOutcome, { outcome: "signed-in" }>;

function refuse({ address, door }: SignInInput, refusal: Refusal): Refusal {
  log.warn({ address, door, outcome: refusal.outcome }, "sign-in refused");
  return refusal;
}

/** Attempts that came at once take turns: the lock that the first ones have earned holds for the others. */
async function findRefusal(
  candidate: Candidate | undefined,
  { password, door }: SignInInput,
  keys: { account: string; address?: string },
): Promise<Refusal | null> {
  const retryAfterSeconds = await lockedFor(keys);
  if (retryAfterSeconds > 0) return { outcome: "locked", retryAfterSeconds };
  const correct = await comparePassword(candidate?.password_hash, password);
  if (correct && candidate?.rights.includes(rightOfDoor(door))) return null;
  await noteFailure(keys);
  return { outcome: "wrong-credentials" };
}

/** Checks email and password at a door and makes a session; failures are counted and shut the door for a growing time. */
export async function signIn(input: SignInInput): Promise<SignInOutcome> {
  if (!isSoundText(input.email) || !isSoundText(input.password)) return refuse(input, { outcome: "wrong-credentials" });
  const keys = passwordKeys(input);
  const retryAfterSeconds = await lockedFor(keys);
  if (retryAfterSeconds > 0) return refuse(input, { outcome: "locked", retryAfterSeconds });
  const right = rightOfDoor(input.door);
  const [candidate] = await read<Candidate>(candidateByEmail, [input.email, right]);
  const refused = await inHashingTurn(() => findRefusal(candidate, input, keys));
  if (refused || !candidate) return refuse(input, refused ?? { outcome: "wrong-credentials" });
  await forgetFailures(keys.account);
  const { id: userId, company_id: companyId, name, rights } = candidate;
  const { kind, userAgent } = input;
  const session = await openSession({ userId, companyId, name, rights, kind, userAgent, door: "password" });
  return { outcome: "signed-in", session, device: knownDeviceCookie(input.cookies, input.email) };
}
