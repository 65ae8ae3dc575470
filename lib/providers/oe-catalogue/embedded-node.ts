import { catalogueStatement, liveCatalogue } from "@/lib/platform/catalogue";
import { readReplica } from "@/lib/platform/db";
import { textIn } from "@/lib/shared/languages";
import type { NodeQuestion, OeHotspot, OeNode, OeNumber, OePart, OeShape } from "./port";
import { readInstalledDrawing } from "./installed-drawing";

/** Numbers told of a position; the most carried ones. */
const mostNumbers = 6;

// A number that only articles of the other axle or side carry belongs to the other axle's or side's position.
const numbersOfNode = catalogueStatement(
  "oe_node",
  (s) => `with place as materialized (select * from oe.position where node_id = $2),
    vehicle as materialized (select make_id from ${s}.vehicle where ktype = $1),
    said as materialized (select v.id, v.value from ${s}.criterion c join ${s}.criterion_value v on v.criterion_id = c.id
      where c.key in ('pos', 'side') and v.value in ('front', 'rear', 'left', 'right')),
    words as materialized (select array(select id from said where value = 'front') as front,
      array(select id from said where value = 'rear') as rear, array(select id from said where value = 'left') as lefts,
      array(select id from said where value = 'right') as rights),
    found as materialized (
      select a.id, a.genart_id, a.crit && w.front as front, a.crit && w.rear as rear, a.crit && w.lefts as lefts, a.crit && w.rights as rights
      from (select distinct genart_id from place) p
      join lateral (select distinct fitset_id from ${s}.fitset_vehicle f where f.ktype = $1 and f.genart_id = p.genart_id) t on true
      join ${s}.article a on a.fitset_id = t.fitset_id and a.genart_id = p.genart_id cross join words w),
    numbers as materialized (
      select f.genart_id, r.norm, min(r.printed) as printed, count(*) as n, bool_and(f.front) as front, bool_and(f.rear) as rear,
        bool_and(f.lefts) as lefts, bool_and(f.rights) as rights
      from found f join ${s}.article_ref r on r.article_id = f.id and r.kind = 2 and r.owner_id = (select make_id from vehicle)
      group by f.genart_id, r.norm),
    ranked as materialized (
      select p.position, n.norm, n.printed, row_number() over (partition by p.position order by n.n desc, n.norm) as rank
      from place p join numbers n on n.genart_id = p.genart_id
      where (p.axle is distinct from 'front' or not n.rear) and (p.axle is distinct from 'rear' or not n.front)
        and (p.side is distinct from 'left' or not n.rights) and (p.side is distinct from 'right' or not n.lefts))
    select p.position, p.genart_id as "genartId", p.name, p.quantity, p.axle, p.side, p.note, p.shape, p.spot,
      (select d.drawing from oe.node d where d.node_id = $2) as drawing, (select d.name from oe.node d where d.node_id = $2) as node,
      json_agg(json_build_object('number', k.printed,
        'replacedBy', (select x.new_printed from oe.supersession x where x.make_id = (select make_id from vehicle) and x.norm = k.norm),
        'replaces', array(select x.printed from oe.supersession x
          where x.make_id = (select make_id from vehicle) and x.new_norm = k.norm order by x.norm limit 4)) order by k.rank) as numbers
    from place p join ranked k on k.position = p.position and k.rank <= ${mostNumbers}
    group by p.position, p.genart_id, p.name, p.quantity, p.axle, p.side, p.note, p.shape, p.spot order by p.position`,
);

type Names = Record<string, string>;

interface Row {
  position: number;
  genartId: number;
  name: Names;
  quantity: number;
  axle: OePart["frontRear"];
  side: OePart["leftRight"];
  note: Names | null;
  shape: Omit<OeShape, "position">;
  spot: Omit<OeHotspot, "position">;
  drawing: { width: number; height: number; axis: [number, number][] };
  node: Names;
  numbers: OeNumber[];
}

const partOf = (row: Row, lang: string): OePart => ({
  position: String(row.position),
  standart: { part_code: row.numbers[0]?.number ?? null, part_name: textIn(row.name, lang) ?? String(row.genartId) },
  ...{ genartId: row.genartId, quantity: row.quantity, frontRear: row.axle, leftRight: row.side },
  note: row.note && textIn(row.note, lang),
  numbers: row.numbers,
});

/** A page of the embedded tree for a version: positions that the make has a number for; null where none is. */
export async function findNode({ ktype, nodeId, lang }: NodeQuestion): Promise<OeNode | null> {
  if (ktype === null) return null;
  const [rows, drawing] = await Promise.all([
    readReplica<Row>(numbersOfNode(await liveCatalogue()), [ktype, nodeId]),
    readInstalledDrawing(nodeId),
  ]);
  const [first] = rows;
  if (!first) return null;
  const placed = (row: Row) => ({ position: String(row.position), ...row.spot });
  const illustration = {
    ...first.drawing,
    ...{ hotspots: rows.map(placed), shapes: rows.map((row) => ({ position: String(row.position), ...row.shape })) },
    drawing: null,
  };
  const shown = new Set(rows.map(({ position }) => String(position)));
  const own = drawing && {
    ...{ width: drawing.width, height: drawing.height, axis: [], shapes: [], drawing: drawing.strokes },
    hotspots: drawing.hotspots.filter(({ position }) => shown.has(position)),
  };
  return {
    node_id: nodeId,
    node_name: textIn(first.node, lang) ?? nodeId,
    illustration: own ?? illustration,
    parts: rows.map((row) => partOf(row, lang)),
  };
}
