"use client";

import { useTranslations } from "next-intl";
import { serveCustomer } from "@/components/customers/current-customer";
import { useRefresh } from "@/components/live/use-live";
import { useAction } from "@/components/page/use-action";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/api/client";

interface Props {
  customerId: number;
  advisedIds: readonly number[];
}

/** Puts everything that was advised last time back into the customer's cart. */
export function AdvisedBackButton({ customerId, advisedIds }: Props) {
  const t = useTranslations("advice");
  const refresh = useRefresh();
  const { busy, run } = useAction(
    () => {
      refresh();
      return t("backFailed");
    },
    { id: "advised" },
  );
  const back = () =>
    run(async () => {
      const body = { customerId, advisedIds: [...advisedIds] };
      const { added, missing } = await call("post", "/quote/advised", { body });
      serveCustomer(customerId);
      if (added > 0) toast.success(t("backDone", { count: added }), { id: "advised" });
      if (missing.length > 0) toast.warning(t("backMissing", { names: missing.join(", ") }), { id: "advised-missing" });
      refresh();
    });
  return (
    <Button size="sm" busy={busy} onClick={() => void back()}>
      {t("back")}
    </Button>
  );
}
