import { requireUser, type Actor } from "@/lib/platform/actor";
import { catalogueStatement } from "@/lib/platform/catalogue";
import type { Language } from "@/lib/shared/languages";
import type { FittingPosition } from "./positions";
import { readLabelled } from "../labels/queries";

const positions = catalogueStatement(
  "fitting_positions",
  (s) => `select a.id, coalesce((select json_agg(json_build_object('id', v.id, 'key', v.value) order by c.id)
      from ${s}.criterion_value v join ${s}.criterion c on c.id = v.criterion_id and c.key in ('pos', 'side')
      where v.id = any(a.crit)), '[]') as positions
    from ${s}.article a where a.id = any($1::int[])`,
);

type Stored = Omit<FittingPosition, "positions"> & { positions: { id: number; key: string }[] };

/** Where articles are fitted, in the order asked; unknown ones are left out, empty when an article does not say. */
export async function listFittingPositions(
  actor: Actor,
  { ids, lang }: { ids: number[]; lang: Language },
): Promise<FittingPosition[]> {
  requireUser(actor);
  const { rows, labels } = await readLabelled<Stored>(positions, [ids], lang);
  const placed = new Map(
    rows.map((row): [number, FittingPosition] => {
      const named = row.positions.map(({ id, key }) => ({ key, label: labels.find("value", id) ?? key }));
      return [row.id, { ...row, positions: named }];
    }),
  );
  return ids.map((id) => placed.get(id)).filter((row) => row !== undefined);
}
