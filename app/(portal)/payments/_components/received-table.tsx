import { getFormatter, getLocale, getTranslations } from "next-intl/server";
import { PaymentBadge } from "@/components/payments/payment-badge";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import type { Received } from "@/lib/domains/payments/queries/list-received";
import { notableKind } from "@/lib/domains/payments/rules";
import { formatTag } from "@/lib/shared/languages";
import { formatMoney } from "@/lib/shared/money";
import { formatReference } from "@/lib/shared/payments/references";
import { NoteButton } from "./note-button";

/** Payments that the company receives, newest first. */
export async function ReceivedTable({ rows }: { rows: readonly Received[] }) {
  const [t, format, locale] = await Promise.all([getTranslations("payments"), getFormatter(), getLocale()]);
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
              {formatMoney(row.cents, row.currency, formatTag(locale))}
            </Td>
            <Td className="whitespace-nowrap">
              {row.dueOn ? format.dateTime(row.dueOn, { dateStyle: "medium", timeZone: "UTC" }) : null}
            </Td>
            <Td className="whitespace-nowrap">{formatReference(row.reference)}</Td>
            <Td>
              <Note row={row} />
            </Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}

function Note({ row }: { row: Received }) {
  const kind = notableKind(row);
  return kind ? <NoteButton companyId={row.companyId} orderNumber={row.orderNumber} kind={kind} /> : null;
}
