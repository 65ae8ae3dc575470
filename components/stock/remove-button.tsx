"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useGo } from "@/components/page/use-go";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/api/client";

/** Removes an item of the company's own once that is confirmed: its picture goes with it. */
export function RemoveButton({ id, name }: { id: number; name: string }) {
  const t = useTranslations("social.item");
  const common = useTranslations("common");
  const { go } = useGo();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    try {
      await call("delete", "/stock-items/{id}", { params: { id } });
      toast.success(t("toast.removed", { ref: name }), { id: "item" });
      go("/social");
    } catch {
      toast.error(t("toast.notRemoved", { ref: name }), { id: "item" });
      setBusy(false);
    }
  };
  return (
    <>
      <Button variant="danger" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t("remove")}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t("removeTitle", { ref: name })}
        closeLabel={common("close")}
        size="sm"
      >
        <p className="mb-4">{t("removeText")}</p>
        <div className="flex flex-wrap gap-2">
          <Button variant="danger" busy={busy} onClick={() => void remove()}>
            {t("removeNow")}
          </Button>
          <Button onClick={() => setOpen(false)}>{common("cancel")}</Button>
        </div>
      </Dialog>
    </>
  );
}
