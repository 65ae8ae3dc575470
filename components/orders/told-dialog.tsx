"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { DraftField } from "@/components/page/draft-field";
import { DraftForm } from "@/components/page/draft-form";
import { useDraft } from "@/components/page/use-draft";
import { useUnsavedWords } from "@/components/page/use-unsaved-words";
import { Dialog } from "@/components/ui/dialog";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/api/client";
import { useOrderRefusal } from "./use-order-refusal";

interface Props {
  orderId: string;
  /** It was sent, and nobody knows whether it came. */
  unanswered: boolean;
  onClose: () => void;
}

/** Says that the supplier has taken an order by telephone, with its number where it gave one. */
export function ToldDialog({ orderId, unanswered, onClose }: Props) {
  const t = useTranslations("orders");
  const router = useRouter();
  const refusal = useOrderRefusal();
  const draft = useDraft({
    first: { supplierNumber: "" },
    send: async ({ supplierNumber }) => {
      await call("post", "/order/told", { body: { orderId, supplierNumber } });
      toast.success(t("stepped"), { id: `order-${orderId}` });
      onClose();
      router.refresh();
    },
    refusal: (problem) => refusal(problem),
    id: `order-${orderId}`,
  });
  return (
    <Dialog
      open
      size="sm"
      title={t(unanswered ? "unansweredTitle" : "toldTitle", { number: orderId })}
      closeLabel={t("close")}
      onClose={onClose}
      unsaved={useUnsavedWords()}
    >
      <DraftForm draft={draft} submit={t("do")}>
        <DraftField draft={draft} name="supplierNumber" label={t("toldNumber")} maxLength={60} />
      </DraftForm>
    </Dialog>
  );
}
