import { getLocale, getTranslations } from "next-intl/server";
import { Card } from "@/components/ui/card";
import { LinkButton } from "@/components/ui/link-button";
import type { Cart } from "@/lib/domains/cart/schema";
import { formatMoney } from "@/lib/shared/money";

const most = 4;

type Props = Pick<Cart, "lines" | "labour" | "totals"> & { served: boolean };

/** What lies in the customer's cart; the way to it is there while the customer is served. */
export async function CustomerCart({ lines, labour, totals, served }: Props) {
  const [t, words, locale] = await Promise.all([getTranslations("customers"), getTranslations("cart"), getLocale()]);
  if (lines.length + labour.length === 0) return null;
  const beyond = (count: number) => Math.max(0, count - most);
  const more = beyond(lines.length) + beyond(labour.length);
  const open = served ? (
    <LinkButton href="/cart" size="sm">
      {t("cart")}
    </LinkButton>
  ) : null;
  return (
    <Card title={t("inCart", { count: lines.reduce((sum, { quantity }) => sum + quantity, 0) })} actions={open}>
      <ul className="num divide-y divide-line-2">
        {lines.slice(0, most).map(({ id, name, quantity }) => (
          <li key={id} className="flex items-baseline gap-3 py-1.5">
            <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
            <span className="shrink-0 text-ink-2">× {quantity}</span>
          </li>
        ))}
        {labour.slice(0, most).map(({ id, name }) => (
          <li key={`work-${id}`} className="py-1.5 wrap-anywhere">
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
      {more > 0 ? <p className="pt-1 text-data text-ink-3">{t("moreLines", { count: more })}</p> : null}
      <dl className="num mt-1 grid grid-cols-[1fr_auto] gap-x-4 border-t border-line pt-1.5 font-semibold">
        {totals.map(({ currency, sale }) => (
          <div key={currency} className="contents">
            <dt>{words("total.gross")}</dt>
            <dd className="text-end whitespace-nowrap">{formatMoney(sale.grossCents, currency, locale)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
