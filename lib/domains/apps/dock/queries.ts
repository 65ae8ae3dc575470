import { listBrands } from "@/lib/domains/catalogue/brands/queries/list-brands";
import { companyOf, hasRight, heldBy, requireJob, requireRight, requireUser, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { addressOfDock, mayOpenDock, type DockType } from "./rules";
import type { DockApp } from "./schema";

const columns = `id, name, img, url, widget, app_type as "appType", access_right as "accessRight", brand_id as "brandId",
  to_char(updated_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US') as "changedAt"`;
const ofCompany = {
  name: "dock_apps",
  text: `select ${columns} from dock_app where company_id = $1 order by place, id`,
};
const named = {
  name: "dock_app_named",
  text: `select ${columns} from dock_app where company_id = $1 and lower(name) = lower($2) order by id limit 1`,
};
const addresses = {
  name: "dock_app_addresses",
  text: "select distinct url as address from dock_app where url is not null and app_type = 'iframe'",
};

/** Every app of the company's dock, for those who keep it. */
export async function listDock(actor: Actor): Promise<DockApp[]> {
  requireRight(actor, "admin");
  return read<DockApp>(ofCompany, [companyOf(actor)]);
}

/** The apps of the dock that the actor may open. */
export async function listDockApps(actor: Actor): Promise<Pick<DockApp, "id" | "name">[]> {
  requireUser(actor);
  if (!hasRight(actor, "Dock")) return [];
  const all = await read<DockApp>(ofCompany, [companyOf(actor)]);
  return all.filter((app) => mayOpenDock(app.accessRight, heldBy(actor))).map(({ id, name }) => ({ id, name }));
}

export type DockPlace =
  { state: "denied" } | { state: "open"; name: string; appType: DockType; address: string | null };

/** What a dock app of a name opens; null where the company has none. */
export async function findDockApp(actor: Actor, { name }: { name: string }): Promise<DockPlace | null> {
  requireUser(actor);
  const [app] = await read<DockApp>(named, [companyOf(actor), name]);
  if (!app) return null;
  if (!mayOpenDock(app.accessRight, heldBy(actor))) return { state: "denied" };
  const isOfBrand = app.url === null && app.brandId !== null;
  const brand = isOfBrand ? (await listBrands(actor)).find(({ id }) => id === app.brandId) : null;
  const address = addressOfDock({ ...app, brand: brand?.name ?? null });
  return { state: "open", name: app.name, appType: app.appType, address };
}

/** The addresses of every company's dock that are shown in frames. */
export async function listDockAddresses(actor: Actor): Promise<string[]> {
  requireJob(actor);
  return (await read<{ address: string }>(addresses)).map(({ address }) => address);
}
