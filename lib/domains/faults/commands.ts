import { companySettings } from "@/lib/domains/account/settings/queries";
import { companyOf, requireRight, userOf, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { log } from "@/lib/platform/log";
import { isoDateIn } from "@/lib/shared/dates";

// The row is held while it is counted: two requests at once never get more than the day has left.
const take = {
  name: "fault_use_take",
  text: `insert into fault_use as u (company_id, day, used, granted)
    values ($1, $2, least($3::int, $4::int), least($3::int, $4::int))
    on conflict (company_id, day) do update set granted = greatest(least($3::int, $4::int - u.used), 0),
      used = u.used + greatest(least($3::int, $4::int - u.used), 0)
    returning granted`,
};

const openedToday = {
  name: "fault_opened_today",
  text: "select code from fault_opened where company_id = $1 and user_id = $2 and day = $3 and code = any($4::text[])",
};

const noteOpened = {
  name: "fault_opened_note",
  text: `with past as (delete from fault_opened where company_id = $1 and user_id = $2 and day < $3)
    insert into fault_opened (company_id, user_id, day, code) select $1, $2, $3, unnest($4::text[]) on conflict do nothing`,
};

interface Asked {
  codes: readonly string[];
  /** On a page, where what the same user opens again on the same day does not count again. */
  onPage: boolean;
}

/** Counts codes against the company's quota of the day; answers those that it still holds. A count that fails stops nobody. */
export async function countCodes(actor: Actor, { codes, onPage }: Asked): Promise<ReadonlySet<string>> {
  requireRight(actor, "DTC", "Diag");
  if (codes.length === 0) return new Set();
  const day = isoDateIn(new Date(), "Europe/Paris");
  const reader = onPage ? userOf(actor) : null;
  try {
    const { faultCodeQuota: quota } = await companySettings(actor);
    return await countOn(day, { companyId: companyOf(actor), quota, reader, codes });
  } catch (error) {
    log.warn({ err: error }, "fault codes could not be counted");
    return new Set(codes);
  }
}

interface Count {
  companyId: number;
  quota: number;
  /** Whose opened codes are free; null where all count. */
  reader: number | null;
  codes: readonly string[];
}

async function countOn(day: string, { companyId, quota, reader, codes }: Count): Promise<ReadonlySet<string>> {
  const free = reader === null ? [] : await read<{ code: string }>(openedToday, [companyId, reader, day, codes]);
  const known = new Set(free.map(({ code }) => code));
  const further = codes.filter((code) => !known.has(code));
  if (further.length === 0) return known;
  const [taken] = await read<{ granted: number }>(take, [companyId, day, further.length, quota]);
  const granted = further.slice(0, taken?.granted ?? 0);
  if (reader !== null && granted.length > 0) await read(noteOpened, [companyId, reader, day, granted]);
  return new Set([...known, ...granted]);
}
