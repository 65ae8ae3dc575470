import { requireUser, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { usualSettings } from "../../settings/fields";

const ofFamilies = {
  name: "companies_of_families",
  text: `select c.id from company c left join company_setting s on s.company_id = c.id and s.name = 'families'
    where coalesce(s.value, $2::jsonb) ?| $1::text[]`,
};

/** The ids of the installation's companies that have one of the families. */
export async function companiesOfFamilies(
  actor: Actor,
  { families }: { families: readonly string[] },
): Promise<number[]> {
  requireUser(actor);
  const rows = await read<{ id: number }>(ofFamilies, [families, JSON.stringify(usualSettings.families)]);
  return rows.map(({ id }) => id);
}
