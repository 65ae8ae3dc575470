import { getLocale, getTranslations } from "next-intl/server";
import { PaymentBadge } from "@/components/payments/payment-badge";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import type { Received } from "@/lib/domains/payments/queries/list-received";
import { notableKind, refundableCents } from "@/lib/domains/payments/rules";
import { formatMoney } from "@/lib/shared/money";
import { formatReference } from "@/lib/shared/payments/references";
import { pageFormat } from "@/lib/web/page-format";
import { NoteButton } from "./note-button";
import { RefundButton } from "./refund-button";

/** Payments that the company receives, newest first. */
export async function ReceivedTable({ rows }: { rows: readonly Received[] }) {
  const [t, format, locale] = await Promise.all([getTranslations("payments"), pageFormat(), getLocale()]);
  return (
    <Table caption={t("received")}>
      <thead>
        <tr>
          {(["order", "buyer", "method", "state"] as const).map((name) => (
            <Th key={name}>{t(`column.${name}`)}</Th>
          ))}
          <Th align="end">{t("column.amount")}</Th>
          {(["due", "reference", "action"] as const).map((name) => (
            <Th key={name}>{t(`column.${name}`)}</Th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Tr key={`${row.companyId}-${row.id}`}>
            <Td className="whitespace-nowrap">{row.orderNumber}</Td>
            <Td>
              <bdi>{row.buyer}</bdi>
            </Td>
            <Td>{t(`method.${row.method}`)}</Td>
            <Td>
              <PaymentBadge state={row.state} calledOff={row.calledOffAt !== null} />
            </Td>
            <Td align="end" className="whitespace-nowrap">
              {formatMoney(row.cents, row.currency, locale)}
              {row.refundedCents > 0 && row.state === "paid" ? (
                <div className="text-data text-ink-2">
                  {t("refunded", { sum: formatMoney(row.refundedCents, row.currency, locale) })}
                </div>
              ) : null}
            </Td>
            <Td className="whitespace-nowrap">
              {row.dueOn ? format.dateTime(row.dueOn, { dateStyle: "medium", timeZone: "UTC" }) : null}
            </Td>
            <Td className="whitespace-nowrap">{formatReference(row.reference)}</Td>
            <Td>
              <Acts row={row} locale={locale} />
            </Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}

function Acts({ row, locale }: { row: Received; locale: string }) {
  const { companyId, orderNumber, currency, refundTo, refundedCents } = row;
  const [kind, left] = [notableKind(row), refundableCents(row)];
  if (kind) return <NoteButton companyId={companyId} orderNumber={orderNumber} kind={kind} />;
  // What was begun at a card's provider is ended before another part.
  if (left === 0 || refundTo > refundedCents) return null;
  return <RefundButton {...{ companyId, orderNumber, left, leftText: formatMoney(left, currency, locale) }} />;
}
