import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { cn } from "@/components/ui/cn";
import type { Spot } from "@/lib/domains/places/map/schema";
import { SpotRow } from "./spot-row";

interface Props {
  spots: readonly Spot[];
  chosen: string | null;
  /** What the map shows of a search: rows of the others stay, greyed. */
  label: string;
  onChoose: (spot: Spot) => void;
}

/** The same as the map's marks, as a list: a press on either chooses in both. */
export function SpotList({ spots, chosen, label, onChoose }: Props) {
  const t = useTranslations("map");
  const locale = useLocale();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const row = list.current?.querySelector("[aria-current=true]");
    row?.scrollIntoView({ block: "nearest" });
  }, [chosen]);
  return (
    <ul ref={list} aria-label={label} className="divide-y divide-line-2">
      {spots.map((spot) => (
        <li
          key={spot.key}
          className={cn(
            "relative [contain-intrinsic-size:auto_5rem] [content-visibility:auto]",
            spot.key === chosen && "bg-accent-soft",
          )}
        >
          <SpotRow spot={spot} isChosen={spot.key === chosen} locale={locale} t={t} onChoose={() => onChoose(spot)} />
        </li>
      ))}
    </ul>
  );
}
