"use client";

import { useTranslations } from "next-intl";
import Link from "next/link";
import { useId } from "react";
import { Button } from "@/components/ui/button";
import type { PreviousSearch } from "./previous-searches";
import { keptStores, useKept } from "./use-kept";
import { VehicleMark } from "./vehicle-mark";

interface KeptListProps {
  of: keyof typeof keptStores;
  /** The address of a vehicle that need not be offered. */
  without?: string;
  onChoose?: () => void;
}

/** The vehicles that this browser remembers: those last opened, or those with a star. */
export function KeptList({ of, without, onChoose }: KeptListProps) {
  const t = useTranslations(`vehicles.kept.${of}`);
  const titleId = useId();
  const vehicles = useKept(of).filter(({ url }) => url !== without);
  return (
    <section aria-labelledby={titleId} className="grid content-start gap-2">
      <div className="flex min-h-8 items-center gap-2">
        <h2 id={titleId} className="text-sub font-semibold">
          {t("title")}
        </h2>
        {vehicles.length > 0 ? (
          <Button size="sm" variant="ghost" className="ms-auto" onClick={keptStores[of].clear}>
            {t("clear")}
          </Button>
        ) : null}
      </div>
      {vehicles.length === 0 ? (
        <p className="text-ink-3">{t("empty")}</p>
      ) : (
        <VehicleLinks vehicles={vehicles} onChoose={onChoose} />
      )}
    </section>
  );
}

function VehicleLinks({ vehicles, onChoose }: { vehicles: readonly PreviousSearch[]; onChoose?: () => void }) {
  return (
    <ol className="max-h-96 divide-y divide-line-2 overflow-y-auto rounded-md border border-line bg-paper shadow-card">
      {vehicles.map(({ url, label }) => (
        <li key={url}>
          <Link
            href={url}
            prefetch={false}
            onClick={onChoose}
            data-previous-search
            className="flex min-h-11 items-center gap-3 px-3 py-1.5 hover:bg-accent-soft focus-visible:-outline-offset-2"
          >
            <span className="flex w-32 shrink-0">
              <VehicleMark url={url} />
            </span>
            <span className="min-w-0 truncate">{label}</span>
          </Link>
        </li>
      ))}
    </ol>
  );
}
