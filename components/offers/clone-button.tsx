"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { onDemand } from "@/components/page/on-demand";
import { useUnsavedWords } from "@/components/page/use-unsaved-words";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { SupplierOffer } from "@/lib/domains/offers/schema";

const CloneForm = onDemand(() => import("./clone-form").then((module) => module.CloneForm));

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
  const unsaved = useUnsavedWords();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button data-clone className="w-full" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t(own ? "change" : "open")}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={t("title", { ref: article.name })}
        closeLabel={common("close")}
        unsaved={unsaved}
        size="sm"
      >
        <CloneForm
          fallback={common("loading")}
          onMissing={close}
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
