import { companyOf, requireRight, userOf, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import type { ConnectedUser } from "./schema";

/** A minute, and the time that presence may wait in a process before it is written; who asks is there. */
const connected = {
  name: "connected_users",
  text: `select u.id as "userId", u.name, u.email, u.picture, json_build_object('id', c.id, 'name', c.name) as company,
      to_char(p.seen_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "seenAt"
    from membership mine
    join lateral (select seen.company_id, seen.user_id, seen.seen_at from presence seen
        where seen.company_id = mine.company_id and seen.seen_at > now() - interval '80 seconds'
          and (seen.company_id, seen.user_id) <> ($2, $1)
      union all select $2, $1, now() where mine.company_id = $2) p on true
    join membership m on m.company_id = p.company_id and m.user_id = p.user_id
    join "user" u on u.id = p.user_id join company c on c.id = p.company_id
    where mine.user_id = $1 and 'admin' = any(mine.rights)
      and exists (select from session s where s.user_id = p.user_id and s.company_id = p.company_id
        and s.revoked_at is null and s.expires_at > now())
    order by m.sort_name, u.id, c.id limit 500`,
};

/** Who has a stream or made a call within the last minute, in the companies where the actor holds admin. */
export async function listConnectedUsers(actor: Actor): Promise<ConnectedUser[]> {
  requireRight(actor, "admin");
  return read<ConnectedUser>(connected, [userOf(actor), companyOf(actor)]);
}
