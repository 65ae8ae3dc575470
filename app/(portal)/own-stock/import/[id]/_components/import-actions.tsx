"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useAction } from "@/components/page/use-action";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/api/client";
import type { StockImport } from "@/lib/domains/stock/imports/schema";

const told = ["import-done", "wrong-lines", "stock-moved", "not-undoable", "sold-since"] as const;

/** Doing an import, without its wrong lines where it has some, and taking it back. */
export function ImportActions({
  id,
  state,
  counts,
  mayUndo,
}: Pick<StockImport, "id" | "state" | "counts" | "mayUndo">) {
  const t = useTranslations("stock.import");
  const router = useRouter();
  const { busy, run } = useAction(
    ({ code }) => {
      const known = told.find((one) => one === code);
      return known ? t(`refused.${known}`) : t("failed");
    },
    { id: "import" },
  );
  const apply = () =>
    run(async () => {
      await call("post", "/stock-imports/{id}/apply", { params: { id }, body: { withoutWrong: counts.wrong > 0 } });
      toast.success(t("done"), { id: "import" });
      router.refresh();
    });
  const undo = () =>
    run(async () => {
      await call("post", "/stock-imports/{id}/undo", { params: { id } });
      toast.success(t("undone"), { id: "import" });
      router.refresh();
    });
  const right = counts.new + counts.changed;
  if (state === "preview")
    return right > 0 ? (
      <Button variant="primary" busy={busy} onClick={() => void apply()}>
        {counts.wrong > 0 ? t("applyRight", { count: right, wrong: counts.wrong }) : t("apply", { count: right })}
      </Button>
    ) : (
      <p>{t("nothingToDo")}</p>
    );
  return mayUndo ? (
    <Button busy={busy} onClick={() => void undo()}>
      {t("undo")}
    </Button>
  ) : null;
}
