"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useLive, useRefresh } from "@/components/live/use-live";
import { saidBefore } from "@/components/page/said-before";
import { onDemand } from "@/components/page/on-demand";
import { useUnsavedWords } from "@/components/page/use-unsaved-words";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { toast } from "@/components/ui/toast-store";
import { readType } from "@/lib/domains/vehicles/tips/rules";
import type { Tip } from "@/lib/domains/vehicles/tips/schema";

const TipPanel = onDemand(() => import("./tip-panel").then((module) => module.TipPanel));

interface TipsButtonProps {
  /** The vehicle's address: its tips are counted once per visit. */
  url: string;
  type: string;
  tips: readonly Tip[];
  mayAdd: boolean;
}

/** Counts the tips of a vehicle, for ears as well, and opens them. */
export function TipsButton({ url, type, tips, mayAdd }: TipsButtonProps) {
  const t = useTranslations("vehicle-tools.tips");
  const common = useTranslations("common");
  const unsaved = useUnsavedWords();
  const [open, setOpen] = useState(false);
  const refresh = useRefresh();
  useLive("Tips", (event) => event.type === readType(type) && refresh());
  const count = tips.length;
  useEffect(() => {
    if (saidBefore("tips", url, 1)) return;
    toast.say(count === 0 ? t("none") : t("found", { count }), { id: "tips" });
  }, [url, count, t]);
  return (
    <>
      <Button size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t("open", { count })}
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
          onChanged={refresh}
        />
      </Dialog>
    </>
  );
}
