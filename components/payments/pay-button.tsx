"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useAction } from "@/components/page/use-action";
import { Button } from "@/components/ui/button";
import { call } from "@/lib/api/client";

/** Leads to the page that asks for a card, again after a try that failed: the order stays the same. */
export function PayButton({ orderNumber, lang }: { orderNumber: string; lang: string }) {
  const t = useTranslations("checkout.thanks");
  const router = useRouter();
  const { busy, run } = useAction(
    ({ code }) => {
      router.refresh();
      return code === "nothing-owed" ? t("paidAlready") : t("startFailed");
    },
    { id: "pay" },
  );
  const pay = () =>
    run(async () => {
      const params = { orderId: orderNumber };
      const { url } = await call("post", "/payments/{orderId}/start", { params, query: { lang } });
      window.location.assign(url);
    });
  return (
    <Button variant="primary" busy={busy} onClick={() => void pay()}>
      {t("again")}
    </Button>
  );
}
