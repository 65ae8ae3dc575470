import type { RowSink } from "@/lib/import/copy/sink";
import type { Genart } from "../parts/genarts";
import type { LiveSet } from "../sets/membership";
import { articleLine, refLines } from "./lines";
import type { Article, ArticleMaker } from "./produce";

const CHUNK = 20_000;
const LOOSE_PER_BRAND = 12;

// Groups of articles that compete: a set's, or a generic article's where no vehicle decides; generic articles in order.
function* competing(
  maker: ArticleMaker,
  genarts: readonly Genart[],
  live: ReadonlyMap<number, LiveSet>,
  scale: number,
): Generator<Article[]> {
  const byGenart = new Map<number, LiveSet[]>();
  for (const set of live.values()) {
    const list = byGenart.get(set.genart.id);
    if (list) list.push(set);
    else byGenart.set(set.genart.id, [set]);
  }
  for (const genart of genarts) {
    if (genart.vehicleBound) for (const set of byGenart.get(genart.id) ?? []) yield maker.ofSet(set);
    else yield [...maker.unbound(genart, LOOSE_PER_BRAND * scale)];
  }
}

export interface WrittenArticles {
  articles: number;
  refs: number;
  /** articles of each set */
  sizes: Map<number, number>;
}

/** Writes articles in the order (generic article, set, brand) with their numbers, in chunks of bounded memory. */
export async function writeArticles(
  sink: RowSink,
  maker: ArticleMaker,
  genarts: readonly Genart[],
  live: ReadonlyMap<number, LiveSet>,
  scale: number,
): Promise<WrittenArticles> {
  const written: WrittenArticles = { articles: 0, refs: 0, sizes: new Map() };
  let articles: string[] = [];
  let refs: string[] = [];
  const flush = async (): Promise<void> => {
    const columns = "id, brand_id, genart_id, fitset_id, weight, article_no, article_norm, ean, label, crit";
    written.articles += await sink.write("article", columns, articles);
    written.refs += await sink.write(
      "article_ref",
      "norm, kind, article_id, brand_id, genart_id, owner_id, printed",
      refs,
    );
    articles = [];
    refs = [];
  };
  for (const group of competing(maker, genarts, live, scale)) {
    const set = group[0]?.fitsetId;
    if (set) written.sizes.set(set, group.length);
    for (const article of group) {
      articles.push(articleLine(article));
      refs.push(...refLines(article, group));
    }
    if (articles.length >= CHUNK) await flush();
  }
  await flush();
  return written;
}
