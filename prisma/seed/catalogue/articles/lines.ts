import { line } from "@/lib/import/copy/line";
import { compactKey } from "@/lib/shared/compact";
import { hash } from "../random";
import type { Article } from "./produce";

/** Kinds of article_ref. */
export const REF = { own: 1, original: 2, cross: 3, trade: 4, ean: 5 } as const;

const CROSSES = 3;

export function articleLine(article: Article): string {
  const { id, brand, genart, fitsetId, weight, number, ean, values } = article;
  return line(id, brand.id, genart.id, fitsetId, weight, number, compactKey(number), ean, null, values);
}

function refLine(article: Article, kind: number, printed: string, owner: number): string {
  return line(compactKey(printed), kind, article.id, article.brand.id, article.genart.id, owner, printed);
}

// Competitors' numbers: the next articles of the set, cyclically, that another brand sells.
function* crossed(article: Article, siblings: readonly Article[]): Generator<Article> {
  const others = siblings.filter(({ brand }) => brand.id !== article.brand.id);
  const start = others.length ? hash(article.id, 9) % others.length : 0;
  for (let i = 0; i < Math.min(CROSSES, others.length); i++) {
    const other = others[(start + i) % others.length];
    if (other) yield other;
  }
}

/** Every number under which an article is found: its own, EAN, original, competitors', trade. */
export function* refLines(article: Article, siblings: readonly Article[]): Generator<string> {
  yield refLine(article, REF.own, article.number, article.brand.id);
  if (article.ean) yield refLine(article, REF.ean, article.ean, 0);
  for (const { printed, makeIds } of article.oe)
    for (const makeId of makeIds) yield refLine(article, REF.original, printed, makeId);
  for (const other of crossed(article, siblings)) yield refLine(article, REF.cross, other.number, other.brand.id);
  if (article.trade) yield refLine(article, REF.trade, article.trade, 0);
}
