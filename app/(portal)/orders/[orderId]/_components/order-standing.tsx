import { getTranslations } from "next-intl/server";
import { ArrivalWord } from "@/components/orders/arrival-word";
import { channelName } from "@/components/orders/channel-name";
import { TransmissionWord } from "@/components/orders/transmission-word";
import { Note } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import type { Order } from "@/lib/domains/orders/schema";

/** How far an order is on its way to its supplier, and when it is there. */
export async function OrderStanding({ order }: { order: Order }) {
  const [t, words] = await Promise.all([getTranslations("orders"), getTranslations("cart")]);
  const { seller, transmission, supplierNumber, fault, state, leavesAt } = order;
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
              <TransmissionWord transmission={transmission} seller={seller} leavesAt={leavesAt} />
            </span>
          </dd>
          {supplierNumber ? <dd>{t("supplierNumber", { number: supplierNumber })}</dd> : null}
        </div>
        {state === "cancelled" ? null : (
          <div>
            <dt className="text-data text-ink-3">{t("column.arrival")}</dt>
            <dd className="font-semibold">
              <ArrivalWord {...order} />
            </dd>
          </div>
        )}
      </dl>
      {fault === "gone" ? <Note className="mt-3">{t("fault.gone")}</Note> : null}
      {transmission === "refused" && fault ? (
        <Note tone="no" className="mt-3">
          {t("fault.refused", { reason: fault })}
        </Note>
      ) : null}
    </Card>
  );
}
