"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useAction } from "@/components/page/use-action";
import { Button } from "@/components/ui/button";
import { call } from "@/lib/api/client";
import type { OperationStatus } from "@/lib/domains/operations/rules";

/** Finishes an operation, or opens it again. */
export function StatusButton({ number, status }: { number: string; status: OperationStatus }) {
  const t = useTranslations("operations");
  const router = useRouter();
  const { busy, run } = useAction(() => t("saveFailed"));
  const other = status === "open" ? "done" : "open";
  const change = () =>
    run(async () => {
      await call("post", "/operations/{number}", { params: { number }, body: { status: other } });
      router.refresh();
    });
  return (
    <Button busy={busy} onClick={() => void change()}>
      {t(status === "open" ? "close" : "reopen")}
    </Button>
  );
}
