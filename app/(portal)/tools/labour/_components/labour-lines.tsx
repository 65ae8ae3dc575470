"use client";

import { useTranslations } from "next-intl";
import { useMinutes } from "@/components/repair/use-minutes";
import { Checkbox } from "@/components/ui/checkbox";
import { includedIn } from "@/lib/domains/repair/times/rules";
import type { LabourLine } from "@/lib/domains/repair/times/schema";

interface Props {
  lines: readonly LabourLine[];
  chosen: ReadonlySet<string>;
  onToggle: (key: string) => void;
}

/** Pieces of work with their times; one that is part of a ticked one says so. */
export function LabourLines({ lines, chosen, onToggle }: Props) {
  const t = useTranslations("portal-pages.labour");
  const written = useMinutes();
  const included = includedIn(lines, chosen);
  return (
    <ul className="divide-y divide-line-2">
      {lines.map(({ key, label, action, minutes }) => (
        <li key={key} className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-0.5 px-4 py-1.5">
          <span className="min-w-0 flex-1 basis-56">
            <Checkbox checked={chosen.has(key)} onChange={() => onToggle(key)} label={label} />
          </span>
          <span className="text-data text-ink-3">{included.has(key) ? t("isIncluded") : action}</span>
          <span className="num shrink-0 text-data">{written(minutes)}</span>
        </li>
      ))}
    </ul>
  );
}
