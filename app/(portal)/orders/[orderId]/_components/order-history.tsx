import { getLocale, getTranslations } from "next-intl/server";
import { channelName } from "@/components/orders/channel-name";
import { Card } from "@/components/ui/card";
import type { OrderEventKind } from "@/lib/domains/orders/rules";
import type { Order, OrderEvent } from "@/lib/domains/orders/schema";
import { formatDate } from "@/lib/shared/dates";
import { formatMoment } from "@/lib/shared/moment";
import { formatMoney } from "@/lib/shared/money";

interface Props {
  order: Order;
  names: Readonly<Record<number, string>>;
}

/** What a supplier says or does itself, where nobody of the house has noted it. */
const ofSupplier: readonly OrderEventKind[] = ["confirmed", "rescheduled", "refused", "ship", "arrive"];

function noteOf({ kind, note }: OrderEvent, locale: string): string {
  if (kind === "rescheduled") return formatDate(note, locale) ?? note;
  return kind === "gone" || note === "silent" ? "" : note;
}

/** What became of an order, the newest first. */
export async function OrderHistory({ order, names }: Props) {
  const [t, words, locale] = await Promise.all([getTranslations("orders"), getTranslations("cart"), getLocale()]);
  const lines = new Map(order.lines.map((line) => [line.id, `${line.brand} ${line.reference}`]));
  const who = ({ kind, userId }: OrderEvent) => {
    if (userId !== null) return names[userId] ?? t("somebody");
    return ofSupplier.includes(kind) ? channelName(order, words) : t("byItself");
  };
  return (
    <Card>
      <h2 className="mb-2 text-sub font-semibold">{t("history")}</h2>
      <ol className="grid gap-2">
        {order.events.toReversed().map((event) => (
          <li key={event.id} className="border-b border-line-2 pb-2 last:border-0">
            <p className="font-strong">{t(`event.${event.kind}`, { count: event.pieces ?? 0 })}</p>
            {event.lineId === null ? null : (
              <p className="text-data">
                <bdi>{lines.get(event.lineId) ?? ""}</bdi>
              </p>
            )}
            {event.reason ? <p className="text-data">{t(`return.${event.reason}`)}</p> : null}
            {noteOf(event, locale) ? (
              <p className="text-data wrap-anywhere">
                <bdi>{noteOf(event, locale)}</bdi>
              </p>
            ) : null}
            {event.depositCents ? (
              <p className="text-data">
                {t("eventDeposit", { money: formatMoney(event.depositCents, order.currency, locale) })}
              </p>
            ) : null}
            <p className="text-data text-ink-3">
              {formatMoment(event.at, locale)} · <bdi>{who(event)}</bdi>
            </p>
          </li>
        ))}
      </ol>
    </Card>
  );
}
