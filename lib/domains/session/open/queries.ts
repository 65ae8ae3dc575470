import { factsOf, requireUser, userOf, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import type { SessionEntry } from "./schema";

interface Row extends Omit<SessionEntry, "createdAt" | "expiresAt" | "current"> {
  createdAt: Date;
  expiresAt: Date;
}

const own = {
  name: "sessions_of_user",
  text: `select left(encode(s.token_hash, 'hex'), 16) as reference, s.kind, s.user_agent as "userAgent", c.name as company,
      s.created_at as "createdAt", s.expires_at as "expiresAt"
    from session s join company c on c.id = s.company_id
    where s.user_id = $1 and s.revoked_at is null and s.expires_at > now()
    order by s.created_at desc limit 100`,
};

/** The open sessions of the actor's user, newest first, a hundred at most. */
export async function listSessions(actor: Actor): Promise<SessionEntry[]> {
  requireUser(actor);
  const current = factsOf(actor).sessionHash?.slice(0, 16);
  const rows = await read<Row>(own, [userOf(actor)]);
  return rows.map(({ createdAt, expiresAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    current: row.reference === current,
  }));
}
