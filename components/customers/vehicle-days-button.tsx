"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { CalendarClock } from "@/components/drawings/icons";
import { DraftField } from "@/components/page/draft-field";
import { DraftForm } from "@/components/page/draft-form";
import { useDraft } from "@/components/page/use-draft";
import { useUnsavedWords } from "@/components/page/use-unsaved-words";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/api/client";

interface Props {
  customerId: number;
  vehicle: { id: number; immat: string; inspectionOn: string | null; serviceOn: string | null };
}

/** Says when a customer's vehicle is due: the way to take it off the morning's list, too. */
export function VehicleDaysButton({ customerId, vehicle }: Props) {
  const t = useTranslations("today.days");
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="sm"
        aria-haspopup="dialog"
        aria-label={`${t("button")} ${vehicle.immat}`}
        onClick={() => setOpen(true)}
      >
        <CalendarClock />
        {t("button")}
      </Button>
      {open ? <DaysDialog customerId={customerId} vehicle={vehicle} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function DaysDialog({ customerId, vehicle, onClose }: Props & { onClose: () => void }) {
  const t = useTranslations("today.days");
  const common = useTranslations("common");
  const router = useRouter();
  const unsaved = useUnsavedWords();
  const { id: vehicleId, immat, inspectionOn, serviceOn } = vehicle;
  const draft = useDraft({
    first: { inspectionOn: inspectionOn ?? "", serviceOn: serviceOn ?? "" },
    send: async (days) => {
      const body = {
        customerId,
        vehicleId,
        inspectionOn: days.inspectionOn || null,
        serviceOn: days.serviceOn || null,
      };
      await call("post", "/vc/days", { body });
      toast.say(t("saved"));
      onClose();
      router.refresh();
    },
    refusal: () => t("failed"),
  });
  return (
    <Dialog
      open
      size="sm"
      title={`${t("button")} ${immat}`}
      closeLabel={common("close")}
      onClose={onClose}
      unsaved={unsaved}
    >
      <DraftForm draft={draft} submit={common("save")} onCancel={onClose}>
        <DraftField draft={draft} name="inspectionOn" label={t("inspection")} type="date" />
        <DraftField draft={draft} name="serviceOn" label={t("service")} type="date" />
      </DraftForm>
    </Dialog>
  );
}
