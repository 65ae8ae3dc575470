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
import type { LineStep } from "@/lib/domains/orders/rules";
import { returnReasons } from "@/lib/domains/orders/returns/rules";
import { ReturnReason } from "./return-reason";
import { useOrderRefusal } from "./use-order-refusal";

interface Props {
  orderId: string;
  lineId: number;
  step: LineStep;
  most: number;
  article: string;
  onClose: () => void;
}

const readCount = (text: string, most: number): number | null => {
  const count = /^\s*[1-9]\d{0,3}\s*$/.test(text) ? Number(text) : 0;
  return count >= 1 && count <= most ? count : null;
};

/** What is said of a return beside its words; the criterion only of what does not fit. */
const returned = (reason: string, criterionId: string) => ({
  reason: returnReasons.find((known) => known === reason),
  criterionId: reason === "does-not-fit" && criterionId ? Number(criterionId) : null,
});

/** How many pieces a step is done with, and why they go back. */
export function StepDialog({ orderId, lineId, step, most, article, onClose }: Props) {
  const t = useTranslations("orders");
  const router = useRouter();
  const refusal = useOrderRefusal();
  const unsaved = useUnsavedWords();
  const isReturn = step === "return";
  const draft = useDraft({
    first: { pieces: String(most), note: "", reason: "", criterionId: "" },
    check: ({ pieces, note, reason }) => ({
      ...(readCount(pieces, most) === null ? { pieces: "count" } : {}),
      ...(isReturn && !reason ? { reason: "required" } : {}),
      ...(isReturn && reason === "other" && !note.trim() ? { note: "required" } : {}),
    }),
    word: (code) => (code === "count" ? t("badPieces", { most }) : null),
    send: async ({ pieces, note, reason, criterionId }) => {
      const lines = [{ lineId, pieces: readCount(pieces, most) ?? 1 }];
      const said = isReturn ? returned(reason, criterionId) : {};
      await call("post", "/order/step", { body: { orderId, step, lines, note: note.trim(), ...said } });
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
      title={t("stepTitle", { step: t(`step.${step}`), article })}
      closeLabel={t("close")}
      onClose={onClose}
      unsaved={unsaved}
    >
      <DraftForm draft={draft} submit={t("do")}>
        <DraftField
          draft={draft}
          name="pieces"
          label={t("pieces")}
          hint={t("most", { most })}
          inputMode="numeric"
          required
        />
        {isReturn ? <ReturnReason draft={draft} orderId={orderId} lineId={lineId} /> : null}
        <DraftField
          draft={draft}
          name="note"
          label={t("note")}
          maxLength={200}
          required={isReturn && draft.values.reason === "other"}
        />
      </DraftForm>
    </Dialog>
  );
}
