import { listArticleNames } from "@/lib/domains/catalogue/sheet/queries/list-article-names";
import { onlyCustomer, type Actor } from "@/lib/platform/actor";
import { log } from "@/lib/platform/log";
import { textIn, type Language } from "@/lib/shared/languages";
import type { CartItem, KeptItem } from "../schema";

/** What the catalogue calls articles now; nothing while it cannot be read, since lines stand without it. */
export async function nameNow(actor: Actor, wanted: { ids: number[]; lang: Language }): Promise<Map<number, string>> {
  onlyCustomer(actor);
  try {
    return new Map((await listArticleNames(actor, wanted)).map(({ id, label }) => [id, label]));
  } catch (error) {
    log.warn(
      { err: error, articles: wanted.ids.length },
      "lines bear the names they keep: the catalogue cannot be read",
    );
    return new Map();
  }
}

/** What lines keep of their goods, called as the catalogue calls them now; what it lacks keeps the name it was added by. */
export async function nameItems<Line extends { item: KeptItem }>(
  actor: Actor,
  { lines, lang }: { lines: readonly Line[]; lang: Language },
): Promise<(Omit<Line, "item"> & { item: CartItem })[]> {
  onlyCustomer(actor);
  const isOfCatalogue = ({ own, unit, tyre }: KeptItem): boolean => !own && !unit && !tyre;
  const ids = [...new Set(lines.flatMap(({ item }) => (isOfCatalogue(item) ? item.id : [])))];
  const names = await nameNow(actor, { ids, lang });
  return lines.map((line) => {
    const { item } = line;
    const label = (isOfCatalogue(item) ? names.get(item.id) : null) ?? textIn(item.label, lang) ?? item.number;
    return { ...line, item: { ...item, label } };
  });
}
