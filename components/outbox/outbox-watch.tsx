"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { toast } from "@/components/ui/toast-store";
import { offlinePage } from "@/lib/shared/offline-page";
import { followNetwork } from "./follow-network";
import { onTold, type Told } from "./state";

/** Follows what waits for the network, and says what became of it. */
export function OutboxWatch() {
  const t = useTranslations("shell.outbox");
  const router = useRouter();
  useEffect(followNetwork, []);
  useEffect(() => {
    const see = { label: t("see"), onClick: () => location.assign(offlinePage) };
    const say = (told: Told) => {
      if (told.what === "kept") toast.info(t("kept", { what: told.name }), { id: "outbox" });
      else if (told.what === "refused") toast.warning(t("refused"), { id: "outbox" });
      else if (told.what === "stuck") toast.warning(t("stuck"), { id: "outbox-stuck", persistent: true, action: see });
      else {
        toast.success(t("arrived", { count: told.count }), { id: "outbox" });
        router.refresh();
      }
    };
    return onTold(say);
  }, [t, router]);
  return null;
}
