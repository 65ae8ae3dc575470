import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { useFormat } from "@/components/page/use-format";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import { isConfirmable } from "@/lib/domains/payments/transfers/rules";
import type { Transfer, TransferFileView } from "@/lib/domains/payments/transfers/schema";
import { formatIban } from "@/lib/shared/iban";
import { formatAnyMoney } from "@/lib/shared/money";
import { formatReference } from "@/lib/shared/payments/references";

interface Props {
  file: TransferFileView;
  busy: boolean;
  onConfirm: (chosen: string[]) => void;
}

/** The transfers of a file and what each means; those that pay an order are ticked. */
export function TransferTable({ file: { iban, confirmedAt, transfers }, busy, onConfirm }: Props) {
  const t = useTranslations("payments.transfers");
  const format = useFormat();
  const payable = transfers.filter(({ fate }) => isConfirmable(fate));
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const chosen = payable.map(({ id }) => id).filter((id) => !left.has(id));
  const turn = (id: string) =>
    setLeft((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]));
  return (
    <div className="mt-4 grid gap-3">
      {iban ? <p className="text-ink-2">{t("account", { iban: formatIban(iban) })}</p> : null}
      {confirmedAt ? (
        <p role="status">{t("before", { day: format.dateTime(new Date(confirmedAt), { dateStyle: "long" }) })}</p>
      ) : null}
      {transfers.length === 0 ? (
        <p role="status">{t("none")}</p>
      ) : (
        <Table caption={t("file")}>
          <thead>
            <tr>
              {(["take", "day", "payer"] as const).map((name) => (
                <Th key={name}>{t(`column.${name}`)}</Th>
              ))}
              <Th align="end">{t("column.amount")}</Th>
              {(["reference", "means"] as const).map((name) => (
                <Th key={name}>{t(`column.${name}`)}</Th>
              ))}
            </tr>
          </thead>
          <tbody>
            {transfers.map((one) => (
              <TransferRow key={one.id} transfer={one} isTaken={!left.has(one.id)} onTurn={() => turn(one.id)} />
            ))}
          </tbody>
        </Table>
      )}
      {payable.length > 0 ? (
        <div>
          <Button variant="primary" busy={busy} disabled={chosen.length === 0} onClick={() => onConfirm(chosen)}>
            {t("confirm", { count: chosen.length })}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

interface RowProps {
  transfer: Transfer;
  isTaken: boolean;
  onTurn: () => void;
}

function TransferRow({ transfer, isTaken, onTurn }: RowProps) {
  const t = useTranslations("payments.transfers");
  const [format, locale] = [useFormat(), useLocale()];
  const { bookedOn, payer, text, cents, currency, reference, fate, orderNumber, buyer, due } = transfer;
  const said = {
    number: orderNumber ?? "",
    buyer: buyer ?? "",
    due: due ? formatAnyMoney(due.cents, due.currency, locale) : "",
  };
  return (
    <Tr>
      <Td>
        {isConfirmable(fate) ? (
          <Checkbox
            checked={isTaken}
            onChange={onTurn}
            label={<span className="sr-only">{`${t("column.take")} ${said.number}`}</span>}
          />
        ) : null}
      </Td>
      <Td className="whitespace-nowrap">
        {bookedOn ? format.dateTime(new Date(bookedOn), { dateStyle: "medium", timeZone: "UTC" }) : null}
      </Td>
      <Td>
        <bdi>{payer || text}</bdi>
      </Td>
      <Td align="end" className="whitespace-nowrap">
        {formatAnyMoney(cents, currency, locale)}
      </Td>
      <Td className="whitespace-nowrap">{reference ? formatReference(reference) : null}</Td>
      <Td data-fate={fate}>{t(`fate.${fate}`, said)}</Td>
    </Tr>
  );
}
