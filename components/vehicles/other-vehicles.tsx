"use client";

import { useTranslations } from "next-intl";
import { ArrowLinks } from "@/components/ui/arrow-links";
import { Dialog } from "@/components/ui/dialog";
import { LinkButton } from "@/components/ui/link-button";
import { identificationStart } from "@/lib/domains/vehicles/paths/rules";
import { KeptList } from "./kept-list";
import { useKept } from "./use-kept";

interface Props {
  current: string;
  onClose: () => void;
}

/** The vehicles opened last, those with a star, and the way to a new search. */
export function OtherVehicles({ current, onClose }: Props) {
  const t = useTranslations("vehicles.switch");
  const common = useTranslations("common");
  const nowhere = [...useKept("history"), ...useKept("bookmarks")].every(({ url }) => url === current);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("open")}
      closeLabel={common("close")}
      footer={
        <LinkButton href={identificationStart} variant="primary" data-autofocus={nowhere || undefined}>
          {t("new")}
        </LinkButton>
      }
    >
      <ArrowLinks className="grid gap-6">
        <KeptList of="history" without={current} onChoose={onClose} />
        <KeptList of="bookmarks" onChoose={onClose} />
      </ArrowLinks>
    </Dialog>
  );
}
