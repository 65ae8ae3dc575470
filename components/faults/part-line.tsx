import { useTranslations } from "next-intl";
import { Link } from "@/components/ui/link";
import type { ReactNode } from "react";
import { OfferPrice, OfferStock } from "@/components/offers/offer-summary";
import type { PartOffer } from "@/components/offers/use-best-offers";
import type { Candidate, PartCandidates } from "@/lib/domains/catalogue/list/candidates/schema";

interface Props {
  part: Pick<PartCandidates, "genart" | "count" | "sure">;
  offer: PartOffer<Candidate> | undefined;
  /** The list of the part for the vehicle. */
  href: string;
  codes: readonly string[];
  /** The box to tick, and what stands at the line's end. */
  tick: ReactNode;
  children?: ReactNode;
}

/** A part of a vehicle with the best offer among the articles that fit. */
export function PartLine({ part: { genart, count, sure }, offer, href, codes, tick, children }: Props) {
  const t = useTranslations("faults.box");
  const best = offer?.best ?? null;
  const articles = t(sure || count === 0 ? "articles" : "toCheck", { count });
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2" data-part={genart.id}>
      <div className="min-w-0 flex-1 basis-52">
        {tick}
        <p className="ps-6 text-data text-ink-3">
          {count > 0 ? (
            <Link href={href} prefetch={false} aria-label={t("see", { part: genart.label })} className="underline">
              {articles}
            </Link>
          ) : (
            articles
          )}
          {codes.length > 0 ? (
            <span className="num" dir="ltr">
              {" "}
              · {codes.join(" ")}
            </span>
          ) : null}
        </p>
      </div>
      {count > 0 ? (
        <div className="flex min-w-0 basis-72 items-center justify-between gap-3 max-sm:basis-full max-sm:ps-6">
          <div className="min-w-0">
            {best ? (
              <p className="truncate font-strong" title={`${best.article.brand} ${best.article.number}`}>
                {best.article.brand} <span className="num">{best.article.number}</span>
              </p>
            ) : null}
            {best || offer?.loading !== false ? (
              <OfferStock offer={best?.offer ?? null} loading={offer?.loading ?? true} failed={offer?.failed} />
            ) : (
              <p className="text-data text-ink-3">{t("noOffer")}</p>
            )}
          </div>
          <OfferPrice offer={best?.offer ?? null} loading={offer?.loading ?? true} />
        </div>
      ) : null}
      {children}
    </li>
  );
}
