import type pg from "pg";
import { line } from "@/lib/import/copy/line";
import { copySink } from "@/lib/import/copy/sink";
import { generateStore, type StoreItem } from "./generate";
import { readStoreSource, type StoreSource } from "./source";

function* nodeLines({ universes }: StoreSource): Generator<string> {
  for (const [u, universe] of universes.entries()) {
    yield line(universe.id, null, u, JSON.stringify(universe.labels));
    for (const [f, family] of universe.families.entries()) {
      yield line(family.id, universe.id, f, JSON.stringify(family.labels));
      for (const [c, { id, labels }] of family.categories.entries())
        yield line(id, family.id, c, JSON.stringify(labels));
    }
  }
}

function* itemLines(items: readonly StoreItem[]): Generator<string> {
  for (const [place, { ref, categoryId, label1, label2, brand, dlnr, priceCents }] of items.entries())
    yield line(
      ...[ref, categoryId, place, JSON.stringify(label1), label2 && JSON.stringify(label2)],
      ...[brand, dlnr, priceCents],
    );
}

/** Fills the supplier's store anew. Answers how many goods it holds. */
export async function loadStore(client: pg.Client): Promise<number> {
  const sink = copySink(client, { freeze: false });
  const source = readStoreSource();
  await client.query("truncate supply.store_node, supply.store_item");
  await sink.write("supply.store_node", "id, parent_id, place, labels", nodeLines(source));
  const columns = "ref, category_id, place, label1, label2, brand, dlnr, price_cents";
  const count = await sink.write("supply.store_item", columns, itemLines(generateStore(source)));
  await client.query("analyze supply.store_node, supply.store_item");
  return count;
}
