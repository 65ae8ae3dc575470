"use client";

import { useTranslations } from "next-intl";
import { cn } from "@/components/ui/cn";
import { Skeleton } from "@/components/ui/skeleton";
import { StockLine, StockLines } from "@/components/ui/stock-line";
import type { SupplierOffer } from "@/lib/domains/offers/schema";
import { useOfferWords } from "./offer-words";

interface Props {
  /** The offer that stands for the article; null while none is known. */
  offer: SupplierOffer | null;
  loading: boolean;
  /** Nobody could be asked. */
  failed?: boolean;
  className?: string;
}

function LoadingStock({ className }: { className?: string }) {
  const t = useTranslations("offers");
  return (
    <div aria-busy className={cn("two-lines", className)}>
      <span className="sr-only">{t("loading")}</span>
      <Skeleton className="w-22" />
      <Skeleton className="w-15" />
    </div>
  );
}

/** Where the article lies and when it comes, two lines for a table cell. */
export function OfferStock({ loading, ...known }: Props) {
  if (!known.offer && loading) return <LoadingStock className={known.className} />;
  return <KnownStock {...known} />;
}

function KnownStock({ offer, failed, className }: Omit<Props, "loading">) {
  const t = useTranslations("offers");
  const words = useOfferWords();
  if (!offer) return <span className={cn("text-data text-ink-3", className)}>{t(failed ? "silent" : "noOffer")}</span>;
  const arrival = words.arrival(offer);
  if (offer.state === "available")
    return (
      <StockLines className={className}>
        <StockLine level="in" label={t("state.available")}>
          {offer.stocks.map(({ name, qty }) => t("quantityAt", { site: name, quantity: qty })).join(" · ")}
        </StockLine>
        {arrival ? <StockLine level="soon">{arrival}</StockLine> : null}
      </StockLines>
    );
  if (offer.state === "unavailable")
    return (
      <StockLine level="out" className={className}>
        {[offer.text ?? t("soldOut"), arrival].filter(Boolean).join(" · ")}
      </StockLine>
    );
  return (
    <span title={t(`state.${offer.state}`)} className={cn("text-data text-ink-3", className)}>
      {t(`state.${offer.state}`)}
    </span>
  );
}

/** Net price over the public one, or the public one alone when nothing else was sent; XXX.xx for a missing price. */
export function OfferPrice({ offer, loading, className }: Props) {
  if (offer) return <KnownPrice offer={offer} className={className} />;
  if (!loading) return null;
  return (
    <div className={cn("two-lines", "justify-items-end", className)}>
      <Skeleton className="w-16" />
      <Skeleton className="w-12" />
    </div>
  );
}

function KnownPrice({ offer, className }: { offer: SupplierOffer; className?: string }) {
  const t = useTranslations("offers");
  const words = useOfferWords();
  if (offer.state === "error") return <span className={cn("text-ink-3", className)}>—</span>;
  const { netCents, publicCents, depositCents, currency } = offer;
  const shown = netCents ?? publicCents;
  return (
    <div className={cn("num text-end whitespace-nowrap", className)}>
      {shown === null ? (
        <span title={t("missingPrice")} className="text-price font-semibold text-ink-3">
          {words.money(null, currency)}
        </span>
      ) : (
        <span title={t(netCents === null ? "retail" : "net")} className="text-price font-semibold">
          {words.money(shown, currency)}
        </span>
      )}
      {netCents !== null && publicCents !== null ? (
        <div className="text-data text-ink-3">{t("public", { price: words.money(publicCents, currency) })}</div>
      ) : null}
      {depositCents ? (
        <div className="text-data whitespace-normal text-ink-3">
          {t("deposit", { price: words.money(depositCents, currency) })}
        </div>
      ) : null}
    </div>
  );
}
