"use client";

import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Link } from "@/components/ui/link";
import type { BasketTotals } from "@/lib/domains/basket/schema";
import { writtenLanguage } from "@/lib/shared/languages";
import { formatMoney } from "@/lib/shared/money";

/** Where the order goes, line by line; none where the company has no address. */
export type DeliveryLines = readonly string[];

interface Props {
  totals: BasketTotals;
  deliverTo: DeliveryLines;
  busy: boolean;
  onSend: () => void;
  onClose: () => void;
}

/** What binds the company, asked once: what the order comes to, where it goes and the conditions it accepts. */
export function SendDialog({ totals, deliverTo, busy, onSend, onClose }: Props) {
  const [t, common] = [useTranslations("basket"), useTranslations("common")];
  const locale = useLocale();
  const { grossCents, netCents, currency } = totals;
  const isAddressed = deliverTo.length > 0;
  return (
    <Dialog
      open
      size="sm"
      title={t("send")}
      closeLabel={common("close")}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{common("cancel")}</Button>
          {isAddressed ? (
            <Button variant="primary" busy={busy} onClick={onSend}>
              {t("confirm.send")}
            </Button>
          ) : null}
        </>
      }
    >
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2">
        <dt className="text-ink-3">{t("total.gross")}</dt>
        <dd className="num text-price font-semibold">{formatMoney(grossCents, currency, locale)}</dd>
        <dt className="text-ink-3">{t("total.net")}</dt>
        <dd className="num">{formatMoney(netCents, currency, locale)}</dd>
        <dt className="text-ink-3">{t("confirm.deliverTo")}</dt>
        <dd className="wrap-anywhere">
          {deliverTo.map((line) => (
            <bdi key={line} className="block">
              {line}
            </bdi>
          ))}
          {isAddressed ? null : <span className="text-no">{t("refusal.address")}</span>}
        </dd>
      </dl>
      <p className="mt-3">{t("confirm.account")}</p>
      <p className="mt-3 text-data text-ink-2">
        {t.rich("confirm.conditions", {
          link: (text) => (
            <Link href={`/cgv/${writtenLanguage(locale)}`} target="_blank" className="text-accent underline">
              {text}
            </Link>
          ),
        })}
      </p>
    </Dialog>
  );
}
