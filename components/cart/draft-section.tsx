import { useLocale, useTranslations } from "next-intl";
import { useChannelWord } from "./use-channel-word";
import type { OrderDraft } from "@/lib/domains/cart/schema";
import { formatMoney } from "@/lib/shared/money";
import { ArrivalWord } from "@/components/orders/arrival-word";

/** What one supplier would get: lines, prices, what is short, when it arrives and how it is ordered. */
export function DraftSection({ draft }: { draft: OrderDraft }) {
  const t = useTranslations("orders");
  const locale = useLocale();
  const name = useChannelWord()(draft);
  const money = (cents: number) => formatMoney(cents, draft.currency, locale);
  return (
    <section aria-label={name}>
      <h3 className="text-sub font-semibold">{t("order.from", { supplier: name })}</h3>
      <p className="text-data text-ink-2">
        {t(`order.how.${draft.how}`)} · <ArrivalWord {...draft} />
      </p>
      <ul className="mt-2 grid gap-2">
        {draft.lines.map((line) => (
          <li key={line.id} className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 border-b border-line-2 pb-2">
            <span className="num font-semibold">{line.quantity}</span>
            <span className="min-w-0">
              <span className="font-semibold">{line.brand}</span> <bdi dir="ltr">{line.reference}</bdi>{" "}
              <span className="text-ink-2">{line.label}</span>
              {line.short === null ? null : (
                <span className="block text-data text-unknown">{t("short", { stock: line.short })}</span>
              )}
              {line.answered ? null : <span className="block text-data text-unknown">{t("order.notAnswered")}</span>}
            </span>
            <span className="text-end whitespace-nowrap">
              {line.price === null ? null : money(line.price * line.quantity)}
              {line.depositCents > 0 ? (
                <span className="block text-data text-ink-3">
                  {t("column.deposit")} {money(line.depositCents * line.quantity)}
                </span>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
      {draft.total === null ? null : (
        <p className="mt-2 flex justify-between font-semibold">
          <span>{t("order.total")}</span>
          <span className="num">{money(draft.total)}</span>
        </p>
      )}
    </section>
  );
}
