"use client";

import { useTranslations } from "next-intl";
import Link from "next/link";
import { useSyncExternalStore } from "react";
import { Button } from "@/components/ui/button";
import { Kbd } from "@/components/ui/kbd";
import { readSearches, searchStore, type PreviousSearch } from "./previous-searches";
import { VehicleMark } from "./vehicle-mark";

/** The vehicles that were looked up on this device, each a link; arrows move from one to the next. */
export function SearchHistory() {
  const t = useTranslations("vehicles.history");
  const searches = readSearches(useSyncExternalStore(searchStore.subscribe, searchStore.get, searchStore.getOnServer));
  return (
    <section aria-labelledby="history-title" className="grid content-start gap-2">
      <div className="flex min-h-8 items-center gap-2">
        <h2 id="history-title" className="text-sub font-semibold">
          {t("title")}
        </h2>
        {searches.length > 0 ? (
          <Button size="sm" variant="ghost" className="ms-auto" onClick={searchStore.clear}>
            {t("clear")}
          </Button>
        ) : null}
      </div>
      {searches.length === 0 ? <p className="text-ink-3">{t("empty")}</p> : <SearchList searches={searches} />}
      {searches.length > 0 ? (
        <p className="flex gap-3 text-tiny text-ink-3 max-md:hidden">
          <span>
            <Kbd>↑</Kbd> <Kbd>↓</Kbd> {t("move")}
          </span>
        </p>
      ) : null}
    </section>
  );
}

function SearchList({ searches }: { searches: readonly PreviousSearch[] }) {
  return (
    <ol className="divide-y divide-line-2 rounded-md border border-line bg-paper shadow-card">
      {searches.map(({ url, label }) => (
        <li key={url}>
          <Link
            href={url}
            prefetch={false}
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
