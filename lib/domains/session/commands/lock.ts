import { read } from "@/lib/platform/db";
import { count } from "@/lib/platform/meters";
import { lockSeconds } from "../rules";

/** What failures are counted for: the account that was tried and the address that tried, where each counts. */
interface Keys {
  account?: string;
  address?: string;
}

const lockState = {
  name: "sign_in_lock",
  text: `select coalesce(ceil(max(extract(epoch from locked_until - now()))), 0)::int as seconds
    from sign_in_lock where key = any($1) and locked_until > now()`,
};
const countFailure = {
  name: "sign_in_failure",
  text: `insert into sign_in_lock as l (key, failures, updated_at) values ($1, 1, now())
    on conflict (key) do update set updated_at = now(),
      failures = case when l.updated_at < now() - interval '1 hour' then 1 else l.failures + 1 end
    returning failures`,
};
const lockUntil = {
  name: "sign_in_lock_until",
  text: "update sign_in_lock set locked_until = now() + make_interval(secs => $2) where key = $1",
};
const forget = { name: "sign_in_forget", text: "delete from sign_in_lock where key = $1" };

/** Seconds for which the account or the address is still locked; 0 when neither is. */
export async function lockedFor(keys: Keys): Promise<number> {
  const [row] = await read<{ seconds: number }>(lockState, [Object.values(keys).filter((key) => key !== undefined)]);
  return row?.seconds ?? 0;
}

/** Counts one failure for the account and for the address, and locks each for its growing time. */
export async function noteFailure(keys: Keys): Promise<void> {
  count("etabli_sign_in_failures_total");
  const kinds = ["account", "address"] as const;
  await Promise.all(
    kinds.map(async (kind) => {
      const key = keys[kind];
      if (!key) return;
      const [row] = await read<{ failures: number }>(countFailure, [key]);
      const seconds = lockSeconds(row?.failures ?? 1, kind);
      if (seconds > 0) await read(lockUntil, [key, seconds]);
    }),
  );
}

/** A right password clears the account's count; the address keeps its own. */
export async function forgetFailures(key: string): Promise<void> {
  await read(forget, [key]);
}
