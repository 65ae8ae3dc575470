import { getLocale, getTranslations } from "next-intl/server";
import { Card } from "@/components/ui/card";
import type { CallsOfKtype } from "@/lib/domains/stats/schema";
import { shareText } from "@/components/vehicles/years";
import { pageFormat } from "@/lib/web/page-format";

/** How often a version was identified, month by month, each with a bar beside its number. */
export async function UseByMonth({ use, share }: { use: CallsOfKtype; share?: number }) {
  const [t, locale, format] = await Promise.all([getTranslations("selector"), getLocale(), pageFormat()]);
  const most = Math.max(1, ...use.months.map(({ calls }) => calls));
  const nameOf = (month: string) =>
    format.dateTime(new Date(`${month}-01T00:00:00Z`), { month: "long", year: "numeric", timeZone: "UTC" });
  return (
    <Card title={t("use.title")}>
      <p className="num mb-3 text-ink-2">
        <strong className="text-ink">{t("use.total", { count: use.calls })}</strong>
        {share === undefined ? null : ` · ${t("share", { share: shareText(locale, share) })}`}
      </p>
      {use.months.length === 0 ? (
        <p className="text-ink-3">{t("use.none")}</p>
      ) : (
        <table className="num w-full text-data">
          <thead className="sr-only">
            <tr>
              <th scope="col">{t("use.month")}</th>
              <th scope="col">{t("use.calls")}</th>
            </tr>
          </thead>
          <tbody>
            {use.months.map(({ month, calls }) => (
              <tr key={month}>
                <th scope="row" className="w-36 py-1 text-start font-normal text-ink-2">
                  {nameOf(month)}
                </th>
                <td className="py-1">
                  <span className="flex items-center gap-2">
                    <span
                      aria-hidden
                      className="h-2.5 rounded-sm bg-accent"
                      style={{ width: `${Math.round((calls / most) * 80)}%` }}
                    />
                    {calls}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}
