"use client";

import { Stethoscope } from "@/components/drawings/icons";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { onDemand } from "@/components/page/on-demand";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";

const DiagPanel = onDemand(() => import("./diag-panel").then((module) => module.DiagPanel));

interface Props {
  /** The address of the vehicle at work; null where none is. */
  base: string | null;
  /** The page of diagnosis, for who may open it. */
  bench: string | null;
}

/** Opens the diagnostics modal. */
export function DiagButton({ base, bench }: Props) {
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
        <DiagPanel fallback={common("loading")} onMissing={close} base={base} bench={bench} onLeave={close} />
      </Dialog>
    </>
  );
}
