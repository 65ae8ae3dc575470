import { useLocale, useTranslations } from "next-intl";
import { useFormat } from "@/components/page/use-format";
import type { CompanionQuote } from "@/lib/domains/live/companion/schema";
import { formatMoney } from "@/lib/shared/money";

/** How much of a quote was agreed to, by whom and when; nothing where no lines were chosen. */
export function AgreedNote({ quote: { agreement, lines, labour } }: { quote: CompanionQuote }) {
  const t = useTranslations("agreement");
  const locale = useLocale();
  const format = useFormat();
  if (!agreement) return null;
  const at = format.dateTime(new Date(agreement.at), { dateStyle: "short", timeStyle: "short" });
  const count = agreement.lines.length + agreement.labour.length;
  return (
    <div className="mt-1 grid gap-0.5">
      <p>{t("count", { count, all: lines.length + labour.length })}</p>
      <p className="font-strong">{t("sum", { price: formatMoney(agreement.grossCents, "EUR", locale) })}</p>
      <p>
        <bdi>{t("by", { name: agreement.name, at })}</bdi>
      </p>
    </div>
  );
}
