import { companyOf, requireUser, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { findVersion } from "../queries/find-version";
import type { CatalogueVersion } from "../schema";
import type { KnownVehicle } from "../view/rules";
import { corrected, withNumbers, type Numbers } from "./rules";

const given = {
  name: "vehicle_corrections",
  text: `select g.given as ktype, n.ktype is not null as numbered, n.hmdnr, n.mid, n.kromeda_id as "kromedaId"
    from (select (select ktype from vehicle_ktype where company_id = $1 and vin = $2) as given) g
    left join vehicle_numbers n on n.company_id = $1 and n.ktype = coalesce(g.given, $3::int)`,
};

type Row = Numbers & { ktype: number | null; numbered: boolean };

async function findCorrections(actor: Actor, vin: string | null, ktype: number | null) {
  const [row] = await read<Row>(given, [companyOf(actor), vin, ktype]);
  return { ktype: row?.ktype ?? null, numbers: row?.numbered ? row : null };
}

/** The vehicle with what the actor's company knows better than registry and catalogue. */
export async function applyCorrections(actor: Actor, known: KnownVehicle): Promise<KnownVehicle> {
  requireUser(actor);
  const { registered, version } = known;
  const found = await findCorrections(actor, registered?.vin ?? null, registered?.ktype ?? version?.ktype ?? null);
  const other = found.ktype !== null && found.ktype !== version?.ktype;
  return corrected({ registered, version: other ? await findVersion(found.ktype ?? 0) : version }, found);
}

/** The version of a ktype with the numbers of the actor's company; null for an unknown ktype. */
export async function findCorrectedVersion(actor: Actor, ktype: number): Promise<CatalogueVersion | null> {
  requireUser(actor);
  const [version, { numbers }] = await Promise.all([findVersion(ktype), findCorrections(actor, null, ktype)]);
  return version && withNumbers(version, numbers);
}
