import { companyOf, requireRight, type Actor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import { prisma, type Tx } from "@/lib/platform/db";
import { conflict, notFound } from "@/lib/platform/problems";
import { listDock } from "./queries";
import type { DockApp, DockInput } from "./schema";

const mostApps = 200;

/** Changes of one dock go one after another: two at once take neither one name nor one place. */
const lockDock = (tx: Tx, companyId: number) =>
  tx.$executeRaw`select pg_advisory_xact_lock(hashtext('dock_app'), ${companyId}::int)`;

interface Row {
  id: number;
  name: string;
  changedAt: string;
}
const rowsOf = (tx: Tx, companyId: number) =>
  tx.$queryRaw<Row[]>`
    select id, name, to_char(updated_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US') as "changedAt"
    from dock_app where company_id = ${companyId} order by place, id`;

function refuseTaken(rows: readonly Row[], name: string, exceptId?: number): void {
  const key = name.toLowerCase();
  if (rows.some((row) => row.id !== exceptId && row.name.toLowerCase() === key))
    throw conflict("name-taken", "An app of this name exists already.");
}

const changed = (rows: readonly Row[]) =>
  conflict("dock-changed", "Somebody else changed the dock.", { ids: rows.map(({ id }) => id) });

/** Adds an app to the company's dock; 409 when the name is taken. */
export async function addDockApp(actor: Actor, app: DockInput): Promise<DockApp[]> {
  requireRight(actor, "admin");
  const companyId = companyOf(actor);
  await prisma().$transaction(async (tx) => {
    await lockDock(tx, companyId);
    const rows = await rowsOf(tx, companyId);
    refuseTaken(rows, app.name);
    if (rows.length >= mostApps) throw conflict("dock-full", "The dock holds no more apps.");
    const [made] = await tx.$queryRaw<{ id: number }[]>`
      insert into dock_app (company_id, name, img, url, widget, app_type, access_right, brand_id, place)
      values (${companyId}, ${app.name}, ${app.img}::text, ${app.url}::text, ${app.widget}::text, ${app.appType},
        ${app.accessRight}::text, ${app.brandId}::int, (select coalesce(max(place), 0) + 1 from dock_app where company_id = ${companyId}))
      returning id`;
    const detail = { name: app.name };
    await audit(actor, tx, { action: "add", entity: "dock-app", entityId: made?.id ?? 0, detail });
  });
  return listDock(actor);
}

type Change = { id: number; app: DockInput; seen: string };

/** Changes an app; 409 when its name is taken, or when it is not what the changer saw. */
export async function changeDockApp(actor: Actor, { id, app, seen }: Change): Promise<DockApp[]> {
  requireRight(actor, "admin");
  const companyId = companyOf(actor);
  await prisma().$transaction(async (tx) => {
    await lockDock(tx, companyId);
    const rows = await rowsOf(tx, companyId);
    const before = rows.find((row) => row.id === id);
    if (!before) throw notFound();
    if (before.changedAt !== seen) throw changed(rows);
    refuseTaken(rows, app.name, id);
    await tx.$executeRaw`
      update dock_app set name = ${app.name}, img = ${app.img}::text, url = ${app.url}::text,
        widget = ${app.widget}::text, app_type = ${app.appType}, access_right = ${app.accessRight}::text,
        brand_id = ${app.brandId}::int, updated_at = clock_timestamp()
      where company_id = ${companyId} and id = ${id}`;
    const detail = { before: before.name, after: app.name };
    await audit(actor, tx, { action: "change", entity: "dock-app", entityId: id, detail });
  });
  return listDock(actor);
}

/** Takes an app off the dock. */
export async function removeDockApp(actor: Actor, { id }: { id: number }): Promise<DockApp[]> {
  requireRight(actor, "admin");
  const companyId = companyOf(actor);
  await prisma().$transaction(async (tx) => {
    const [gone] = await tx.$queryRaw<{ name: string }[]>`
      delete from dock_app where company_id = ${companyId} and id = ${id} returning name`;
    if (!gone) throw notFound();
    await audit(actor, tx, { action: "remove", entity: "dock-app", entityId: id, detail: { name: gone.name } });
  });
  return listDock(actor);
}

const sameIds = (one: readonly number[], other: readonly number[]) => one.join() === other.join();
const sorted = (ids: readonly number[]) => ids.toSorted((one, other) => one - other);

/** Puts the apps in an order; 409 when the dock is not as the changer saw it. */
export async function orderDock(
  actor: Actor,
  { ids, seen }: { ids: readonly number[]; seen: readonly number[] },
): Promise<DockApp[]> {
  requireRight(actor, "admin");
  const companyId = companyOf(actor);
  await prisma().$transaction(async (tx) => {
    await lockDock(tx, companyId);
    const rows = await rowsOf(tx, companyId);
    const stands = rows.map((row) => row.id);
    if (!sameIds(stands, seen) || !sameIds(sorted(stands), sorted(ids))) throw changed(rows);
    await tx.$executeRaw`
      update dock_app set place = wanted.place from unnest(${[...ids]}::int[]) with ordinality as wanted (id, place)
      where company_id = ${companyId} and dock_app.id = wanted.id`;
    await audit(actor, tx, { action: "move", entity: "dock-app", entityId: companyId });
  });
  return listDock(actor);
}
