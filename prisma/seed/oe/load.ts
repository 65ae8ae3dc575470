import type pg from "pg";
import { line } from "@/lib/import/copy/line";
import { copySink } from "@/lib/import/copy/sink";
import { inEveryLanguage } from "../words";
import { readOeSource, type SourceGroup, type SourceNode, type Words } from "./source";

const words = (named: Words): string => JSON.stringify(inEveryLanguage(named));

/** Groups and subgroups are numbered apart: 11 is one of each. */
const groupId = ({ no }: SourceGroup): string => `G${no}`;

function* branchLines(groups: readonly SourceGroup[]): Generator<string> {
  for (const [rank, group] of groups.entries()) {
    yield line(groupId(group), null, group.no, rank, words(group));
    for (const [at, subgroup] of group.subgroups.entries())
      yield line(subgroup.id, groupId(group), null, 100 * (rank + 1) + at, words(subgroup));
  }
}

const nodesOf = (groups: readonly SourceGroup[]): [branch: string, node: SourceNode][] =>
  groups.flatMap(({ subgroups }) =>
    subgroups.flatMap(({ id, nodes }) => nodes.map((node): [string, SourceNode] => [id, node])),
  );

function* nodeLines(groups: readonly SourceGroup[], [width, height]: [number, number]): Generator<string> {
  for (const [rank, [branch, { node_id, node_name, axis }]] of nodesOf(groups).entries())
    yield line(node_id, branch, rank, words(node_name), JSON.stringify({ width, height, axis }));
}

function* positionLines(groups: readonly SourceGroup[]): Generator<string> {
  for (const [, { node_id, positions }] of nodesOf(groups))
    for (const one of positions) {
      const note = one.note ? words(one.note) : null;
      const place = [one.frontRear ?? null, one.leftRight ?? null, note] as const;
      const drawn = [JSON.stringify(one.shape), JSON.stringify(one.hotspot)] as const;
      yield line(node_id, one.position, one.genart, words(one), one.quantity, ...place, ...drawn);
    }
}

/** The VINs that show how a maker answers of which nothing is known, and one whose maker has no tree. */
const refusals = [
  ["WBA00000000000001", "no tree"],
  ["LRW3E7FA8MC123456", "no results"],
] as const;

/** Of every seventh set of vehicles whose first article has several numbers of a make, the last one replaced the others. */
const supersessions = (s: string) => `insert into oe.supersession (make_id, norm, printed, new_norm, new_printed)
  select distinct on (owner_id, norm) owner_id, norm, printed, new_norm, new_printed from (
    select r.owner_id, r.norm, r.printed, last_value(r.norm) over w as new_norm, last_value(r.printed) over w as new_printed
    from ${s}.fitset t cross join lateral (select a.id from ${s}.article a where a.fitset_id = t.id order by a.id limit 1) a
    join ${s}.article_ref r on r.article_id = a.id and r.kind = 2 where t.id % 7 = 0
    window w as (partition by t.id, r.owner_id order by r.norm range between unbounded preceding and unbounded following)) one
  where norm <> new_norm order by owner_id, norm`;

/** Fills the embedded catalogue of vehicle makers for a version of the catalogue. Answers the number of its nodes. */
export async function loadOeCatalogue(client: pg.Client, { schema }: { schema: string }): Promise<number> {
  const { groups, meta } = readOeSource();
  await client.query("truncate oe.branch, oe.node, oe.position, oe.supersession, oe.refusal");
  const sink = copySink(client, { freeze: false });
  await sink.write("oe.branch", "id, parent, no, rank, name", branchLines(groups));
  const count = await sink.write("oe.node", "node_id, branch, rank, name, drawing", nodeLines(groups, meta.canvas));
  const columns = "node_id, position, genart_id, name, quantity, axle, side, note, shape, spot";
  await sink.write("oe.position", columns, positionLines(groups));
  await sink.write(
    "oe.refusal",
    "vin, reason",
    refusals.map((refusal) => line(...refusal)),
  );
  await client.query(supersessions(schema));
  await client.query("analyze oe.branch, oe.node, oe.position, oe.supersession");
  return count;
}
