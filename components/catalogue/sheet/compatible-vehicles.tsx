"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { CompatibleList, type VehiclesOfNumber } from "./compatible-list";

/** A button that shows the vehicles of a brand's number, or of a make's original number, in a dialog. */
export function CompatibleVehicles({ of }: { of: VehiclesOfNumber }) {
  const t = useTranslations("catalogue.compatible");
  const common = useTranslations("common");
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t("open")}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t("title", { name: of.name })}
        closeLabel={common("close")}
        size="lg"
      >
        <CompatibleList of={of} />
      </Dialog>
    </>
  );
}
