"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { onDemand } from "@/components/page/on-demand";
import { Button } from "@/components/ui/button";
import type { SupplierOffer } from "@/lib/domains/offers/schema";

const CloneDialog = onDemand(() => import("./clone-dialog").then((module) => module.CloneDialog));

interface Props {
  article: { id: number; name: string };
  /** What the own stock offers already; null for an article that was never cloned. */
  own: SupplierOffer | null;
  onCloned: () => void;
}

/** Opens the form that puts an article into the own stock, or changes what lies there. */
export function CloneButton({ article, own, onCloned }: Props) {
  const t = useTranslations("offers.clone");
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button data-clone className="w-full" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t(own ? "change" : "open")}
      </Button>
      {open ? (
        <CloneDialog
          {...{ article, own }}
          onClose={close}
          onMissing={close}
          onCloned={() => {
            close();
            onCloned();
          }}
        />
      ) : null}
    </>
  );
}
