"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { DraftField } from "@/components/page/draft-field";
import { DraftForm } from "@/components/page/draft-form";
import { useDraft } from "@/components/page/use-draft";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/api/client";
import { longestNote, movementKinds, readMoved, type MovementKind } from "@/lib/domains/stock/movements/rules";

/** Receives, sells, corrects or takes back pieces. */
export function MovementForm({ id }: { id: number }) {
  const t = useTranslations("stock");
  const router = useRouter();
  const draft = useDraft({
    first: { kind: "received" as MovementKind, pieces: "", note: "" },
    check: ({ kind, pieces }) => (readMoved(pieces, kind) === null ? { pieces: "pieces" } : {}),
    word: (_, name) => (name === "pieces" ? t("faults.pieces") : null),
    send: async ({ kind, pieces, note }) => {
      const moved = readMoved(pieces, kind) ?? 0;
      const { quantity } = await call("post", "/own-stock/{id}/movements", {
        params: { id },
        body: { kind, pieces: moved, note },
      });
      toast.success(t("moved", { count: quantity }), { id: "stock" });
      router.refresh();
    },
    refusal: ({ code, extra }) =>
      code === "too-many-pieces"
        ? t("tooMany")
        : t(code === "not-enough-stock" ? "notEnough" : "failed", { left: Number(extra.left ?? 0) }),
    resets: true,
  });
  return (
    <DraftForm draft={draft} submit={t("book")} label={t("move")} className="grid content-start gap-3">
      <DraftField draft={draft} name="kind" label={t("column.kind")}>
        {movementKinds.map((kind) => (
          <option key={kind} value={kind}>
            {t(`kind.${kind}`)}
          </option>
        ))}
      </DraftField>
      <DraftField
        draft={draft}
        name="pieces"
        label={t("column.moved")}
        hint={t("movedHint")}
        inputMode="text"
        maxLength={6}
        autoComplete="off"
        required
      />
      <DraftField draft={draft} name="note" label={t("column.note")} maxLength={longestNote} autoComplete="off" />
    </DraftForm>
  );
}
