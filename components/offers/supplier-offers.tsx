"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { onDemand } from "@/components/page/on-demand";
import { cn } from "@/components/ui/cn";
import { Skeleton } from "@/components/ui/skeleton";
import { ownStockChannel } from "@/lib/domains/stock/channel";
import type { SupplierOffer } from "@/lib/domains/offers/schema";
import type { ArticleOffers, SupplierState } from "./availability-store";
import { useOfferWords } from "./offer-words";
import { SuppliersSilent } from "./suppliers-silent";

const SellerLines = onDemand(() => import("./seller-lines").then((module) => module.SellerLines));

interface Props {
  offers: ArticleOffers;
  /** Code of the chosen supplier; the choice is the default one until the reader changes it. */
  value: string | null;
  onChange: (code: string) => void;
}

/** Every supplier of an article with stock, arrival, price and discounts; the reader chooses from whom to buy. */
export function SupplierOffers({ offers, value, onChange }: Props) {
  const t = useTranslations("offers");
  const name = useId();
  const byCode = new Map(offers.offers.map((offer) => [offer.supplier.code, offer]));
  const shown = offers.suppliers.filter(({ code, status }) => byCode.has(code) || status !== "ok");
  if (shown.length === 0)
    return offers.loading ? (
      <SuppliersAsked />
    ) : offers.failed ? (
      <SuppliersSilent />
    ) : (
      <p className="text-data text-ink-3">{t("noOffer")}</p>
    );
  return (
    <fieldset className="min-w-0" aria-busy={offers.loading || undefined}>
      <legend className="mb-1.5 text-data font-strong">{t("suppliers")}</legend>
      {shown.map((supplier) => (
        <SupplierRow
          key={supplier.code}
          supplier={supplier}
          offer={byCode.get(supplier.code) ?? null}
          radio={{ name, checked: supplier.code === value, onChange: () => onChange(supplier.code) }}
        />
      ))}
    </fieldset>
  );
}

/** As tall as two suppliers, so that what stands below hardly moves when they answer. */
function SuppliersAsked() {
  const t = useTranslations("offers");
  return (
    <div aria-busy>
      <p className="mb-1.5 text-data font-strong">{t("suppliers")}</p>
      <span className="sr-only">{t("loading")}</span>
      {["w-24", "w-18"].map((width) => (
        <div key={width} className="flex min-h-10 items-center justify-between px-1.5 touch:min-h-11">
          <Skeleton className={width} />
          <Skeleton className="w-12" />
        </div>
      ))}
    </div>
  );
}

interface RowProps {
  supplier: SupplierState;
  offer: SupplierOffer | null;
  radio: { name: string; checked: boolean; onChange: () => void };
}

function SupplierRow({ supplier, offer, radio }: RowProps) {
  const t = useTranslations("offers");
  const words = useOfferWords();
  const spoken = offer && offer.state !== "error" ? offer : null;
  const silence = supplier.status === "ok" ? t("state.error") : t(`supplierStatus.${supplier.status}`);
  return (
    <label
      title={spoken ? undefined : silence}
      className={cn(
        "flex min-h-10 cursor-pointer items-start gap-2 rounded px-1.5 py-1 text-data hover:bg-ground has-checked:bg-accent-soft has-disabled:cursor-not-allowed touch:min-h-11",
        !spoken && "text-ink-3",
      )}
    >
      <input type="radio" {...radio} disabled={!spoken} className="mt-0.5 accent-accent" />
      <span className="min-w-0 flex-1">
        <span className={cn("block wrap-anywhere", spoken && "text-ink")}>{words.supplier(supplier)}</span>
        <span className="block text-tiny wrap-anywhere text-ink-3">{spoken ? words.place(spoken) : silence}</span>
        {supplier.seller ? <SellerLines seller={supplier.seller} /> : null}
      </span>
      <span className="num text-end whitespace-nowrap">{spoken ? <Price offer={spoken} /> : "—"}</span>
    </label>
  );
}

function Price({ offer }: { offer: SupplierOffer }) {
  const t = useTranslations("offers");
  const words = useOfferWords();
  const cents = offer.netCents ?? offer.publicCents;
  const isOwn = offer.supplier.code === ownStockChannel;
  const said = t(cents === null ? "missingPrice" : isOwn ? "own" : offer.netCents === null ? "retail" : "net");
  return (
    <>
      <span title={said} className={cn("block font-semibold", cents === null ? "text-ink-3" : "text-ink")}>
        {words.money(cents, offer.currency)}
      </span>
      {isOwn && cents !== null ? <span className="block text-tiny text-ink-3">{said}</span> : null}
      <span title={t("discount")} className="block text-tiny text-ink-3">
        {words.discounts(offer)}
      </span>
      {offer.depositCents ? (
        <span className="block text-tiny text-ink-3">
          {t("deposit", { price: words.money(offer.depositCents, offer.currency) })}
        </span>
      ) : null}
    </>
  );
}
