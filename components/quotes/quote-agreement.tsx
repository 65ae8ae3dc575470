import { getLocale, getTranslations } from "next-intl/server";
import { Card } from "@/components/ui/card";
import { pad, pathOf, readStrokes } from "@/lib/domains/quotes/agreement/signature";
import type { Quote } from "@/lib/domains/quotes/schema";
import { formatMoney } from "@/lib/shared/money";
import { pageFormat } from "@/lib/web/page-format";

/** What the customer agreed to line by line, who signed it and when; nothing where the whole quote was decided. */
export async function QuoteAgreement({ agreement, document }: Pick<Quote, "agreement" | "document">) {
  const [t, total, locale, format] = await Promise.all([
    getTranslations("agreement"),
    getTranslations("quotes.total"),
    getLocale(),
    pageFormat(),
  ]);
  if (!agreement) return null;
  const { lines, labour, netCents, grossCents, depositCents, name, signature, hash } = agreement;
  const all = document.lines.length + (document.labour?.length ?? 0);
  const at = format.dateTime(new Date(agreement.at), { dateStyle: "short", timeStyle: "short" });
  const strokes = signature === null ? null : readStrokes(signature);
  const rows = [
    [total("net"), netCents],
    [total("gross"), grossCents],
    ...(depositCents > 0 ? [[total("deposit"), depositCents] as const] : []),
  ] as const;
  return (
    <Card title={t("card")}>
      <p className="font-strong">{t("count", { count: lines.length + labour.length, all })}</p>
      <p>
        <bdi>{t("by", { name, at })}</bdi>
      </p>
      <dl className="num mt-2 grid gap-1">
        {rows.map(([label, cents]) => (
          <div key={label} className="flex items-baseline justify-between gap-6">
            <dt className="text-ink-2">{label}</dt>
            <dd className="font-strong">{formatMoney(cents, "EUR", locale)}</dd>
          </div>
        ))}
      </dl>
      {strokes ? (
        <svg
          role="img"
          aria-label={t("drawn", { name })}
          viewBox={`0 0 ${pad.width} ${pad.height}`}
          className="mt-3 w-full max-w-90 rounded border border-line bg-ground fill-none stroke-ink stroke-4"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <path d={pathOf(strokes)} />
        </svg>
      ) : (
        <p className="mt-2 text-ink-2">{t("typed")}</p>
      )}
      <p className="mt-2 text-tiny wrap-anywhere text-ink-3">
        <bdi>{t("hash", { hash })}</bdi>
      </p>
    </Card>
  );
}
