import { useTranslations } from "next-intl";
import { useRef, useState, type KeyboardEvent } from "react";
import { cn } from "@/components/ui/cn";
import type { Mark } from "@/lib/domains/places/map/schema";
import { KindIcon } from "./kind-icon";
import { isDirection, nextIn, pixelsOf, type View } from "./view";

interface Props {
  marks: readonly Mark[];
  view: View;
  /** The mark that holds what was chosen. */
  chosen: string | null;
  onChoose: (mark: Mark) => void;
}

/** The marks of a map: one tab stop, arrows go from one to the next. */
export function MarkLayer({ marks, view, chosen, onChoose }: Props) {
  const t = useTranslations("map");
  const layer = useRef<HTMLUListElement>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const stop = marks.find(({ key }) => key === focused) ?? marks.find(({ key }) => key === chosen) ?? marks[0];
  const onKeyDown = (event: KeyboardEvent, mark: Mark) => {
    if (!isDirection(event.key)) return;
    const next = nextIn(marks, mark, event.key);
    event.preventDefault();
    event.stopPropagation();
    if (!next) return;
    setFocused(next.key);
    layer.current?.querySelector<HTMLElement>(`[data-mark="${CSS.escape(next.key)}"]`)?.focus({ preventScroll: true });
  };
  return (
    <ul ref={layer} aria-label={t("marks")}>
      {marks.map((mark) => {
        const { dx, dy } = pixelsOf(view, mark);
        const isOne = mark.count === 1;
        const words = { name: mark.label, kind: t(`kind.${mark.kind}`) };
        return (
          <li key={mark.key} className="absolute start-0 top-0" style={{ transform: `translate(${dx}px, ${dy}px)` }}>
            <button
              type="button"
              data-mark={mark.key}
              tabIndex={mark.key === stop?.key ? 0 : -1}
              aria-label={isOne ? t("mark", words) : t("cluster", { count: mark.count })}
              aria-pressed={mark.key === chosen}
              onFocus={() => setFocused(mark.key)}
              onKeyDown={(event) => onKeyDown(event, mark)}
              onClick={() => onChoose(mark)}
              className={cn(
                "absolute grid -translate-1/2 place-items-center rounded-full border-2 shadow-card outline-offset-2",
                "hover:z-10 focus-visible:z-10 touch:after:absolute touch:after:-inset-2.5",
                mark.key === chosen && "z-20 outline-2 outline-accent",
                !isOne &&
                  "num border-accent bg-paper text-data font-semibold text-ink contrast-forced:border-[CanvasText]",
                isOne ? "border-paper" : mark.count < 10 ? "size-8" : mark.count < 1000 ? "size-10" : "size-12",
              )}
            >
              {isOne ? <KindIcon kind={mark.kind} /> : mark.count}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
