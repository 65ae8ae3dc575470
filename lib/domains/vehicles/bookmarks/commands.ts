import { companyOf, requireUser, userOf, type Actor } from "@/lib/platform/actor";
import { inTransaction, type Tx } from "@/lib/platform/db";
import { vehicleAt } from "../paths/rules";
import { eachOnce, mostKnown } from "./rules";
import type { BookmarkChoice, NewBookmarks } from "./schema";

/** Gives vehicles a star, the first of them foremost; those beyond what a list holds are let go, the oldest first. */
export async function addBookmarks(actor: Actor, { vehicles }: NewBookmarks, tx?: Tx): Promise<void> {
  requireUser(actor);
  const [companyId, userId] = [companyOf(actor), userOf(actor) ?? 0];
  const latestLast = eachOnce(vehicles).reverse();
  const [urls, labels] = [latestLast.map(({ url }) => url), latestLast.map(({ label }) => label)];
  await inTransaction(tx, async (inner) => {
    await inner.$executeRaw`
      insert into vehicle_bookmark (company_id, user_id, url, label)
      select ${companyId}, ${userId}, url, label from unnest(${urls}::text[], ${labels}::text[])
        with ordinality as star(url, label, nth) order by nth
      on conflict (company_id, user_id, url) do update set label = excluded.label, place = excluded.place`;
    await inner.$executeRaw`
      delete from vehicle_bookmark where company_id = ${companyId} and user_id = ${userId} and place < (
        select min(place) from (
          select place from vehicle_bookmark where company_id = ${companyId} and user_id = ${userId}
          order by place desc limit ${mostKnown}) as latest)`;
  });
}

/** Takes the star from a vehicle, or from all; one that has none is no mistake. */
export async function dropBookmarks(actor: Actor, { url }: BookmarkChoice, tx?: Tx): Promise<void> {
  requireUser(actor);
  const where = { companyId: companyOf(actor), userId: userOf(actor) ?? 0, ...(url ? { url: vehicleAt(url) } : {}) };
  await inTransaction(tx, (inner) => inner.vehicleBookmark.deleteMany({ where }));
}
