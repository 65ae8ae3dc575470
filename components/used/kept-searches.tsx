"use client";

import { useTranslations } from "next-intl";
import { Link } from "@/components/ui/link";
import { useState } from "react";
import { Star, X } from "@/components/drawings/icons";
import { useAction } from "@/components/page/use-action";
import { Button, IconButton } from "@/components/ui/button";
import { call } from "@/lib/api/client";
import { useSearchWords } from "./use-search-words";

interface Props {
  /** The address of the search that is shown; null for one that narrows nothing. */
  url: string | null;
  kept: readonly string[];
}

/** The searches that the reader keeps, and the way to keep the one that is shown. */
export function KeptSearches({ url, kept: first }: Props) {
  const t = useTranslations("used.kept");
  const [kept, setKept] = useState(first);
  const wordsOf = useSearchWords();
  const { run, about } = useAction<string>(() => t("failed"), { id: "used-search" });
  const keep = (one: string) =>
    void run(async () => setKept(await call("post", "/used-searches", { body: { url: one } })), one);
  const drop = (one: string) =>
    void run(async () => setKept(await call("delete", "/used-searches", { query: { url: one } })), one);
  const isKept = url !== null && kept.includes(url);
  if (kept.length === 0 && url === null) return null;
  return (
    <section aria-label={t("title")} className="flex flex-wrap items-center gap-2">
      {url === null ? null : (
        <Button size="sm" aria-pressed={isKept} busy={about === url} onClick={() => (isKept ? drop(url) : keep(url))}>
          <Star className={isKept ? "size-3.5 fill-current" : "size-3.5"} />
          {t(isKept ? "isKept" : "keep")}
        </Button>
      )}
      {kept.length > 0 ? (
        <ul className="flex min-w-0 flex-wrap gap-1.5">
          {kept.map((one) => (
            <li
              key={one}
              className="inline-flex max-w-full items-center rounded-[14px] border border-line bg-paper ps-2.5 text-data has-[a[aria-current]]:border-accent has-[a[aria-current]]:bg-accent-soft touch:min-h-11 touch:rounded-[22px]"
            >
              <Link
                href={one}
                prefetch={false}
                aria-current={one === url ? "true" : undefined}
                className="inline-flex min-h-7 items-center truncate hover:text-accent touch:min-h-11"
              >
                {wordsOf(one)}
              </Link>
              <IconButton
                size="sm"
                variant="ghost"
                label={t("drop", { search: wordsOf(one) })}
                onClick={() => drop(one)}
              >
                <X className="size-3.5" />
              </IconButton>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
