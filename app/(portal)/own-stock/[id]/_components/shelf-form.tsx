"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { DraftField } from "@/components/page/draft-field";
import { DraftForm } from "@/components/page/draft-form";
import { useDraft } from "@/components/page/use-draft";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/api/client";
import { longestPlace } from "@/lib/domains/stock/movements/rules";
import { readPieces } from "@/lib/domains/stock/rules";

interface Props {
  id: number;
  place: string;
  minimum: number;
}

/** Where an item lies, and from how few pieces on it is to be ordered again. */
export function ShelfForm({ id, place: lies, minimum: least }: Props) {
  const t = useTranslations("stock");
  const router = useRouter();
  const draft = useDraft({
    first: { place: lies, minimum: String(least) },
    check: ({ minimum }) => (readPieces(minimum) === null ? { minimum: "minimum" } : {}),
    word: (_, name) => (name === "minimum" ? t("faults.minimum") : null),
    send: async ({ place, minimum }) => {
      const body = { place, minimum: readPieces(minimum) ?? 0 };
      await call("post", "/own-stock/{id}/shelf", { params: { id }, body });
      toast.success(t("saved"), { id: "stock" });
      router.refresh();
    },
    refusal: () => t("failed"),
  });
  return (
    <DraftForm
      draft={draft}
      submit={t("save")}
      variant="secondary"
      label={t("shelf")}
      className="grid content-start gap-3"
    >
      <DraftField draft={draft} name="place" label={t("column.place")} maxLength={longestPlace} autoComplete="off" />
      <DraftField
        draft={draft}
        name="minimum"
        label={t("column.minimum")}
        hint={t("minimumHint")}
        inputMode="numeric"
        maxLength={5}
        autoComplete="off"
      />
    </DraftForm>
  );
}
