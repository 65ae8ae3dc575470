import { requireRight, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { textIn, writtenLanguage, type Language } from "@/lib/shared/languages";
import { pageRights } from "@/lib/shared/page-rights";
import { readsWidget } from "../access";
import { tilesOfAddress, tilesUnderAddress } from "../statements";
import { readerOfTiles } from "../tiles/queries/reader";
import { shownTile, type TileRow } from "../tiles/rows";
import { isShown } from "../tiles/rules";
import type { Tile } from "../tiles/schema";
import { newsNumber, newsStart, onceEach, paragraphsOf } from "./rules";
import type { News, NewsLink } from "./schema";

const article = {
  name: "news_article",
  text: `select texts, to_char(published_on, 'YYYY-MM-DD') as "publishedOn" from news_article where number = $1`,
};

interface Asked {
  lang: Language;
}

/** Those of the tiles that the actor sees now, as they read them. */
async function shownOf(actor: Actor, rows: readonly TileRow[], { lang }: Asked): Promise<Tile[]> {
  const tiles = rows.filter(({ widget }) => readsWidget(actor, widget));
  const [reader, now] = [await readerOfTiles(actor, { tiles }), new Date()];
  const language = writtenLanguage(lang);
  return tiles.filter((tile) => isShown(tile, reader, now)).map((tile) => shownTile(tile, { language, now }));
}

/** The news to which a tile leads that the actor sees now, with its article where one was written; else null. */
export async function findNews(actor: Actor, { number, lang }: Asked & { number: number }): Promise<News | null> {
  requireRight(actor, ...pageRights("/news"));
  const [rows, [written]] = await Promise.all([
    read<TileRow>(tilesOfAddress, [`${newsStart}${number}`]),
    read<{ texts: Record<string, string>; publishedOn: string }>(article, [number]),
  ]);
  const tiles = await shownOf(actor, rows, { lang });
  // A screen's tile may borrow the article of another: the news itself names it.
  const tile = tiles.find(({ widget }) => widget.includes("-news")) ?? tiles[0];
  if (!tile) return null;
  return {
    ...{ number, title: tile.name, text: tile.text, img: tile.img },
    publishedOn: written?.publishedOn ?? null,
    paragraphs: paragraphsOf((written && textIn(written.texts, lang)) ?? ""),
  };
}

/** The news whose tiles the actor sees now, in the order of their widgets, each once. */
export async function listNews(actor: Actor, { lang }: Asked): Promise<NewsLink[]> {
  requireRight(actor, ...pageRights("/news"));
  const tiles = await shownOf(actor, await read<TileRow>(tilesUnderAddress, [newsStart]), { lang });
  const named = tiles.filter(({ widget }) => widget.includes("-news"));
  return onceEach(
    named.flatMap(({ url, name: title }) => {
      const number = newsNumber(url);
      return number === null ? [] : [{ number, title }];
    }),
  );
}
