import { read } from "@/lib/platform/db";
import type { StoreFamily, StoreItem, StoreTexts, SupplierStore } from "./port";

interface Node {
  id: number;
  parentId: number | null;
  labels: StoreTexts;
}

const nodes = {
  name: "store_nodes",
  text: `select id, parent_id as "parentId", labels from supply.store_node order by place, id`,
};

const columns = `ref, category_id as "categoryId", label1, label2, brand, dlnr, price_cents as "priceCents"`;
const ofCategories = {
  name: "store_items",
  text: `select ${columns} from supply.store_item where category_id = any($1::int[]) order by place, ref`,
};
const ofRefs = {
  name: "store_items_by_ref",
  text: `select ${columns} from supply.store_item where ref = any($1::text[])`,
};

/** The store of a fresh installation: its own tables, which the demonstration fills. */
export const embeddedStore: SupplierStore = {
  async tree() {
    const rows = await read<Node>(nodes);
    const below = new Map<number | null, Node[]>();
    for (const row of rows) below.set(row.parentId, [...(below.get(row.parentId) ?? []), row]);
    const under = (id: number | null): Node[] => below.get(id) ?? [];
    const familyOf = ({ id, labels }: Node): StoreFamily => ({
      ...{ id, labels },
      categories: under(id).map((category) => ({ id: category.id, labels: category.labels })),
    });
    return under(null).map(({ id, labels }) => ({ id, labels, families: under(id).map(familyOf) }));
  },
  items: (categoryIds) => read<StoreItem>(ofCategories, [categoryIds]),
  find: (refs) => read<StoreItem>(ofRefs, [refs]),
};
