import { createHash } from "node:crypto";
import { factsOf, mintActor, userOf, type Actor, type EntryDoor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { listen } from "@/lib/platform/notify";
import { oncePerProcess } from "@/lib/platform/shared-state";
import { findKeyActor } from "../keys/queries/find-key-actor";
import { isCompanyKey } from "../keys/rules";

interface Row {
  user_id: number;
  company_id: number;
  kind: "browser" | "bearer";
  door: EntryDoor;
  expires_at: Date;
  language: string | null;
  rights: string[];
}

const sessionByHash = {
  name: "session_by_hash",
  text: `select s.user_id, s.company_id, s.kind, s.door, s.expires_at, u.language, m.rights
    from session s
    join "user" u on u.id = s.user_id and u.disabled_at is null
    join membership m on m.company_id = s.company_id and m.user_id = s.user_id
    where s.token_hash = $1 and s.revoked_at is null and s.expires_at > now()`,
};

const rememberMs = 1000;
const mostRemembered = 20_000;
type Remembered = { actor: Actor | null; userId: number | null; until: number };

/** Actors of the last second. A NOTIFY names a session or a user to forget; a lost connection forgets all. */
const remembered = () =>
  oncePerProcess("actors", () => {
    const actors = new Map<string, Remembered>();
    const forget = (payload: string) => {
      const [what, id] = payload.split(":");
      if (what === "session") actors.delete(id ?? "");
      else for (const [hash, entry] of actors) if (String(entry.userId) === id) actors.delete(hash);
    };
    listen("session", forget, () => actors.clear());
    return actors;
  });

export const hashToken = (token: string): Buffer => createHash("sha256").update(token).digest();

/** Hashes of tokens that opened a session: a call that follows another need not count its own again. */
const hashes = new Map<string, string>();

const keyOf = (token: string): string => hashes.get(token) ?? hashToken(token).toString("hex");

function keepHash(token: string, key: string): void {
  if (hashes.has(token)) return;
  if (hashes.size >= mostRemembered) hashes.clear();
  hashes.set(token, key);
}

/** The actor whose session the token opens, or null when it is unknown, revoked or expired. No key opens a session. */
export const findActor = (token: string): Promise<Actor | null> =>
  isCompanyKey(token) ? Promise.resolve(null) : findCaller(token);

/** The same for a call of the API, which also opens by the key of a program. */
export async function findCaller(token: string): Promise<Actor | null> {
  const key = keyOf(token);
  const known = remembered().get(key);
  if (known && known.until > Date.now()) return known.actor;
  const actor = isCompanyKey(token) ? await findKeyActor(token) : await readActor(key);
  if (actor) keepHash(token, key);
  else hashes.delete(token);
  if (remembered().size >= mostRemembered) remembered().clear();
  const until = Math.min(Date.now() + rememberMs, (actor && factsOf(actor).expiresAt?.getTime()) ?? Infinity);
  remembered().set(key, { actor, userId: actor && userOf(actor), until });
  return actor;
}

/** The actor of a session by its token's hash in hex, as the database has it now. */
export async function readActor(sessionHash: string): Promise<Actor | null> {
  const [row] = await read<Row>(sessionByHash, [Buffer.from(sessionHash, "hex")]);
  return row ? actorOf(row, sessionHash) : null;
}

const actorOf = (row: Row, sessionHash: string): Actor =>
  mintActor({
    kind: row.kind,
    door: row.door,
    userId: row.user_id,
    companyId: row.company_id,
    rights: new Set(row.rights),
    sessionHash,
    expiresAt: row.expires_at,
    language: row.language,
  });
