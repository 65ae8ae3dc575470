import { randomBytes } from "node:crypto";
import { hashKey, type KeyHolder } from "@/lib/domains/session/queries/find-key";
import { read } from "@/lib/platform/db";
import { notify } from "@/lib/platform/notify";
import { liveSeconds } from "../rules";
import type { Beat } from "../schema";
import { liveChannel } from "../queries/watch-live";

const heard = {
  name: "screen_beat",
  text: `with before as (select seen_at from screen
      where company_id = $1 and id = $2 and secret_hash = decode($3, 'hex') for no key update)
    update screen s set seen_at = now(), visible = $5,
      showing_since = case when s.showing = $4 and s.showing_since is not null then s.showing_since else now() end, showing = $4,
      last_error = coalesce($6, s.last_error), last_error_at = case when $6::text is null then s.last_error_at else now() end
    from before b where s.company_id = $1 and s.id = $2
    returning coalesce(b.seen_at > now() - make_interval(secs => ${liveSeconds}), false) as "wasLive"`,
};
const claimed = {
  name: "screen_claim",
  text: `update screen set secret_hash = decode($3, 'hex') where company_id = $1 and id = $2
      and (secret_hash is null or seen_at is null
        or seen_at < now() - make_interval(secs => ${liveSeconds}))`,
};

const hexOf = (secret: string): string => hashKey(secret).toString("hex");

type Holder = Pick<KeyHolder, "companyId" | "subjectId">;

async function note({ companyId, subjectId }: Holder, secret: string, { showing, visible, errors }: Beat) {
  const said = [companyId, subjectId, hexOf(secret), showing, visible, errors.at(-1) ?? null];
  const [row] = await read<{ wasLive: boolean }>(heard, said);
  if (row && !row.wasLive) await notify(liveChannel, String(companyId));
  return row !== undefined;
}

/**
 * Notes what a screen says of itself. The device that holds the screen's secret alone counts as the screen; where it has
 * been silent, a device at the same address takes its place and is told a secret of its own.
 */
export async function noteBeat(
  holder: Holder,
  { secret, ...said }: Beat & { secret: string | null },
): Promise<{ counted: boolean; secret: string | null }> {
  if (secret && (await note(holder, secret, said))) return { counted: true, secret: null };
  const fresh = randomBytes(32).toString("base64url");
  await read(claimed, [holder.companyId, holder.subjectId, hexOf(fresh)]);
  const counted = await note(holder, fresh, said);
  return { counted, secret: counted ? fresh : null };
}
