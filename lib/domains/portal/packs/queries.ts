import { listPlaces } from "@/lib/domains/catalogue/tree/queries/list-reference";
import { requireRight, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { textIn, type Language } from "@/lib/shared/languages";
import { pageRights } from "@/lib/shared/page-rights";
import type { Pack, PackLink } from "./schema";

const packByName = { name: "part_pack", text: "select name, titles, genarts from part_pack where name = $1" };
const everyPack = { name: "part_packs", text: "select name, titles, genarts from part_pack order by place, name" };

interface Row {
  name: string;
  titles: Record<string, string>;
  genarts: number[];
}

/** A pack with its generic articles, in their order; null for none of the name. */
export async function findPack(actor: Actor, { name, lang }: { name: string; lang: Language }): Promise<Pack | null> {
  requireRight(actor, ...pageRights("/packs"));
  const [row] = await read<Row>(packByName, [name]);
  if (!row) return null;
  const parts = await listPlaces(actor, { ids: row.genarts, lang });
  return { name, title: textIn(row.titles, lang) ?? name, parts };
}

/** Every pack with how many generic articles it holds. */
export async function listPacks(actor: Actor, { lang }: { lang: Language }): Promise<PackLink[]> {
  requireRight(actor, ...pageRights("/packs"));
  const rows = await read<Row>(everyPack, []);
  return rows.map(({ name, titles, genarts }) => ({
    ...{ name, title: textIn(titles, lang) ?? name, count: genarts.length },
  }));
}
