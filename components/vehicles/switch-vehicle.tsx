"use client";

import { ArrowLeftRight } from "@/components/drawings/icons";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { isTyping } from "@/components/page/is-typing";
import { ArrowLinks } from "@/components/ui/arrow-links";
import { IconButton } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { LinkButton } from "@/components/ui/link-button";
import { identificationStart } from "@/lib/domains/vehicles/paths/rules";
import { KeptList } from "./kept-list";
import { useKept } from "./use-kept";

const key = "v";

/** The way to another vehicle, one key away: those opened last, those with a star, or a new search. */
export function SwitchVehicle({ current }: { current: string }) {
  const t = useTranslations("vehicles.switch");
  const common = useTranslations("common");
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
  const nowhere = [...useKept("history"), ...useKept("bookmarks")].every(({ url }) => url === current);
  return (
    <>
      <IconButton variant="secondary" label={t("open")} aria-keyshortcuts={key} onClick={() => setOpen(true)}>
        <ArrowLeftRight />
      </IconButton>
      <Dialog
        open={open}
        onClose={close}
        title={t("open")}
        closeLabel={common("close")}
        footer={
          <LinkButton href={identificationStart} variant="primary" data-autofocus={nowhere || undefined}>
            {t("new")}
          </LinkButton>
        }
      >
        <ArrowLinks className="grid gap-6">
          <KeptList of="history" without={current} onChoose={close} />
          <KeptList of="bookmarks" onChoose={close} />
        </ArrowLinks>
      </Dialog>
    </>
  );
}
