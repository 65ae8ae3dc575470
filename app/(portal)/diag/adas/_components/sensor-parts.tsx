import { useTranslations } from "next-intl";
import { Link } from "@/components/ui/link";
import { OfferPrice, OfferStock } from "@/components/offers/offer-summary";
import { useBestOffers, type PartOffer } from "@/components/offers/use-best-offers";
import type { Candidate, PartCandidates } from "@/lib/domains/catalogue/list/candidates/schema";

export interface SensorPart extends PartCandidates {
  /** Where its articles are listed; null for who may not open it. */
  href: string | null;
}

/** The parts that touch a sensor, each with the best offer among its articles. */
export function SensorParts({ parts }: { parts: readonly SensorPart[] }) {
  const offers = useBestOffers(parts);
  return (
    <ul className="divide-y divide-line-2">
      {parts.map((part) => (
        <Line key={part.genart.id} part={part} offer={offers.get(part.genart.id)} />
      ))}
    </ul>
  );
}

function Line({ part, offer }: { part: SensorPart; offer: PartOffer<Candidate> | undefined }) {
  const t = useTranslations("diag.adas");
  const { genart, count, sure, href } = part;
  const { best = null, loading = true, failed = false } = offer ?? {};
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2" data-part={genart.id}>
      <div className="min-w-0 flex-1 basis-36">
        {href ? (
          <Link
            href={href}
            prefetch={false}
            className="inline-flex min-h-6 items-center text-accent hover:underline touch:min-h-11"
          >
            {genart.label}
          </Link>
        ) : (
          <span className="font-strong">{genart.label}</span>
        )}
        <span className="num block text-data text-ink-3">{t(sure ? "articles" : "toCheck", { count })}</span>
      </div>
      <div className="min-w-0 basis-44">
        {best ? (
          <p className="truncate font-strong" title={`${best.article.brand} ${best.article.number}`}>
            {best.article.brand} <bdi className="num">{best.article.number}</bdi>
          </p>
        ) : null}
        <OfferStock offer={best?.offer ?? null} loading={loading} failed={failed} />
      </div>
      <OfferPrice offer={best?.offer ?? null} loading={loading} />
    </li>
  );
}
