import { companyOf, factsOf, requireUser, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { log } from "@/lib/platform/log";
import { oncePerProcess } from "@/lib/platform/shared-state";

const everyMs = 20_000;
const firstMs = 250;

const store = {
  name: "company_key_used",
  text: `update company_key k set last_used_at = now(), calls = k.calls + u.calls
    from unnest($1::int[], $2::int[], $3::int[]) as u (company_id, id, calls)
    where k.company_id = u.company_id and k.id = u.id`,
};

interface Uses {
  calls: Map<string, [companyId: number, id: number, calls: number]>;
  timer: NodeJS.Timeout | undefined;
  written: number;
}

const uses = () => oncePerProcess<Uses>("company-key-uses", () => ({ calls: new Map(), timer: undefined, written: 0 }));

async function write(): Promise<void> {
  const noted = uses();
  // One order in every process: two that write the same rows wait for each other in turn.
  const rows = [...noted.calls.values()].sort(([one, key], [other, id]) => one - other || key - id);
  noted.calls.clear();
  noted.timer = undefined;
  noted.written = Date.now();
  await read(store, [
    rows.map(([company]) => company),
    rows.map(([, id]) => id),
    rows.map(([, , calls]) => calls),
  ]).catch((error: unknown) => log.warn({ err: error }, "the use of keys could not be stored"));
}

/** Counts a call of a program for its key; the counts of twenty seconds are written together. */
export function noteKeyUse(actor: Actor): void {
  requireUser(actor);
  const { key } = factsOf(actor);
  if (!key) return;
  const noted = uses();
  const name = `${companyOf(actor)}:${key.id}`;
  noted.calls.set(name, [companyOf(actor), key.id, (noted.calls.get(name)?.[2] ?? 0) + 1]);
  const waitMs = Math.max(firstMs, noted.written + everyMs - Date.now());
  noted.timer ??= setTimeout(() => void write(), waitMs).unref();
}
