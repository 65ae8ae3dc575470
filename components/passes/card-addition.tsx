import { getLocale, getTranslations } from "next-intl/server";
import { Phone } from "@/components/drawings/icons";
import { buttonClasses } from "@/components/ui/button-style";
import type { CardAddition as Addition } from "@/lib/domains/passes/schema";
import { formatDate } from "@/lib/shared/dates";
import { formatNumber } from "@/lib/shared/numbers";

interface Props {
  addition: Addition;
  /** Where the holder of the pass takes it along; null where there is no way. */
  apple: string | null;
  google: string | null;
}

/** What a company says of the vehicle on its public card, by a pass that is active. */
export async function CardAddition({ addition, apple, google }: Props) {
  const [t, locale] = await Promise.all([getTranslations("passes.card"), getLocale()]);
  const { company, phone, nextInspection, nextRevision, nextRevisionKm } = addition;
  const km = nextRevisionKm === null ? null : t("atKm", { km: formatNumber(nextRevisionKm, locale) });
  const revision = [nextRevision && formatDate(nextRevision, locale), km].filter(Boolean).join(" · ");
  const rows = [
    [t("nextInspection"), nextInspection && formatDate(nextInspection, locale)],
    [t("nextRevision"), revision],
  ].filter(([, value]) => value);
  return (
    <section
      aria-label={t("from", { company })}
      className="rounded-md border border-line bg-paper px-4 py-3 shadow-card"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <p className="text-tiny text-ink-3">{t("title")}</p>
          <h2 className="text-lead font-semibold wrap-anywhere">
            <bdi>{company}</bdi>
          </h2>
        </div>
        {phone ? (
          <a
            href={`tel:${phone.replace(/[^+\d]/g, "")}`}
            className={buttonClasses("primary")}
            aria-label={`${t("phone")} ${phone}`}
          >
            <Phone className="size-4" />
            <bdi dir="ltr" className="num">
              {phone}
            </bdi>
          </a>
        ) : null}
      </div>
      {rows.length > 0 ? (
        <dl className="num mt-2 divide-y divide-line-2 text-data">
          {rows.map(([name, value]) => (
            <div key={name} className="flex justify-between gap-4 py-1.5">
              <dt className="text-ink-2">{name}</dt>
              <dd className="font-strong">{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {apple || google ? (
        <div role="group" aria-label={t("take")} className="mt-3 flex flex-wrap gap-2">
          {apple ? (
            <a href={apple} className={buttonClasses()}>
              {t("apple")}
            </a>
          ) : null}
          {google ? (
            <a href={google} className={buttonClasses()}>
              {t("google")}
            </a>
          ) : null}
        </div>
      ) : null}
    </section>
  );
}
