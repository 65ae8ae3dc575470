import { getLocale, getTranslations } from "next-intl/server";
import { channelName } from "@/components/orders/channel-name";
import { StepButton } from "@/components/orders/step-button";
import { Link } from "@/components/ui/link";
import type { OldParts } from "@/lib/domains/orders/queries/list-old-parts";
import { formatMoney } from "@/lib/shared/money";
import { DayBlock, dayLink, DayRow } from "./day-block";

interface Props {
  parts: readonly OldParts[];
  maySettle: boolean;
}

/** Old parts that go back for their deposit: to which supplier, what it gives back, and one press when that is done. */
export async function OldPartsList({ parts, maySettle }: Props) {
  const [t, orders, cart, locale] = await Promise.all([
    getTranslations("today.parts"),
    getTranslations("orders"),
    getTranslations("cart"),
    getLocale(),
  ]);
  return (
    <DayBlock
      title={t("title")}
      empty={t("empty")}
      rows={parts}
      row={({ orderId, currency, depositCents, lines, ...sold }) => (
        <DayRow
          key={orderId}
          actions={
            maySettle ? (
              <StepButton
                orderId={orderId}
                step="settle-old"
                lines={lines}
                label={orders("step.settle-old")}
                size="sm"
              />
            ) : null
          }
        >
          <p className="flex flex-wrap items-center gap-x-2">
            <span className="font-strong">{channelName(sold, cart)}</span>
            <span className="num">{formatMoney(depositCents, currency, locale)}</span>
            <Link href={`/orders/${orderId}`} prefetch={false} className={dayLink}>
              <bdi>{orderId}</bdi>
            </Link>
          </p>
          {lines.map(({ lineId, article, pieces }) => (
            <p key={lineId} className="text-data text-ink-2">
              <bdi dir="ltr">{article}</bdi> · {orders("where.oldParts", { count: pieces })}
            </p>
          ))}
        </DayRow>
      )}
    />
  );
}
