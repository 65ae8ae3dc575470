import type { useTranslations } from "next-intl";
import { Phone } from "@/components/drawings/icons";
import { piecesOf } from "@/lib/domains/places/map/rules";
import type { Holding, Spot } from "@/lib/domains/places/map/schema";
import { formatDate } from "@/lib/shared/dates";
import { formatNumber } from "@/lib/shared/numbers";
import { KindIcon } from "./kind-icon";

interface Props {
  spot: Spot;
  isChosen: boolean;
  locale: string;
  t: ReturnType<typeof useTranslations<"map">>;
  onChoose: () => void;
}

const shownHoldings = 4;

/** Somebody on the map: who, where, how far, what they hold, and their telephone. */
export function SpotRow({ spot, isChosen, locale, t, onChoose }: Props) {
  const { kind, name, town, km, phone, holdings } = spot;
  const far =
    km === null ? null : t("km", { km: formatNumber(km, locale, { maximumFractionDigits: km < 10 ? 1 : 0 }) });
  return (
    <div className="flex items-start gap-3 px-3 py-2.5">
      <KindIcon kind={kind} className="mt-0.5" />
      <div className="min-w-0 flex-1">
        <button
          type="button"
          aria-current={isChosen ? "true" : undefined}
          onClick={onChoose}
          className="block min-h-6 w-full text-start font-strong wrap-anywhere after:absolute after:inset-0 hover:text-accent"
        >
          <bdi>{name}</bdi>
          <span className="sr-only"> {t(`kind.${kind}`)}</span>
        </button>
        <p className="num text-data text-ink-2">{[town ?? t("noPlace"), far].filter(Boolean).join(" · ")}</p>
        {holdings.slice(0, shownHoldings).map((one, at) => (
          <HoldingLine key={at} holding={one} locale={locale} t={t} />
        ))}
        {holdings.length > shownHoldings ? (
          <p className="text-data text-ink-3">
            {t("moreHoldings", { count: holdings.length - shownHoldings, pieces: piecesOf(spot) })}
          </p>
        ) : null}
        {phone ? (
          <a
            href={`tel:${phone.replace(/[^+\d]/g, "")}`}
            className="num relative z-1 mt-0.5 inline-flex min-h-6 items-center gap-1.5 text-data text-accent hover:underline touch:min-h-11"
          >
            <Phone className="size-3.5" />
            <bdi dir="ltr">{phone}</bdi>
          </a>
        ) : null}
      </div>
    </div>
  );
}

function HoldingLine({ holding, locale, t }: Pick<Props, "locale" | "t"> & { holding: Holding }) {
  const { label, quantity, date, hour } = holding;
  const when =
    date &&
    t("arrives", { day: formatDate(date, locale) ?? date, hour: hour ?? 0, timed: hour === null ? "no" : "yes" });
  return (
    <p className="num text-data">
      <bdi>{label}</bdi>{" "}
      <span className="font-strong text-fit">{quantity === null ? t("some") : t("pieces", { count: quantity })}</span>
      {when ? <span className="text-ink-2"> · {when}</span> : null}
    </p>
  );
}
