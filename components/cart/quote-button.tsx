"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { askForCustomer } from "@/components/customers/current-customer";
import { useGo } from "@/components/page/use-go";
import { sayOffline } from "@/components/page/offline";
import { Button } from "@/components/ui/button";
import type { ButtonVariant } from "@/components/ui/button-style";
import { toast } from "@/components/ui/toast-store";
import { call, CallProblem } from "@/lib/api/client";
import { catalogueLanguage } from "@/lib/shared/languages";
import { quantitiesStand } from "./quantities";

interface Props {
  customerId: number | null;
  variant?: ButtonVariant;
}

/** Makes the quote of the customer's cart and goes to it; the same click twice makes one quote. */
export function QuoteButton({ customerId, variant = "primary" }: Props) {
  const t = useTranslations("cart");
  const { go, going } = useGo();
  const language = catalogueLanguage(useLocale());
  const [busy, setBusy] = useState(false);

  const make = async () => {
    if (customerId === null) {
      toast.warning(t("quoteWithoutCustomer"), { id: "quote" });
      return askForCustomer();
    }
    setBusy(true);
    if (!(await quantitiesStand())) {
      toast.error(t("quantityOpen"), { id: "bad-quantity" });
      return setBusy(false);
    }
    try {
      const { id, number } = await call("post", "/quote/new", { body: { customerId, language } });
      toast.success(t("quoteMade", { number }), { id: "quote" });
      go(`/quotes/${id}`);
    } catch (error) {
      if (!(error instanceof CallProblem)) throw error;
      if (error.status === 0) sayOffline();
      else toast.error(refusal(error, t), { id: "quote" });
    }
    setBusy(false);
  };
  return (
    <Button
      variant={variant}
      size="lg"
      busy={busy || going}
      onClick={() => void make()}
      className={variant === "primary" ? "w-full" : undefined}
    >
      {t("quote")}
    </Button>
  );
}

function refusal({ code, extra }: CallProblem, t: ReturnType<typeof useTranslations<"cart">>): string {
  if (code === "empty-cart") return t("quoteEmpty");
  if (code === "customer-required") return t("quoteWithoutCustomer");
  const lines = Array.isArray(extra.lines) ? extra.lines.join(", ") : "";
  return code === "no-public-price" ? t("quoteNoPrice", { lines }) : t("quoteFailed");
}
