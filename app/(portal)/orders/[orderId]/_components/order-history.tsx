import { getLocale, getTranslations } from "next-intl/server";
import { Card } from "@/components/ui/card";
import type { Order } from "@/lib/domains/orders/schema";
import { formatMoney } from "@/lib/shared/money";

interface Props {
  order: Order;
  names: Readonly<Record<number, string>>;
}

/** What became of an order, the newest first. */
export async function OrderHistory({ order, names }: Props) {
  const [t, locale] = await Promise.all([getTranslations("orders"), getLocale()]);
  const when = new Intl.DateTimeFormat(locale, { timeZone: "Europe/Paris", dateStyle: "short", timeStyle: "short" });
  const lines = new Map(order.lines.map((line) => [line.id, `${line.brand} ${line.reference}`]));
  return (
    <Card>
      <h2 className="mb-2 text-sub font-semibold">{t("history")}</h2>
      <ol className="grid gap-2">
        {order.events.toReversed().map(({ id, kind, at, lineId, pieces, depositCents, note, userId }) => (
          <li key={id} className="border-b border-line-2 pb-2 last:border-0">
            <p className="font-strong">{t(`event.${kind}`, { count: pieces ?? 0 })}</p>
            {lineId === null ? null : (
              <p className="text-data">
                <bdi>{lines.get(lineId) ?? ""}</bdi>
              </p>
            )}
            {note && kind !== "gone" && note !== "silent" ? (
              <p className="text-data">
                <bdi>{note}</bdi>
              </p>
            ) : null}
            {depositCents ? (
              <p className="text-data">
                {t("eventDeposit", { money: formatMoney(depositCents, order.currency, locale) })}
              </p>
            ) : null}
            <p className="text-data text-ink-3">
              {when.format(new Date(at))} ·{" "}
              <bdi>{userId === null ? t("byItself") : (names[userId] ?? t("somebody"))}</bdi>
            </p>
          </li>
        ))}
      </ol>
    </Card>
  );
}
