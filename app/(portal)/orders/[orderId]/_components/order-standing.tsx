import { getTranslations } from "next-intl/server";
import { ArrivalWord } from "@/components/orders/arrival-word";
import { channelName } from "@/components/orders/channel-name";
import { TransmissionWord } from "@/components/orders/transmission-word";
import { Note } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { isCalledOff } from "@/lib/domains/orders/rules";
import type { Order } from "@/lib/domains/orders/schema";

/** How far an order is on its way to its supplier, and when it is there. */
export async function OrderStanding({ order }: { order: Order }) {
  const [t, words] = await Promise.all([getTranslations("orders"), getTranslations("cart")]);
  const { transmission, supplierNumber, fault } = order;
  const unanswered = fault === "gone" && transmission === "unknown";
  return (
    <Card>
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        <div>
          <dt className="text-data text-ink-3">{t("column.supplier")}</dt>
          <dd className="font-semibold">
            <bdi>{channelName(order, words)}</bdi>
          </dd>
          <dd>
            <span role="status">
              <TransmissionWord {...order} />
            </span>
          </dd>
          {supplierNumber ? <dd>{t("supplierNumber", { number: supplierNumber })}</dd> : null}
        </div>
        {isCalledOff(order) ? null : (
          <div>
            <dt className="text-data text-ink-3">{t("column.arrival")}</dt>
            <dd className="font-semibold">
              <ArrivalWord {...order} />
            </dd>
          </div>
        )}
      </dl>
      {unanswered ? <Note className="mt-3">{t("fault.unanswered")}</Note> : null}
      {fault === "gone" && transmission === "waiting" ? <Note className="mt-3">{t("fault.gone")}</Note> : null}
      {transmission === "refused" && fault ? (
        <Note tone="no" className="mt-3 wrap-anywhere">
          {t(order.seller ? "fault.storeRefused" : "fault.refused", { reason: fault })}
        </Note>
      ) : null}
    </Card>
  );
}
