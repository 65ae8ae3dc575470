"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { onDemand } from "@/components/page/on-demand";
import { useUnsavedWords } from "@/components/page/use-unsaved-words";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { EditedVehicle } from "./edit-forms";

const EditForms = onDemand(() => import("./edit-forms").then((module) => module.EditForms));

/** Opens the forms that correct the ktype of a VIN and the numbers of a ktype. */
export function EditButton({ vehicle }: { vehicle: EditedVehicle }) {
  const t = useTranslations("vehicle-tools.edit");
  const common = useTranslations("common");
  const unsaved = useUnsavedWords();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button size="sm" variant="ghost" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t("open")}
      </Button>
      <Dialog open={open} onClose={close} title={t("title")} closeLabel={common("close")} unsaved={unsaved}>
        <EditForms fallback={common("loading")} onMissing={close} vehicle={vehicle} onSaved={close} />
      </Dialog>
    </>
  );
}
