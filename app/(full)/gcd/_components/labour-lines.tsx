import { useLocale, useTranslations } from "next-intl";
import { AdviceMark } from "@/components/cart/advice-mark";
import { PhotoStrip } from "@/components/photos/photo-strip";
import { DeclinedMark } from "@/components/quotes/declined-mark";
import { useMinutes } from "@/components/repair/use-minutes";
import type { CompanionLabour } from "@/lib/domains/live/companion/schema";
import { formatMoney } from "@/lib/shared/money";

interface Props {
  labour: readonly CompanionLabour[];
  /** The places of the work that was agreed, where lines were chosen. */
  agreed?: readonly number[];
}

/** The work below the parts, each with its time; nothing where there is none. */
export function LabourLines({ labour, agreed }: Props) {
  const t = useTranslations("labour");
  const locale = useLocale();
  const written = useMinutes();
  if (labour.length === 0) return null;
  return (
    <section aria-label={t("title")} className="-mx-4 border-t border-line px-4 pt-3">
      <h3 className="text-body font-semibold">{t("title")}</h3>
      <ul>
        {labour.map(({ name, minutes, totalCents, includedIn, vehicle, advice, adviceWord, photos }, index) => (
          <li key={`${name}-${index}`} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-0.5 py-2">
            <div className="min-w-0 wrap-anywhere">
              <bdi className="font-strong">{name}</bdi>
              <p className="text-body text-ink-2">
                <span className="num">{written(minutes)}</span>
                {includedIn ? ` · ${t("includedIn", { work: includedIn })}` : null}
                {vehicle ? <bdi className="block">{vehicle}</bdi> : null}
              </p>
              <AdviceMark {...{ advice, adviceWord }} />
              <PhotoStrip photos={photos} line={name} />
              <DeclinedMark at={index} agreed={agreed} />
            </div>
            <div className="num text-end font-semibold whitespace-nowrap">{formatMoney(totalCents, "EUR", locale)}</div>
          </li>
        ))}
      </ul>
    </section>
  );
}
