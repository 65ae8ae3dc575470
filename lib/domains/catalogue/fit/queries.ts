import { requireUser, type Actor } from "@/lib/platform/actor";
import { catalogueStatement, liveCatalogue } from "@/lib/platform/catalogue";
import { readReplica } from "@/lib/platform/db";
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

const goodsFor = catalogueStatement(
  "goods_for_ktypes",
  (s) => `with listed as materialized (
      select a.id from ${s}.fitset_vehicle f join ${s}.article a on a.fitset_id = f.fitset_id and a.genart_id = f.genart_id
      where f.ktype = any($1::int[]))
    select array(select id from listed) as ids,
      array(select r.norm from listed l join ${s}.article_ref r on r.article_id = l.id and r.kind in (1, 2, 5)) as numbers`,
);

export interface ListedGoods {
  ids: number[];
  /** Their own numbers, their OE numbers and their EANs as A-Z0-9 keys. */
  numbers: string[];
}

/** What the catalogue lists for versions: its articles, and the numbers by which goods that it does not hold are told to fit. */
export async function listGoodsFor(actor: Actor, { ktypes }: { ktypes: readonly number[] }): Promise<ListedGoods> {
  requireUser(actor);
  const [row] = await readReplica<ListedGoods>(goodsFor(await liveCatalogue()), [ktypes]);
  return row ?? { ids: [], numbers: [] };
}
