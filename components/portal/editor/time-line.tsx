"use client";

import { useTranslations } from "next-intl";
import { cn } from "@/components/ui/cn";
import { useMinute } from "@/components/page/use-minute";
import {
  chronologyOf,
  placeStretches,
  type Stretch,
  type TileDates,
  type TileState,
} from "@/lib/domains/portal/editor/chronology";
import { msOf, writeTypedTime } from "@/lib/domains/portal/editor/typed-time";

const looks: Record<TileState, string> = {
  waiting: "bg-sunk",
  announced: "bg-accent opacity-40",
  running: "bg-accent",
  closing: "bg-accent opacity-40",
  ended: "bg-sunk",
};

/** How a part of the line is said: what the tile is, from when, until when. */
function useStretchWords(): (stretch: Stretch) => string {
  const t = useTranslations("editors.line");
  return ({ state, from, to }) => {
    const values = { from: writeTypedTime(from), to: writeTypedTime(to), state: t(`state.${state}`) };
    if (from && to) return t("between", values);
    return from ? t("from", values) : to ? t("until", values) : t("always", values);
  };
}

/** When a tile is seen: a bar on which now is marked, with its parts in words below unless they are for ears alone. */
export function TimeLine({ dates, words = false }: { dates: TileDates; words?: boolean }) {
  const say = useStretchWords();
  const t = useTranslations("editors.line");
  const now = useMinute();
  const line = placeStretches(chronologyOf(dates), now, msOf);
  return (
    <div className="grid gap-2">
      <div
        role="img"
        aria-label={words ? t("title") : line.stretches.map(say).join(" ; ")}
        className={cn("relative overflow-hidden rounded-full border border-line", words ? "h-4" : "h-2")}
      >
        {line.stretches.map(({ state, start, end }) => (
          <span
            key={start}
            className={cn("absolute inset-y-0", looks[state])}
            style={{ insetInlineStart: `${start * 100}%`, width: `${(end - start) * 100}%` }}
          />
        ))}
        <span
          suppressHydrationWarning
          className="absolute inset-y-0 w-0.5 bg-ink"
          style={{ insetInlineStart: `${line.now * 100}%` }}
        />
      </div>
      {words ? (
        <ol aria-label={t("title")} className="grid gap-1 text-data">
          {line.stretches.map((stretch) => (
            <li key={stretch.start} className="flex items-center gap-2">
              <span aria-hidden className={cn("size-3 shrink-0 rounded-sm border border-line", looks[stretch.state])} />
              <span className="num">{say(stretch)}</span>
            </li>
          ))}
        </ol>
      ) : null}
    </div>
  );
}
