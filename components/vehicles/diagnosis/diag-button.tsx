"use client";

import { Stethoscope } from "@/components/drawings/icons";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { onDemand } from "@/components/page/on-demand";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";

const DiagPanel = onDemand(() => import("./diag-panel").then((module) => module.DiagPanel));

/** Opens the diagnostics modal; `base` is the address of the vehicle at work, null where none is. */
export function DiagButton({ base }: { base: string | null }) {
  const t = useTranslations("vehicle-tools.diag");
  const common = useTranslations("common");
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Stethoscope className="size-3.5" />
        {t("open")}
      </Button>
      <Dialog open={open} onClose={close} title={t("title")} closeLabel={common("close")}>
        <DiagPanel fallback={common("loading")} onMissing={close} base={base} onLeave={close} />
      </Dialog>
    </>
  );
}
