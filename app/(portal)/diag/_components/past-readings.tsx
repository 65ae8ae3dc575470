import { getTranslations } from "next-intl/server";
import { Link } from "@/components/ui/link";
import { codesOf } from "@/lib/domains/diagnostics/readings/rules";
import type { StoredReading } from "@/lib/domains/diagnostics/readings/schema";
import { pageFormat } from "@/lib/web/page-format";
import { codesHref } from "./places";

interface Props {
  vin: string;
  readings: readonly StoredReading[];
  mayIdentify: boolean;
}

const mostShown = 10;

/** What was read of the vehicle on former visits, newest first; nothing where nothing was. */
export async function PastReadings({ vin, readings, mayIdentify }: Props) {
  if (readings.length === 0) return null;
  const [t, format] = await Promise.all([getTranslations("diag.past"), pageFormat()]);
  const when = (at: string) =>
    format.dateTime(new Date(at), { dateStyle: "medium", timeStyle: "short", timeZone: "Europe/Paris" });
  return (
    <section aria-labelledby="past-readings" className="grid gap-2">
      <h2 id="past-readings" className="text-sub font-semibold">
        {t("title")}
      </h2>
      <ol className="divide-y divide-line-2 rounded-md border border-line bg-paper shadow-card">
        {readings.slice(0, mostShown).map(({ id, takenAt, clearedAt, faults }) => {
          const codes = codesOf(faults);
          return (
            <li key={id} className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 px-3 py-1.5">
              <time dateTime={takenAt} className="min-w-40 text-data text-ink-2">
                {when(takenAt)}
              </time>
              {codes.length === 0 ? <span className="text-ink-3">{t("clean")}</span> : null}
              {codes.map((code) => (
                <Link
                  key={code}
                  href={codesHref([code], mayIdentify ? vin : null)}
                  prefetch={false}
                  className="num text-accent hover:underline"
                >
                  {code}
                </Link>
              ))}
              {clearedAt ? (
                <span className="text-data text-ink-3">{t("cleared", { day: when(clearedAt) })}</span>
              ) : null}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
