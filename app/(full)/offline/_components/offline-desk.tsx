"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState, useSyncExternalStore } from "react";
import { begin } from "@/components/outbox/outbox";
import { Queue } from "@/components/outbox/queue";
import { signOfLife } from "@/components/page/offline";
import { Button } from "@/components/ui/button";
import { StateDrawing } from "@/components/drawings/state-drawing";
import { offlinePage } from "@/lib/shared/offline-page";
import { groupKept } from "./group-kept";
import { KeptList } from "./kept-list";
import { listKept, type KeptPage } from "./list-kept";

const everyMs = 10_000;

/** Goes to the page that was asked for once the server answers. */
function goOn(): void {
  signOfLife().then(
    () => (location.pathname === offlinePage ? location.replace("/") : location.reload()),
    () => undefined,
  );
}

/** Whether the reader came for what is kept, not for a page that cannot be had. */
const isAskedFor = (): boolean => location.pathname === offlinePage;
const never = () => () => undefined;

/** Shows what waits, sends it once the server answers, and goes on by itself where this stands in another page's place. */
function useReturn(): boolean {
  const isWanted = useSyncExternalStore(never, isAskedFor, () => false);
  useEffect(() => {
    const look = () => {
      void begin().catch(() => undefined);
      if (!isAskedFor()) goOn();
    };
    void begin().catch(() => undefined);
    const every = setInterval(look, everyMs);
    window.addEventListener("online", look);
    return () => {
      clearInterval(every);
      window.removeEventListener("online", look);
    };
  }, []);
  return isWanted;
}

/** Leads to what this browser has kept and shows what waits; in the place of a page that cannot be had it tries again. */
export function OfflineDesk() {
  const t = useTranslations("installed.offline");
  const [pages, setPages] = useState<readonly KeptPage[] | null>(null);
  const isWanted = useReturn();
  useEffect(() => {
    void listKept().then(setPages);
  }, []);
  const groups = pages ? groupKept(pages) : null;
  return (
    <main className="min-h-dvh bg-ground">
      <div className="mx-auto grid max-w-2xl justify-items-center gap-3 px-4 py-12">
        <div className="text-ink-3 [&>svg]:size-24">
          <StateDrawing name="error" />
        </div>
        <h1 className="text-title font-title tracking-tight">{t(isWanted ? "bench" : "title")}</h1>
        {isWanted ? null : (
          <p role="status" className="text-center text-ink-2">
            {t("text")}
          </p>
        )}
        <Button variant="primary" onClick={goOn}>
          {t(isWanted ? "back" : "retry")}
        </Button>
        <Queue />
        {groups ? (
          <>
            <KeptList title={t("vehicles")} pages={groups.vehicles} />
            <KeptList title={t("customers")} pages={groups.customers} />
            <KeptList title={t("kept")} pages={groups.others} />
          </>
        ) : null}
        {pages?.length === 0 ? <p className="text-ink-3">{t("nothing")}</p> : null}
      </div>
    </main>
  );
}
