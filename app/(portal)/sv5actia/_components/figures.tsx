import { getLocale, getTranslations } from "next-intl/server";
import { daysIn } from "@/lib/domains/stats/dashboard/period";
import { percentOf } from "@/lib/domains/stats/rules";
import { toldOf, totalOf, type Series } from "@/lib/domains/stats/dashboard/series";
import { seriesNames } from "@/lib/domains/stats/dashboard/series-names";
import { formatNumber } from "@/lib/shared/numbers";
import type { Asked } from "./asked";

interface Props {
  asked: Asked;
  series: Series;
  others: Series | null;
}

/** What every series comes to in the period, and how that stands to the other period. */
export async function Figures({ asked, series, others }: Props) {
  const [t, locale] = await Promise.all([getTranslations("stats"), getLocale()]);
  const hits = totalOf(series.hits);
  const days = daysIn(asked.period);
  const number = (value: number, digits = 0) => formatNumber(value, locale, { maximumFractionDigits: digits });
  const percent = (value: number) =>
    formatNumber(value / 100, locale, { style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const besides: Partial<Record<(typeof seriesNames)[number], string>> = {
    hits: t("figure.aDay", { count: number(hits / days, 1) }),
  };
  return (
    <div>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {seriesNames.map((name) => {
          const total = toldOf(name, series[name]);
          const before = others ? toldOf(name, others[name]) : null;
          const digits = name === "nbUsers" ? 1 : 0;
          const isPart = name !== "hits" && name !== "nbUsers" && name !== "newUsers";
          return (
            <div key={name} className="keep rounded-md border border-line bg-paper px-3 py-2">
              <dt className="text-data text-ink-2">{t(`series.${name}`)}</dt>
              <dd className="num text-title font-title">{number(total, digits)}</dd>
              <dd className="text-data text-ink-2">
                {besides[name] ?? (isPart ? percent(percentOf(total, hits)) : null)}
              </dd>
              {before === null ? null : (
                <dd className="text-data text-ink-2">
                  {t("figure.before", { count: number(before, digits), change: changeOf(total, before, locale) })}
                </dd>
              )}
            </div>
          );
        })}
      </dl>
      <p className="mt-2 text-data text-ink-3">{t("figure.words")}</p>
    </div>
  );
}

function changeOf(now: number, before: number, locale: string): string {
  if (before === 0) return "–";
  const options = { style: "percent", maximumFractionDigits: 1, signDisplay: "exceptZero" } as const;
  return formatNumber((now - before) / before, locale, options);
}
