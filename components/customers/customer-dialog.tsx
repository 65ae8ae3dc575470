"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useUnsavedWords } from "@/components/page/use-unsaved-words";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { CurrentCustomer, VehicleToLink } from "@/lib/domains/customers/schema";
import { CustomerForm } from "./customer-form";
import { CustomerPicker } from "./customer-picker";

interface Props {
  current: CurrentCustomer | null;
  vehicle: VehicleToLink | null;
  onServe: (customer: CurrentCustomer | null) => void;
  onClose: () => void;
}

/** Choose a customer by typing, or make a new one: two views of one dialog. */
export function CustomerDialog({ current, vehicle, onServe, onClose }: Props) {
  const t = useTranslations("customers");
  const common = useTranslations("common");
  const unsaved = useUnsavedWords();
  const [creating, setCreating] = useState(false);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(creating ? "new" : "choose")}
      closeLabel={common("close")}
      unsaved={unsaved}
      size="md"
    >
      {creating ? (
        <CustomerForm vehicle={vehicle} onSaved={onServe} onCancel={() => setCreating(false)} />
      ) : (
        <>
          <CustomerPicker current={current} onPick={onServe} />
          <div className="mt-4 flex flex-wrap justify-end gap-2 border-t border-line pt-3">
            {current ? <Button onClick={() => onServe(null)}>{t("release")}</Button> : null}
            <Button variant="primary" onClick={() => setCreating(true)}>
              {t("new")}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
