import { requireUser, type Actor } from "@/lib/platform/actor";
import { catalogueStatement, liveCatalogue } from "@/lib/platform/catalogue";
import { readReplica } from "@/lib/platform/db";

const versionOfCodes = catalogueStatement(
  "version_of_codes",
  (s) => `select c.ktype from ${s}.type_code c join ${s}.vehicle v on v.ktype = c.ktype where c.code = any($1::text[])
    group by c.ktype, v.from_ym order by count(distinct c.code) desc, v.from_ym desc nulls last, c.ktype limit 1`,
);

/** The ktype that most of the compact type codes name, the newest among equals; null when they name none. */
export async function findVersionOfCodes(
  actor: Actor,
  { codes }: { codes: readonly string[] },
): Promise<number | null> {
  requireUser(actor);
  const [found] = await readReplica<{ ktype: number }>(versionOfCodes(await liveCatalogue()), [codes]);
  return found?.ktype ?? null;
}
