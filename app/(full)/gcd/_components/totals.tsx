import { useLocale } from "next-intl";
import { formatMoney, type Currency } from "@/lib/shared/money";

interface Props {
  currency: Currency;
  /** The last row is the sum. */
  rows: readonly (readonly [label: string, cents: number])[];
  /** What stands beside the sum. */
  aside?: readonly [label: string, cents: number] | null;
}

export function Totals({ currency, rows, aside }: Props) {
  const locale = useLocale();
  const money = (cents: number) => formatMoney(cents, currency, locale);
  return (
    <dl className="num -mx-4 grid gap-1 border-t border-line px-4 pt-3">
      {rows.map(([label, cents], index) => (
        <div
          key={label}
          className={`flex items-baseline justify-between gap-4 ${index === rows.length - 1 ? "text-title font-title" : "text-ink-2"}`}
        >
          <dt>{label}</dt>
          <dd className="whitespace-nowrap">{money(cents)}</dd>
        </div>
      ))}
      {aside ? (
        <div className="flex items-baseline justify-between gap-4 text-body text-ink-3">
          <dt>{aside[0]}</dt>
          <dd className="whitespace-nowrap">{money(aside[1])}</dd>
        </div>
      ) : null}
    </dl>
  );
}
