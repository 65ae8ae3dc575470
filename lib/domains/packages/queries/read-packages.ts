import { listPlaces } from "@/lib/domains/catalogue/tree/queries/list-reference";
import { companyOf, requireRight, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { notFound } from "@/lib/platform/problems";
import type { Language } from "@/lib/shared/languages";
import type { KeptPackage, PackageList, WorkPackage } from "../schema";

const ofCompany = {
  name: "packages_of_company",
  text: `select id, name, jsonb_array_length(parts) as parts, jsonb_array_length(works) as works
    from work_package where company_id = $1 order by key`,
};
const byId = {
  name: "package_by_id",
  text: "select id, name, version, parts, works from work_package where company_id = $1 and id = $2",
};

/** The packages of the company by name, each with how much it holds. */
export async function listPackages(actor: Actor): Promise<PackageList> {
  requireRight(actor, "cart");
  return { packages: await read<PackageList["packages"][number]>(ofCompany, [companyOf(actor)]) };
}

interface Named {
  packageId: number;
}

/** A package as it is kept; null when there is none. */
export async function findKeptPackage(actor: Actor, { packageId }: Named): Promise<KeptPackage | null> {
  requireRight(actor, "cart");
  const [row] = await read<KeptPackage>(byId, [companyOf(actor), packageId]);
  return row ?? null;
}

/** The same; 404 when there is none. */
export async function getKeptPackage(actor: Actor, named: Named): Promise<KeptPackage> {
  requireRight(actor, "cart");
  const kept = await findKeptPackage(actor, named);
  if (!kept) throw notFound();
  return kept;
}

/** The same with its parts as the catalogue calls them now; 404 when there is none. */
export async function getPackage(actor: Actor, named: Named & { lang: Language }): Promise<WorkPackage> {
  requireRight(actor, "cart");
  const found = await findPackage(actor, named);
  if (!found) throw notFound();
  return found;
}

/** A package with its parts as the catalogue calls them now; null when there is none. */
export async function findPackage(
  actor: Actor,
  { packageId, lang }: Named & { lang: Language },
): Promise<WorkPackage | null> {
  requireRight(actor, "cart");
  const kept = await findKeptPackage(actor, { packageId });
  if (!kept) return null;
  const ids = [...new Set(kept.parts.map(({ genartId }) => genartId))];
  const labels = new Map((await listPlaces(actor, { ids, lang })).map(({ id, label }) => [id, label]));
  const parts = kept.parts.map(({ words: _, size: __, ...part }) => {
    const label = labels.get(part.genartId);
    return { ...part, label: label ?? part.label, gone: label === undefined };
  });
  return { ...kept, parts };
}
