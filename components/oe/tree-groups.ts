import type { OeFamilyAnswer } from "@/lib/domains/oe/schema";
import type { TreeGroup } from "./oe-tree";

type Group = OeFamilyAnswer["branches"][number];

/** The tree with the address of each plate; null for those that `hrefOf` does not lead to. */
export const treeGroups = (branches: readonly Group[], hrefOf: (nodeId: string) => string | null): TreeGroup[] =>
  branches.map(({ id, no, name, branches: below }) => ({
    ...{ id, no, name },
    branches: below.map((branch) => ({
      ...{ id: branch.id, name: branch.name },
      nodes: branch.nodes.map(({ node_id, node_name }) => ({ id: node_id, name: node_name, href: hrefOf(node_id) })),
    })),
  }));

/** A plate of a tree with the subgroup and group that it stands in; null where the tree has it not. */
export function plateIn(branches: readonly Group[], nodeId: string) {
  for (const group of branches)
    for (const branch of group.branches) {
      const node = branch.nodes.find(({ node_id }) => node_id === nodeId);
      if (node) return { node, branch, group };
    }
  return null;
}
