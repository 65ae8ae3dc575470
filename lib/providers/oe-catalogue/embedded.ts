import { catalogueStatement, liveCatalogue } from "@/lib/platform/catalogue";
import { read, readReplica } from "@/lib/platform/db";
import { oncePerProcess } from "@/lib/platform/shared-state";
import { textIn } from "@/lib/shared/languages";
import { findApplicability } from "./embedded-applicability";
import { findNode } from "./embedded-node";
import type { OeCatalogue, OeGroup, OeSubject } from "./port";

type Names = Record<string, string>;

interface TreeRow {
  node_id: string;
  node: Names;
  branchId: string;
  branch: Names;
  groupId: string;
  no: string | null;
  group: Names;
}

const wholeTree = {
  name: "oe_whole_tree",
  text: `select n.node_id, n.name as node, b.id as "branchId", b.name as branch, g.id as "groupId", g.no, g.name as "group"
    from oe.node n join oe.branch b on b.id = n.branch join oe.branch g on g.id = b.parent order by n.rank`,
};
const nodesOfVersion = catalogueStatement(
  "oe_tree",
  (s) => `select array(select p.node_id from ${s}.ktype_genart k join oe.position p on p.genart_id = k.genart_id
      where k.ktype = $1 group by p.node_id) as nodes`,
);
const refusal = { name: "oe_refusal", text: "select reason from oe.refusal where vin = $1" };

/** The tree is loaded as a whole and seldom: what a process knows of it may be a minute old. */
const keptMs = 60_000;
const kept = () => oncePerProcess("oe-tree", () => ({ rows: null as Promise<TreeRow[]> | null, until: 0 }));

function readWholeTree(): Promise<TreeRow[]> {
  const state = kept();
  if (state.rows && state.until > Date.now()) return state.rows;
  const rows = read<TreeRow>(wholeTree);
  Object.assign(state, { rows, until: Date.now() + keptMs });
  const forget = () => void (state.rows === rows && (state.rows = null));
  rows.then((found) => found.length > 0 || forget(), forget);
  return rows;
}

/** The groups of nodes that stand in their order. */
function groupsOf(rows: readonly TreeRow[], lang: string): OeGroup[] {
  const groups = new Map<string, OeGroup>();
  for (const row of rows) {
    const name = textIn(row.group, lang) ?? row.groupId;
    const group: OeGroup = groups.get(row.groupId) ?? { id: row.groupId, no: row.no, name, branches: [] };
    groups.set(row.groupId, group);
    let branch = group.branches.at(-1);
    if (branch?.id !== row.branchId) {
      branch = { id: row.branchId, name: textIn(row.branch, lang) ?? row.branchId, nodes: [] };
      group.branches.push(branch);
    }
    const node_name = textIn(row.node, lang) ?? row.node_id;
    branch.nodes.push({ node_id: row.node_id, node_name, mod_link: row.branchId });
  }
  return [...groups.values()];
}

async function refusalOf({ vin }: OeSubject): Promise<"none" | "no results" | null> {
  if (vin === null) return null;
  const [row] = await read<{ reason: string }>(refusal, [vin]);
  if (!row) return null;
  return row.reason === "no results" ? "no results" : "none";
}

/**
 * The makers' catalogue of a fresh installation: a tree and drawings of ours, which the demonstration fills, with the original
 * numbers that the live catalogue knows of a version.
 */
export const embeddedOeCatalogue: OeCatalogue = {
  source: { name: "Etabli", demonstration: true },
  async tree({ vin, ktype, lang }) {
    const [refused, schema] = await Promise.all([refusalOf({ vin, ktype }), liveCatalogue()]);
    if (refused) return refused;
    if (ktype === null) return "none";
    const [[found], whole] = await Promise.all([
      readReplica<{ nodes: string[] }>(nodesOfVersion(schema), [ktype]),
      readWholeTree(),
    ]);
    const nodes = new Set(found?.nodes);
    const rows = whole.filter(({ node_id }) => nodes.has(node_id));
    if (rows.length === 0) return "none";
    return { session: "", mod_link: String(ktype), branches: groupsOf(rows, lang) };
  },
  node: findNode,
  applicability: findApplicability,
  family: async ({ lang }) => groupsOf(await readWholeTree(), lang),
};
