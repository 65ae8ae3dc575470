"use client";

import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { useOffer, useTyped } from "@/components/page/page-search";
import { EmptyState } from "@/components/ui/states";
import { partsOfBoard, type Board } from "@/lib/domains/portal/tiles/board";
import { targetOf } from "@/lib/domains/portal/tiles/placed";
import type { PlacedTile, PlacedWidget, PlacedWidgets } from "@/lib/domains/portal/tiles/schema";
import { matchesText } from "@/lib/shared/by-label";
import { NewsSlider } from "./news-slider";
import { TileSection } from "./tile-section";
import { useBoard } from "./use-board";

interface Props {
  home: Board;
  first: PlacedWidgets;
  lang: string;
  /** A page that shows something else besides need not say that nothing is published. */
  mayBeEmpty?: boolean;
}

/** The places of tiles as the field that searches everything offers them. */
const offerOf = (tile: PlacedTile, now: Date) => {
  const { href, way } = targetOf(tile, now);
  return way === "none" ? [] : [{ href, label: tile.name, words: tile.text, isOutside: way === "tab" }];
};

/**
 * The widgets of a page: highlighted tiles first, the news, then a section each. The header's field searches them together
 * with the product, and leaves the tiles that hold what is typed.
 */
export function HomeBoard({ home, first, lang, mayBeEmpty = false }: Props) {
  const t = useTranslations("portal");
  const { now, widgets } = useBoard(home, first, lang);
  const typed = useTyped().trim();
  useOffer(useMemo(() => offersOf(widgets, now), [widgets, now]));
  const { highlighted, news, sections } = partsOfBoard(home, widgets, ({ name, text }) =>
    matchesText(`${name} ${text}`, typed),
  );
  const count = [highlighted, news, ...sections.map(({ tiles }) => tiles)].flat().length;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <p role="status" className="sr-only">
        {typed === "" ? "" : t("count", { count })}
      </p>
      {highlighted.length > 0 ? <TileSection title={t("highlighted")} tiles={highlighted} now={now} /> : null}
      {news.length > 0 ? <NewsSlider tiles={news} now={now} /> : null}
      {sections.map(({ key, title, group, subtitle, img, tiles }) => (
        <TileSection
          key={key}
          title={group ? t(`services.${group}`) : (title ?? "")}
          {...{ subtitle, img, tiles, now }}
        />
      ))}
      {count === 0 && (typed !== "" || !mayBeEmpty) ? (
        <EmptyState
          title={t(typed === "" ? "empty" : "nothing")}
          text={t(typed === "" ? "emptyText" : "nothingText")}
        />
      ) : null}
    </div>
  );
}

function offersOf(widgets: readonly PlacedWidget[], now: Date) {
  const all = widgets.flatMap(({ tiles }) => tiles.flatMap((tile) => offerOf(tile, now)));
  return all.filter(({ href, label }, at) => all.findIndex((one) => one.href === href && one.label === label) === at);
}
