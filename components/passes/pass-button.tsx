"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { IdCard } from "@/components/drawings/icons";
import { onDemand } from "@/components/page/on-demand";
import { useUnsavedWords } from "@/components/page/use-unsaved-words";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";

const PassDesk = onDemand(() => import("./pass-desk").then((module) => module.PassDesk));

interface Props {
  vin: string;
  /** When the law wants the next inspection, as far as one knows. */
  inspection: string | null;
  /** Whether passes for trying may be downloaded. */
  mayTry: boolean;
}

/** Opens the company's pass of the vehicle. */
export function PassButton({ vin, inspection, mayTry }: Props) {
  const t = useTranslations("passes.make");
  const common = useTranslations("common");
  const unsaved = useUnsavedWords();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <IdCard className="size-3.5" />
        {t("open")}
      </Button>
      <Dialog open={open} onClose={close} title={t("title")} closeLabel={common("close")} unsaved={unsaved}>
        <PassDesk fallback={common("loading")} onMissing={close} vin={vin} inspection={inspection} mayTry={mayTry} />
      </Dialog>
    </>
  );
}
