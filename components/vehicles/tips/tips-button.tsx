"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { saidBefore } from "@/components/page/said-before";
import { onDemand } from "@/components/page/on-demand";
import { useUnsavedWords } from "@/components/page/use-unsaved-words";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { toast } from "@/components/ui/toast-store";
import type { Tip } from "@/lib/domains/vehicles/tips/schema";

const TipPanel = onDemand(() => import("./tip-panel").then((module) => module.TipPanel));

interface TipsButtonProps {
  /** The vehicle's address: its tips are counted once per visit. */
  url: string;
  type: string;
  tips: readonly Tip[];
  mayAdd: boolean;
}

/** Counts the tips of a vehicle in a toast that opens them, and opens them from its own place too. */
export function TipsButton({ url, type, tips: found, mayAdd }: TipsButtonProps) {
  const t = useTranslations("vehicle-tools.tips");
  const common = useTranslations("common");
  const unsaved = useUnsavedWords();
  const [open, setOpen] = useState(false);
  const [added, setAdded] = useState<readonly Tip[]>([]);
  const known = new Set(found.map(({ id }) => id));
  const tips = [...added.filter(({ id }) => !known.has(id)), ...found];
  const count = found.length;
  useEffect(() => {
    if (saidBefore("tips", url, 1)) return;
    const action = { label: t("show"), onClick: () => setOpen(true) };
    if (count === 0) toast.info(t("none"), { id: "tips" });
    else toast.info(t("found", { count }), { id: "tips", action });
  }, [url, count, t]);
  return (
    <>
      <Button size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t("open", { count: tips.length })}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t("title")}
        closeLabel={common("close")}
        unsaved={unsaved}
      >
        <TipPanel
          fallback={common("loading")}
          onMissing={() => setOpen(false)}
          type={type}
          tips={tips}
          mayAdd={mayAdd}
          onAdded={(tip) => setAdded([tip, ...added])}
        />
      </Dialog>
    </>
  );
}
