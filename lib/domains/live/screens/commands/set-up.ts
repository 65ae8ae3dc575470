import { checkSavedFrames } from "@/lib/domains/apps/frames/commands";
import { companyOf, type Actor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import { inTransaction, type Tx } from "@/lib/platform/db";
import { publish } from "@/lib/platform/events/publish";
import { conflict, notFound } from "@/lib/platform/problems";
import { requireScreens } from "../access";
import { getScreen } from "../queries/list-screens";
import type { ScreenChange, ScreenMessage, ScreenSetUp } from "../schema";
import { revokeScreenKeys } from "./keys";

interface Held {
  companyId: number;
  id: number;
  name: string;
  version: number;
}

/** The row of a screen that the actor may change, held until commit; 404 for any other. */
async function lockScreen(only: number | null, id: number, tx: Tx): Promise<Held> {
  const [screen] = await tx.$queryRaw<Held[]>`
    select company_id as "companyId", id, name, version from screen
    where (${only}::int is null or company_id = ${only}) and id = ${id} for update`;
  if (!screen) throw notFound();
  return screen;
}

const tellScreen = ({ companyId, id: screenId }: Held, tx: Tx): Promise<void> =>
  publish(tx, { kind: "Screen URLs", companyId, screenId, data: { screenId } });

/** Changes a screen's name, playlist or hours; 409 with what stands when somebody else was faster. */
export async function changeScreen(
  actor: Actor,
  { id, version, name, playlist, night }: ScreenChange & { id: number },
): Promise<ScreenSetUp> {
  const only = requireScreens(actor);
  const isChanged = await inTransaction(undefined, async (tx) => {
    const screen = await lockScreen(only, id, tx);
    if (screen.version !== version) return false;
    await tx.$executeRaw`
      update screen set version = version + 1, name = coalesce(${name ?? null}::text, name),
        playlist = coalesce(${playlist ? JSON.stringify(playlist) : null}::jsonb, playlist),
        night_from = coalesce(${night?.from ?? null}::text, night_from), night_to = coalesce(${night?.to ?? null}::text, night_to)
      where company_id = ${screen.companyId} and id = ${id}`;
    const detail = { name: name ?? screen.name, ...(playlist ? { list: playlist.map(({ url }) => url) } : {}) };
    await audit(actor, tx, { action: "change", entity: "screen", entityId: id, detail, companyId: screen.companyId });
    await tellScreen(screen, tx);
    return true;
  });
  const now = await getScreen(actor, { id });
  if (!isChanged) throw conflict("screen-changed", "Somebody else changed this screen.", { screen: now });
  const asked = playlist?.map(({ url }) => url) ?? [];
  return (await checkSavedFrames(actor, { addresses: asked })) ? getScreen(actor, { id }) : now;
}

/** Shows a message on some screens, or on all of the actor's company, for some minutes; an empty text takes it away. */
export async function tellScreens(actor: Actor, { ids, text, minutes }: ScreenMessage): Promise<{ count: number }> {
  const only = requireScreens(actor);
  const own = ids === null ? companyOf(actor) : only;
  return inTransaction(undefined, async (tx) => {
    const told = await tx.$queryRaw<Held[]>`
      update screen set message = ${text},
        message_until = case when ${text} = '' then null else now() + make_interval(mins => ${minutes}::int) end
      where (${own}::int is null or company_id = ${own}) and (${ids === null} or id = any(${ids ?? []}::int[]))
      returning company_id as "companyId", id, name, version`;
    if (ids !== null && told.length < new Set(ids).size) throw notFound();
    for (const companyId of new Set(told.map((screen) => screen.companyId))) {
      const detail = {
        label: text,
        list: told.flatMap((screen) => (screen.companyId === companyId ? [screen.id] : [])),
      };
      await audit(actor, tx, { action: "show-message", entity: "screen", entityId: ids?.[0] ?? 0, detail, companyId });
      // One event for all: each of many would hold the company's other writers up.
      if (ids === null) await publish(tx, { kind: "Screen URLs", companyId, data: { screenId: null } });
    }
    if (ids !== null) for (const screen of told) await tellScreen(screen, tx);
    return { count: told.length };
  });
}

/** Takes a screen's device from it; the screen stays, with what it shows, for another device. */
export async function unpairScreen(actor: Actor, { id }: { id: number }): Promise<ScreenSetUp> {
  const only = requireScreens(actor);
  await inTransaction(undefined, async (tx) => {
    const screen = await lockScreen(only, id, tx);
    await revokeScreenKeys(screen, tx);
    const detail = { name: screen.name };
    await audit(actor, tx, { action: "unpair", entity: "screen", entityId: id, detail, companyId: screen.companyId });
  });
  return getScreen(actor, { id });
}

/** Removes a screen with all that it shows. */
export async function removeScreen(actor: Actor, { id }: { id: number }): Promise<void> {
  const only = requireScreens(actor);
  await inTransaction(undefined, async (tx) => {
    const { companyId, name } = await lockScreen(only, id, tx);
    await revokeScreenKeys({ companyId, id }, tx);
    await tx.$executeRaw`delete from screen where company_id = ${companyId} and id = ${id}`;
    await audit(actor, tx, { action: "remove", entity: "screen", entityId: id, detail: { name }, companyId });
  });
}
