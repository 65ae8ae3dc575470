"use client";

import { useTranslations } from "next-intl";
import { Link } from "@/components/ui/link";
import { useId, useState } from "react";
import { useAction } from "@/components/page/use-action";
import { Button } from "@/components/ui/button";
import type { KnownVehicle } from "@/lib/domains/vehicles/bookmarks/rules";
import { keptStores, useKnown } from "./use-kept";
import { namesVehicle, VehicleMark } from "./vehicle-mark";

interface KeptListProps {
  of: keyof typeof keptStores;
  /** The address of a vehicle that need not be offered. */
  without?: string;
  onChoose?: () => void;
}

/** The vehicles that are kept for the reader: those last opened, or those with a star. */
export function KeptList({ of, without, onChoose }: KeptListProps) {
  const t = useTranslations(`vehicles.kept.${of}`);
  const titleId = useId();
  const [cleared, setCleared] = useState<readonly KnownVehicle[] | null>(null);
  const known = useKnown(of);
  const { run } = useAction(() => t("failed"));
  const vehicles = (known ?? []).filter(({ url }) => url !== without);
  const empty = vehicles.length === 0;
  const clear = async () => {
    setCleared(known);
    if (!(await run(() => keptStores[of].clear()))) setCleared(null);
  };
  const undo = () => void run(() => keptStores[of].restore(cleared ?? []));
  return (
    <section aria-labelledby={titleId} className="grid content-start gap-2">
      <h2 id={titleId} className="flex min-h-8 items-center text-sub font-semibold">
        {t("title")}
      </h2>
      {known === null ? null : empty ? (
        <p role={cleared ? "status" : undefined} className="text-ink-3">
          {t("empty")}
        </p>
      ) : (
        <VehicleLinks vehicles={vehicles} onChoose={onChoose} />
      )}
      {empty && !cleared ? null : (
        <Button size="sm" variant="ghost" className="justify-self-end" onClick={empty ? undo : () => void clear()}>
          {t(empty ? "undo" : "clear")}
        </Button>
      )}
    </section>
  );
}

function VehicleLinks({ vehicles, onChoose }: { vehicles: readonly KnownVehicle[]; onChoose?: () => void }) {
  return (
    <ol className="max-h-96 divide-y divide-line-2 overflow-y-auto rounded-md border border-line bg-paper shadow-card">
      {vehicles.map(({ url, label }) => (
        <li key={url}>
          <Link
            href={url}
            prefetch={false}
            onClick={onChoose}
            data-previous-search
            className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-0.5 px-3 py-1.5 hover:bg-accent-soft focus-visible:-outline-offset-2"
          >
            {namesVehicle(url) ? (
              <span className="flex max-w-full min-w-32 shrink-0">
                <VehicleMark url={url} />
              </span>
            ) : null}
            <span className="line-clamp-2 min-w-0 flex-1 basis-36 wrap-anywhere" title={label}>
              {label}
            </span>
          </Link>
        </li>
      ))}
    </ol>
  );
}
