import { Link } from "@/components/ui/link";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { BasketTotals } from "@/components/basket/basket-totals";
import { SeenInCart } from "@/components/cart/seen-in-cart";
import { ClientMessages } from "@/components/page/client-messages";
import { cn } from "@/components/ui/cn";
import { LinkButton } from "@/components/ui/link-button";
import { EmptyState } from "@/components/ui/states";
import { basketPlace } from "@/lib/domains/basket/place";
import { checkoutSteps, stepPaths, type CheckoutStep } from "@/lib/domains/checkout/rules";
import type { OpenCheckout } from "./open-checkout";

interface Props {
  step: CheckoutStep;
  open: OpenCheckout;
  children: ReactNode;
  /** What binds the buyer, below the sum that it binds to. */
  action?: ReactNode;
}

/** The steps of the checkout around one of them, with what the basket comes to; or why nothing can be ordered. */
export async function CheckoutFrame({ step, open: { basket, closed }, children, action }: Props) {
  const t = await getTranslations("checkout");
  return (
    <ClientMessages of={["checkout", "basket"]}>
      <div className="mx-auto max-w-300 px-4 py-4 md:px-6">
        <SeenInCart />
        <div className="mb-3 flex flex-wrap items-center gap-3">
          <h1 className="me-auto text-title font-title tracking-tight">{t("title")}</h1>
          {closed ? null : <LinkButton href={basketPlace}>{t("toBasket")}</LinkButton>}
        </div>
        {closed ? (
          <EmptyState
            title={t(`${closed}.title`)}
            text={t(`${closed}.text`)}
            action={<LinkButton href={basketPlace}>{t(`${closed}.action`)}</LinkButton>}
          />
        ) : (
          <>
            <Steps step={step} />
            <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_18rem] xl:grid-rows-[auto_1fr]">
              <div className="min-w-0">{children}</div>
              {basket.totals ? (
                <div className="xl:col-start-2 xl:row-span-2 xl:row-start-1">
                  <BasketTotals totals={basket.totals} />
                </div>
              ) : null}
              {action}
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
