"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useAction } from "@/components/page/use-action";
import { useGo } from "@/components/page/use-go";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/api/client";

/** Takes a package away, once that is confirmed. */
export function RemovePackageButton({ packageId, name }: { packageId: number; name: string }) {
  const t = useTranslations("packages");
  const common = useTranslations("common");
  const [open, setOpen] = useState(false);
  const { go, going } = useGo();
  const { busy, run } = useAction(() => t("failed"), { id: "package" });
  const remove = () =>
    void run(async () => {
      await call("delete", "/packages/{packageId}", { params: { packageId: String(packageId) } });
      toast.success(t("deleted", { name }), { id: "package" });
      go("/packages");
    });
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        {t("delete")}
      </Button>
      {open ? (
        <Dialog
          open
          size="sm"
          title={t("deleteAsk", { name })}
          closeLabel={common("close")}
          onClose={() => setOpen(false)}
        >
          <div className="flex flex-wrap gap-2">
            <Button variant="danger" busy={busy || going} onClick={remove}>
              {t("delete")}
            </Button>
            <Button onClick={() => setOpen(false)}>{common("cancel")}</Button>
          </div>
        </Dialog>
      ) : null}
    </>
  );
}
