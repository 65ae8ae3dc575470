import { requireJob, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { log } from "@/lib/platform/log";
import { objectStore } from "@/lib/providers/files";
import { ProviderFailure } from "@/lib/providers/http/failure";

interface Loose {
  companyId: number;
  object: string;
  named: boolean;
}

/** Objects of one reading. */
const atOnce = 500;

/** A minute after its time: until then whoever wrote it may still put its name into a row. */
const due = {
  name: "loose_objects_due",
  text: `select o.company_id as "companyId", o.object,
      exists (select from picture p where p.company_id = o.company_id and p.object = o.object)
        or exists (select from mail_file m where m.company_id = o.company_id and m.object = o.object)
        or exists (select from video_chunk c where c.company_id = o.company_id and c.object = o.object) as named
    from loose_object o where o.due_at < now() - interval '1 minute' order by o.due_at limit ${atOnce}`,
};

const settle = {
  name: "loose_object_settle",
  text: `delete from loose_object
    where company_id = $1 and object = $2 and due_at < now() - interval '1 minute'`,
};

/** Deletes objects that no row names any more, or that none ever named; what the storage does not delete waits. */
export async function sweepObjects(actor: Actor): Promise<void> {
  requireJob(actor);
  const store = objectStore();
  if (!store) return;
  try {
    for (;;) {
      const rows = await read<Loose>(due);
      for (const { companyId, object, named } of rows) {
        if (!named) await store.delete(object);
        await read(settle, [companyId, object]);
      }
      if (rows.length < atOnce) return;
    }
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    log.warn({ reason: error.message }, "objects wait to be deleted");
  }
}
