"use client";

import { RotateCw } from "@/components/drawings/icons";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { onDemand } from "@/components/page/on-demand";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { AroundVehicle, PhotoAccess } from "./around-vehicle";

const AroundPanel = onDemand(() => import("./around-panel").then((module) => module.AroundPanel));

/** Opens the vehicle to be turned; nothing of it is loaded before. */
export function AroundButton({ vehicle, access }: { vehicle: AroundVehicle; access: PhotoAccess }) {
  const t = useTranslations("around");
  const common = useTranslations("common");
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button size="sm" data-around aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <RotateCw className="size-3.5" />
        {t("open")}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={t("title", { vehicle: vehicle.label })}
        closeLabel={common("close")}
        size="lg"
      >
        <AroundPanel fallback={common("loading")} onMissing={close} vehicle={vehicle} access={access} />
      </Dialog>
    </>
  );
}
