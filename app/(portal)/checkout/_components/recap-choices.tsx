import { getTranslations } from "next-intl/server";
import { Card } from "@/components/ui/card";
import { LinkButton } from "@/components/ui/link-button";
import type { Draft } from "@/lib/domains/checkout/queries/find-checkout";
import { stepPaths } from "@/lib/domains/checkout/rules";
import type { PaymentMethodView } from "@/lib/domains/payments/schema";

/** Where the order goes and how it is paid, each with the way back to it. */
export async function RecapChoices({ draft, method }: { draft: Draft; method: PaymentMethodView | null }) {
  const t = await getTranslations("checkout.recap");
  const { address, customerReference } = draft;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Card title={t(method?.code === "pickup" ? "pickUpBy" : "deliverTo")}>
        {address ? (
          <p className="mb-2 wrap-anywhere">
            <bdi className="block">
              {address.firstName} {address.lastName}
            </bdi>
            <bdi className="block">{address.street}</bdi>
            <bdi className="block">
              {address.postcode} {address.city}
            </bdi>
          </p>
        ) : null}
        {customerReference ? (
          <p className="mb-2 text-data text-ink-2">
            {t.rich("reference", { value: customerReference, bdi: (chunks) => <bdi>{chunks}</bdi> })}
          </p>
        ) : null}
        <LinkButton href={stepPaths.address}>{t("changeAddress")}</LinkButton>
      </Card>
      <Card title={t("pay")}>
        {method ? (
          <p className="mb-2">
            <span className="block">{method.name}</span>
            <span className="block text-data text-ink-2">{method.description}</span>
          </p>
        ) : null}
        <LinkButton href={stepPaths.payment}>{t("changePayment")}</LinkButton>
      </Card>
    </div>
  );
}
