"use client";

import { ArrowLeftRight } from "@/components/drawings/icons";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { isTyping } from "@/components/page/is-typing";
import { onDemand } from "@/components/page/on-demand";
import { IconButton } from "@/components/ui/button";

const OtherVehicles = onDemand(() => import("./other-vehicles").then((module) => module.OtherVehicles));
const key = "v";

/** The way to another vehicle, one key away: those opened last, those with a star, or a new search. */
export function SwitchVehicle({ current }: { current: string }) {
  const t = useTranslations("vehicles.switch");
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const show = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== key || isTyping(event) || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener("keydown", show);
    return () => document.removeEventListener("keydown", show);
  }, []);
  const close = () => setOpen(false);
  return (
    <>
      <IconButton variant="secondary" label={t("open")} aria-keyshortcuts={key} onClick={() => setOpen(true)}>
        <ArrowLeftRight />
      </IconButton>
      {open ? <OtherVehicles current={current} onClose={close} onMissing={close} /> : null}
    </>
  );
}
