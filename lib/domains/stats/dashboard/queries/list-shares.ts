import { getMake, getModel } from "@/lib/domains/vehicles/models/queries";
import { vehicleTypes } from "@/lib/domains/vehicles/models/rules";
import { nameUse, type UseScope } from "@/lib/domains/vehicles/use/queries";
import { requireRight, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { keptUnder } from "../../access";
import { withShares } from "../../rules";
import type { Scope } from "../../scopes";
import { monthsOf, type Period } from "../period";

const uses = {
  name: "stats_uses",
  text: `select subject_id as id, sum(calls)::int as nb from stats_use
    where company_id = $1 and scope = $2 and parent_id = $3 and month = any($4::date[]) group by subject_id`,
};

export interface Share {
  id: number;
  name: string;
  nb: number;
  percent: number;
}
type Wanted = Period & { scope?: Scope | undefined };

/** Each make's share of the identifications of the months that a period touches, most used first. */
export async function listMakeShares(actor: Actor, wanted: Wanted): Promise<Share[]> {
  requireRight(actor, "CaiaApp");
  return listShares(actor, { ...wanted, level: "make", parentId: 0 });
}

/** The same of each model of a make; 404 for an unknown make. */
export async function listModelShares(actor: Actor, { make, ...wanted }: Wanted & { make: string }): Promise<Share[]> {
  requireRight(actor, "statsModels");
  const { id } = await getMake(actor, { brand: make });
  return listShares(actor, { ...wanted, level: "model", parentId: id });
}

/** The same of each version of a model; 404 for an unknown make or model. */
export async function listKtypeShares(
  actor: Actor,
  { make, model, ...wanted }: Wanted & { make: string; model: string },
): Promise<Share[]> {
  requireRight(actor, "statsModels");
  const { id: makeId } = await getMake(actor, { brand: make });
  const { id } = await getModel(actor, { makeId, vtypes: vehicleTypes, model });
  return listShares(actor, { ...wanted, level: "ktype", parentId: id });
}

interface Level extends Wanted {
  level: UseScope;
  parentId: number;
}

async function listShares(actor: Actor, { level, parentId, scope, ...period }: Level): Promise<Share[]> {
  const values = [keptUnder(actor, scope), level, parentId, monthsOf(period)];
  const rows = await read<{ id: number; nb: number }>(uses, values);
  const names = await nameUse(actor, { scope: level, ids: rows.map(({ id }) => id) });
  return withShares(rows.map((row) => ({ ...row, name: names.get(row.id) ?? String(row.id) })));
}
