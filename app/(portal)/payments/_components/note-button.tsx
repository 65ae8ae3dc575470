"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useAction } from "@/components/page/use-action";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/api/client";

interface Props {
  companyId: number;
  orderNumber: string;
  kind: "paid" | "refunded";
}

/** Notes that money changed hands without a bank's file. */
export function NoteButton({ companyId, orderNumber, kind }: Props) {
  const t = useTranslations("payments.note");
  const router = useRouter();
  const { busy, run } = useAction(() => t("failed"), { id: "note-money" });
  const note = () =>
    run(async () => {
      const params = { companyId: String(companyId), orderId: orderNumber };
      await call("post", "/payments/received/{companyId}/{orderId}", { params, body: { kind } });
      toast.success(t("done"), { id: "note-money" });
      router.refresh();
    });
  return (
    <Button busy={busy} onClick={() => void note()}>
      {t(kind)}
    </Button>
  );
}
