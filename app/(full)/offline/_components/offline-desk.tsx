"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { signOfLife } from "@/components/page/offline";
import { Button } from "@/components/ui/button";
import { StateDrawing } from "@/components/drawings/state-drawing";
import { isolated } from "@/lib/shared/dates";
import { offlinePage } from "@/lib/shared/offline-page";
import { listKept, type KeptPage } from "./list-kept";

const everyMs = 10_000;

/** Goes to the page that was asked for once the server answers. */
function goOn(): void {
  signOfLife().then(
    () => (location.pathname === offlinePage ? location.replace("/") : location.reload()),
    () => undefined,
  );
}

/** Says that the network is gone, tries again by itself, and leads to the pages that this browser has kept. */
export function OfflineDesk() {
  const t = useTranslations("installed.offline");
  const format = useFormatter();
  const [pages, setPages] = useState<readonly KeptPage[] | null>(null);
  useEffect(() => {
    void listKept().then(setPages);
    const every = setInterval(goOn, everyMs);
    window.addEventListener("online", goOn);
    return () => {
      clearInterval(every);
      window.removeEventListener("online", goOn);
    };
  }, []);
  return (
    <main className="min-h-dvh bg-ground">
      <div className="mx-auto grid max-w-2xl justify-items-center gap-3 px-4 py-12">
        <div className="text-ink-3 [&>svg]:size-24">
          <StateDrawing name="error" />
        </div>
        <h1 className="text-title font-title tracking-tight">{t("title")}</h1>
        <p role="status" className="text-center text-ink-2">
          {t("text")}
        </p>
        <Button variant="primary" onClick={goOn}>
          {t("retry")}
        </Button>
        {pages && pages.length > 0 ? (
          <nav aria-labelledby="kept" className="mt-6 w-full">
            <h2 id="kept" className="mb-2 text-sub font-semibold">
              {t("kept")}
            </h2>
            <ul className="divide-y divide-line-2 rounded-md border border-line bg-paper shadow-card">
              {pages.map(({ path, title, at }) => (
                <li key={path}>
                  <a
                    href={path}
                    className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 px-3 py-1.5 hover:bg-accent-soft"
                  >
                    <span className="min-w-0 wrap-anywhere">{title.replace(/ · [^·]+$/, "") || path}</span>
                    <span className="text-data text-ink-3">
                      {t("at", { time: isolated(format.dateTime(at, { dateStyle: "short", timeStyle: "short" })) })}
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
        {pages?.length === 0 ? <p className="text-ink-3">{t("nothing")}</p> : null}
      </div>
    </main>
  );
}
