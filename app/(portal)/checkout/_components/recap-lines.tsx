"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Badge } from "@/components/ui/badge";
import { cn } from "@/components/ui/cn";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import { shortOf } from "@/lib/domains/cart/rules";
import { recapRows } from "@/lib/domains/checkout/rules";
import { formatMoney } from "@/lib/shared/money";
import { changesSince, type RecapChange, type RecapRow } from "./recap-changes";

interface Props {
  lines: readonly RecapRow[];
  page: number;
}

/** What is ordered, as it will stand on the order; what is no longer as it was first read is marked. */
export function RecapLines({ lines, page }: Props) {
  const t = useTranslations("checkout.recap");
  const [read] = useState(lines);
  const changes = changesSince(read, lines);
  const shown = [
    ...lines.slice((page - 1) * recapRows, page * recapRows),
    ...read.filter(({ id }) => changes.get(id) === "gone"),
  ];
  return (
    <Table caption={t("lines")}>
      <thead>
        <tr>
          <Th>{t("column.article")}</Th>
          {(["quantity", "price", "total"] as const).map((name) => (
            <Th key={name} align="end">
              {t(`column.${name}`)}
            </Th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map((line) => (
          <LineRow key={line.id} line={line} change={changes.get(line.id) ?? null} />
        ))}
      </tbody>
    </Table>
  );
}

function LineRow({ line, change }: { line: RecapRow; change: RecapChange | null }) {
  const t = useTranslations("checkout.recap");
  const locale = useLocale();
  const money = (cents: number | null) => formatMoney(cents, "CHF", locale);
  const short = shortOf(line);
  return (
    <Tr
      data-change={change ?? undefined}
      className={cn(change && "bg-unknown-soft", change === "gone" && "line-through")}
    >
      <Td>
        {change ? <Badge tone={change === "gone" ? "no" : "unknown"}>{t(`change.${change}`)}</Badge> : null}
        <span className="block">{[line.item.label, line.item.detail].filter(Boolean).join(" · ")}</span>
        <span className="block text-data text-ink-3">
          {line.item.makeLabel} {line.item.number}
        </span>
        {line.note ? <span className="block text-data text-ink-3">{line.note}</span> : null}
      </Td>
      <Td align="end">
        {line.quantity}
        {short === null ? null : <span className="block text-data text-no">{t("short", { stock: short })}</span>}
      </Td>
      <Td align="end" className="whitespace-nowrap">
        {money(line.price)}
      </Td>
      <Td align="end" className="whitespace-nowrap">
        {money(line.price === null ? null : line.price * line.quantity)}
      </Td>
    </Tr>
  );
}
