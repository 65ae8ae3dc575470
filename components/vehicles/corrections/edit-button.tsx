"use client";

import { useTranslations } from "next-intl";
import { lazy, Suspense, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { EditedVehicle } from "./edit-forms";

const EditForms = lazy(() => import("./edit-forms").then((module) => ({ default: module.EditForms })));

/** Opens the forms that correct the ktype of a VIN and the numbers of a ktype. */
export function EditButton({ vehicle }: { vehicle: EditedVehicle }) {
  const t = useTranslations("vehicle-tools.edit");
  const common = useTranslations("common");
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button size="sm" variant="ghost" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t("open")}
      </Button>
      <Dialog open={open} onClose={close} title={t("title")} closeLabel={common("close")}>
        <Suspense fallback={common("loading")}>
          <EditForms vehicle={vehicle} onSaved={close} />
        </Suspense>
      </Dialog>
    </>
  );
}
