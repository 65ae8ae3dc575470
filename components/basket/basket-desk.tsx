import { getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/page/client-messages";
import { NotCounted } from "@/components/outbox/waiting-lines";
import { Note } from "@/components/ui/badge";
import { LinkButton } from "@/components/ui/link-button";
import { EmptyState } from "@/components/ui/states";
import { companyItself } from "@/lib/domains/basket/place";
import type { Basket } from "@/lib/domains/basket/schema";
import { storeStart } from "@/lib/domains/store/rules";
import { BasketLines } from "./basket-lines";
import { BasketTotals } from "./basket-totals";
import { CheckoutLink } from "./checkout-link";
import { SendButton } from "./send-button";
import type { DeliveryLines } from "./send-dialog";

interface Props {
  basket: Basket;
  /** Where an order on account goes. */
  deliverTo: DeliveryLines;
  mayChange: boolean;
}

/** The company's own basket: its lines, what they come to, and the order. */
export async function BasketDesk({ basket, deliverTo, mayChange }: Props) {
  const t = await getTranslations("basket");
  const { lines, totals, mark } = basket;
  if (lines.length === 0)
    return (
      <EmptyState
        title={t("empty.title")}
        text={t("empty.text")}
        action={
          <LinkButton href={storeStart} variant="primary">
            {t("empty.action")}
          </LinkButton>
        }
      />
    );
  return (
    <ClientMessages of={["basket", "cart"]}>
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_18rem]">
        <BasketLines lines={lines} mayChange={mayChange} />
        <aside className="grid gap-3 xl:sticky xl:top-16">
          {totals ? (
            <>
              <BasketTotals totals={totals} />
              <NotCounted customer={companyItself} />
            </>
          ) : (
            <div role="note">
              <Note>{t("hidden")}</Note>
            </div>
          )}
          {mayChange && totals ? <SendButton {...{ mark, totals, deliverTo }} /> : null}
          {mayChange && totals ? <CheckoutLink /> : null}
          {mayChange ? null : <p className="text-data text-ink-3">{t("mayNot")}</p>}
          <LinkButton href={storeStart}>{t("toStore")}</LinkButton>
        </aside>
      </div>
    </ClientMessages>
  );
}
