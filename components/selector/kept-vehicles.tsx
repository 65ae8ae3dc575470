"use client";

import { useTranslations } from "next-intl";
import Link from "next/link";
import { useId, useSyncExternalStore } from "react";
import { Button } from "@/components/ui/button";
import { bookmarkStore, readSearches, searchStore } from "@/components/vehicles/previous-searches";
import { VehicleMark } from "@/components/vehicles/vehicle-mark";
import { ArrowLinks } from "./arrow-links";

const stores = { history: searchStore, bookmarks: bookmarkStore };

/** The vehicles that this browser remembers: those last opened, or those with a star. */
export function KeptVehicles({ of }: { of: keyof typeof stores }) {
  const t = useTranslations(`selector.${of}`);
  const titleId = useId();
  const store = stores[of];
  const vehicles = readSearches(useSyncExternalStore(store.subscribe, store.get, store.getOnServer));
  return (
    <section aria-labelledby={titleId} className="grid content-start gap-2">
      <div className="flex min-h-8 items-center gap-2">
        <h2 id={titleId} className="text-sub font-semibold">
          {t("title")}
        </h2>
        {vehicles.length > 0 ? (
          <Button size="sm" variant="ghost" className="ms-auto" onClick={store.clear}>
            {t("clear")}
          </Button>
        ) : null}
      </div>
      {vehicles.length === 0 ? (
        <p className="text-ink-3">{t("empty")}</p>
      ) : (
        <ArrowLinks>
          <ol className="max-h-96 divide-y divide-line-2 overflow-y-auto rounded-md border border-line bg-paper shadow-card">
            {vehicles.map(({ url, label }) => (
              <li key={url}>
                <Link
                  href={url}
                  prefetch={false}
                  className="flex min-h-10 items-center gap-2.5 px-3 py-1.5 hover:bg-accent-soft focus-visible:-outline-offset-2 touch:min-h-11"
                >
                  <VehicleMark url={url} />
                  <span className="min-w-0 text-data">{label}</span>
                </Link>
              </li>
            ))}
          </ol>
        </ArrowLinks>
      )}
    </section>
  );
}
