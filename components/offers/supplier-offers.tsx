"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { cn } from "@/components/ui/cn";
import { Skeleton } from "@/components/ui/skeleton";
import type { SupplierOffer } from "@/lib/domains/offers/schema";
import type { ArticleOffers, SupplierState } from "./availability-store";
import { useOfferWords } from "./offer-words";

interface Props {
  offers: ArticleOffers;
  suppliers: readonly SupplierState[];
  /** Code of the chosen supplier; the choice is the default one until the reader changes it. */
  value: string | null;
  onChange: (code: string) => void;
}

/** Every supplier of an article with arrival, price and discounts; the reader chooses from whom to buy. */
export function SupplierOffers({ offers, suppliers, value, onChange }: Props) {
  const t = useTranslations("offers");
  const name = useId();
  const byCode = new Map(offers.offers.map((offer) => [offer.supplier.code, offer]));
  const shown = suppliers.filter(({ code, status }) => byCode.has(code) || status !== "ok");
  if (shown.length === 0)
    return offers.loading ? (
      <Skeleton className="w-full" />
    ) : (
      <p className="text-data text-ink-3">{t(offers.failed ? "failed" : "noOffer")}</p>
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

interface RowProps {
  supplier: SupplierState;
  offer: SupplierOffer | null;
  radio: { name: string; checked: boolean; onChange: () => void };
}

function SupplierRow({ supplier, offer, radio }: RowProps) {
  const t = useTranslations("offers");
  const words = useOfferWords();
  const silent = offer ? offer.state === "error" : true;
  const silence = supplier.status === "ok" ? t("state.error") : t(`supplierStatus.${supplier.status}`);
  const place =
    offer &&
    [offer.stocks.map(({ name, qty }) => `${name} ${qty}`).join(" · "), words.arrival(offer)]
      .filter(Boolean)
      .join(" · ");
  return (
    <label
      className={cn(
        "flex min-h-10 cursor-pointer items-start gap-2 rounded px-1.5 py-1 text-data hover:bg-ground has-checked:bg-accent-soft has-disabled:cursor-not-allowed touch:min-h-11",
        silent && "text-ink-3",
      )}
    >
      <input type="radio" {...radio} disabled={silent} className="mt-0.5 accent-accent" />
      <span className="min-w-0 flex-1">
        <span className={cn("block", !silent && "text-ink")}>{words.supplier(supplier)}</span>
        <span className="block text-tiny text-ink-3">
          {silent ? silence : place || t(`state.${offer?.state ?? "unknown"}`)}
        </span>
      </span>
      <span className="num text-end whitespace-nowrap">
        {offer && !silent ? (
          <>
            <span className="block font-semibold text-ink">
              {words.money(offer.netCents ?? offer.publicCents, offer.currency)}
            </span>
            <span className="block text-tiny text-ink-3">{words.discounts(offer)}</span>
          </>
        ) : (
          "—"
        )}
      </span>
    </label>
  );
}
