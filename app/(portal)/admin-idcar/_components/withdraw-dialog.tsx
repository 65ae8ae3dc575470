"use client";

import { useTranslations } from "next-intl";
import { useAction } from "@/components/page/use-action";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/api/client";
import type { Pass } from "@/lib/domains/passes/schema";

interface Props {
  pass: Pass;
  onDone: (pass: Pass) => void;
  onClose: () => void;
}

/** Asks before a pass is withdrawn. */
export function WithdrawDialog({ pass, onDone, onClose }: Props) {
  const t = useTranslations("passes.admin");
  const common = useTranslations("common");
  const { serial } = pass;
  const { busy, run } = useAction(() => common("error"));
  const withdraw = () =>
    run(async () => {
      onDone(await call("delete", "/pkpass/{serial}", { params: { serial } }));
      toast.success(t("withdrawnNow"));
    });
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      title={t("withdrawTitle", { vehicle: pass.plate ?? pass.label })}
      closeLabel={common("close")}
      footer={
        <>
          <Button data-autofocus onClick={onClose}>
            {common("cancel")}
          </Button>
          <Button variant="danger" busy={busy} onClick={() => void withdraw()}>
            {t("withdraw")}
          </Button>
        </>
      }
    >
      <p>{t("withdrawText")}</p>
    </Dialog>
  );
}
