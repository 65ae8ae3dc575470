"use client";

import { useLocale, useTranslations } from "next-intl";
import { askForCustomer } from "@/components/customers/current-customer";
import { useGo } from "@/components/page/use-go";
import { useAction } from "@/components/page/use-action";
import { Button } from "@/components/ui/button";
import type { ButtonVariant } from "@/components/ui/button-style";
import { toast } from "@/components/ui/toast-store";
import { call, type CallProblem } from "@/lib/api/client";
import type { QuoteMade } from "@/lib/domains/quotes/schema";
import { writtenLanguage } from "@/lib/shared/languages";
import { quantitiesStand } from "./quantities";

interface Props {
  customerId: number | null;
  /** The refused or expired quote of which the next version is made. */
  replaces?: QuoteMade | null;
  variant?: ButtonVariant;
}

/** Makes the quote of the customer's cart and goes to it; the same click twice makes one quote. */
export function QuoteButton({ customerId, replaces = null, variant = "primary" }: Props) {
  const t = useTranslations("cart");
  const { go, going } = useGo();
  const language = writtenLanguage(useLocale());
  const { busy, run } = useAction((problem) => refusal(problem, t), { id: "quote" });

  const make = async () => {
    if (customerId === null) {
      toast.warning(t("quoteWithoutCustomer"), { id: "quote" });
      return askForCustomer();
    }
    await run(async () => {
      if (!(await quantitiesStand())) return toast.error(t("quantityOpen"), { id: "bad-quantity" });
      const { id, number } = await call("post", "/quote/new", {
        body: { customerId, language, ...(replaces ? { replaces: replaces.id } : {}) },
      });
      toast.success(t("quoteMade", { number }), { id: "quote" });
      go(`/quotes/${id}`);
    });
  };
  return (
    <Button
      variant={variant}
      size="lg"
      busy={busy || going}
      onClick={() => void make()}
      className={variant === "primary" ? "w-full" : undefined}
    >
      {replaces ? t("quoteAgain", { number: replaces.number }) : t("quote")}
    </Button>
  );
}

function refusal({ code, extra }: CallProblem, t: ReturnType<typeof useTranslations<"cart">>): string {
  if (code === "empty-cart") return t("quoteEmpty");
  if (code === "customer-required") return t("quoteWithoutCustomer");
  const lines = Array.isArray(extra.lines) ? extra.lines.join(", ") : "";
  return code === "no-public-price" ? t("quoteNoPrice", { lines }) : t("quoteFailed");
}
