import { Link } from "@/components/ui/link";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { BasketTotals } from "@/components/basket/basket-totals";
import { ClientMessages } from "@/components/page/client-messages";
import { cn } from "@/components/ui/cn";
import { LinkButton } from "@/components/ui/link-button";
import { EmptyState } from "@/components/ui/states";
import { checkoutSteps, stepPaths, type CheckoutStep } from "@/lib/domains/checkout/rules";
import type { OpenCheckout } from "./open-checkout";

interface Props {
  step: CheckoutStep;
  open: OpenCheckout;
  children: ReactNode;
}

/** The steps of the checkout around one of them, with what the basket comes to; or why nothing can be ordered. */
export async function CheckoutFrame({ step, open: { basket, closed }, children }: Props) {
  const t = await getTranslations("checkout");
  return (
    <ClientMessages of={["checkout", "basket"]}>
      <div className="mx-auto max-w-300 px-4 py-4 md:px-6">
        <h1 className="mb-3 text-title font-title tracking-tight">{t("title")}</h1>
        {closed ? (
          <EmptyState
            title={t(`${closed}.title`)}
            text={t(`${closed}.text`)}
            action={<LinkButton href="/cart?tab=company">{t(`${closed}.action`)}</LinkButton>}
          />
        ) : (
          <>
            <Steps step={step} />
            <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_18rem]">
              <div className="min-w-0">{children}</div>
              {basket.totals ? <BasketTotals totals={basket.totals} /> : null}
            </div>
          </>
        )}
      </div>
    </ClientMessages>
  );
}

/** The steps in their order; those before lead back. */
async function Steps({ step }: { step: CheckoutStep }) {
  const t = await getTranslations("checkout.steps");
  const here = checkoutSteps.indexOf(step);
  return (
    <nav aria-label={t("label")} className="mb-4">
      <ol className="flex flex-wrap gap-x-5 gap-y-1">
        {checkoutSteps.map((one, at) => {
          const text = `${at + 1}. ${t(one)}`;
          return (
            <li key={one} className={cn(at === here ? "font-semibold" : "text-ink-3")}>
              {at < here ? (
                <Link href={stepPaths[one]} className="text-accent underline">
                  {text}
                </Link>
              ) : (
                <span aria-current={at === here ? "step" : undefined}>{text}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
