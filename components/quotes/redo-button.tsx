"use client";

import { useTranslations } from "next-intl";
import { serveCustomer } from "@/components/customers/current-customer";
import { useAction } from "@/components/page/use-action";
import { useGo } from "@/components/page/use-go";
import { Button } from "@/components/ui/button";
import { call } from "@/lib/api/client";

/** Brings the quote's lines back into the cart, where its next version is made. */
export function RedoButton({ quoteId }: { quoteId: number }) {
  const t = useTranslations("quotes");
  const { go, going } = useGo();
  const { busy, run } = useAction(() => t("redoFailed"), { id: "quote-redo" });
  const redo = () =>
    run(async () => {
      const { customerId } = await call("post", "/quote/redo", { body: { quoteId } });
      serveCustomer(customerId);
      go("/cart?tab=cart");
    });
  return (
    <Button variant="primary" busy={busy || going} onClick={() => void redo()}>
      {t("redo")}
    </Button>
  );
}
