"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { onDemand } from "@/components/page/on-demand";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";

const GenartPicker = onDemand(() => import("./genart-picker").then((module) => module.GenartPicker));
const Cat4Box = onDemand(() => import("./cat4-box").then((module) => module.Cat4Box));

interface Props {
  base: string;
  ktype: number;
  /** Make and model, such as Renault Clio III; null when unknown. */
  model: string | null;
  showsCat4: boolean;
}

/** The choice of several parts at once, in a window of its own: a single part is typed into the header's field. */
export function PickerButton({ base, ktype, model, showsCat4 }: Props) {
  const t = useTranslations("catalogue.picker");
  const common = useTranslations("common");
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t("several")}
      </Button>
      <Dialog open={open} onClose={close} title={t("label")} closeLabel={common("close")}>
        {open ? (
          <div className="grid min-h-104 grid-cols-[minmax(0,1fr)] content-start gap-2">
            {model ? <Cat4Box base={base} model={model} shown={showsCat4} onMissing={close} /> : null}
            <GenartPicker base={base} ktype={ktype} onMissing={close} />
          </div>
        ) : null}
      </Dialog>
    </>
  );
}
