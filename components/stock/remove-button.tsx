"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useGo } from "@/components/page/use-go";
import { useAction } from "@/components/page/use-action";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/api/client";

/** Removes an item of the company's own once that is confirmed: its picture goes with it. */
export function RemoveButton({ id, name }: { id: number; name: string }) {
  const t = useTranslations("social.item");
  const common = useTranslations("common");
  const { go, going } = useGo();
  const [open, setOpen] = useState(false);
  const { busy, run } = useAction(() => t("toast.notRemoved", { ref: name }), { id: "item" });
  const remove = () =>
    run(async () => {
      await call("delete", "/stock-items/{id}", { params: { id } });
      toast.success(t("toast.removed", { ref: name }), { id: "item" });
      go("/social");
    });
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
          <Button variant="danger" busy={busy || going} onClick={() => void remove()}>
            {t("removeNow")}
          </Button>
          <Button onClick={() => setOpen(false)}>{common("cancel")}</Button>
        </div>
      </Dialog>
    </>
  );
}
