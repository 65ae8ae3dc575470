import { requireUser, type Actor } from "@/lib/platform/actor";
import { catalogueStatement, liveCatalogue } from "@/lib/platform/catalogue";
import { readReplica } from "@/lib/platform/db";
import { compactKey } from "@/lib/shared/compact";

const most = 8;

// Versions of another fuel share a family's code on paper only; a vehicle's papers tell fuels apart.
const typeNumbers = catalogueStatement(
  "type_numbers",
  (s) => `select v.ktype as typnr, m.name || ' ' || v.name as label
    from ${s}.vehicle own
    join lateral (select distinct c.ktype from unnest(case when cardinality($2::text[]) > 0 then $2 else own.cnit || own.tvv end) as u(code)
      join ${s}.type_code c on c.code = u.code) t on true
    join ${s}.vehicle v on v.ktype = t.ktype and v.fuel is not distinct from own.fuel
    join ${s}.model m on m.id = v.model_id where own.ktype = $1
    order by (v.ktype = $1) desc, v.from_ym desc nulls last, v.ktype limit ${most}`,
);

export interface TypeNumber {
  typnr: number;
  label: string;
}

interface OfVehicle {
  ktype: number;
  /** Type codes of the vehicle's papers; a version's own ones where none is known. */
  codes: readonly (string | null)[];
}

/** The versions that a vehicle's type codes name, its own first; none unless there are several. */
export async function listTypeNumbers(actor: Actor, { ktype, codes }: OfVehicle): Promise<TypeNumber[]> {
  requireUser(actor);
  const known = codes.map((code) => compactKey(code ?? "")).filter(Boolean);
  const rows = await readReplica<TypeNumber>(typeNumbers(await liveCatalogue()), [ktype, known]);
  return rows.length > 1 && rows[0]?.typnr === ktype ? rows : [];
}
