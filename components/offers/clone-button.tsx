"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { SupplierOffer } from "@/lib/domains/offers/schema";
import { CloneForm } from "./clone-form";

interface Props {
  article: { id: number; name: string };
  /** What the own stock offers already; null for an article that was never cloned. */
  own: SupplierOffer | null;
  onCloned: () => void;
}

/** Opens the form that puts an article into the own stock, or changes what lies there. */
export function CloneButton({ article, own, onCloned }: Props) {
  const t = useTranslations("offers.clone");
  const common = useTranslations("common");
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button className="w-full" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t(own ? "change" : "open")}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={t("title", { ref: article.name })}
        closeLabel={common("close")}
        size="sm"
      >
        <CloneForm
          article={article}
          own={own}
          onCloned={() => {
            close();
            onCloned();
          }}
        />
      </Dialog>
    </>
  );
}
