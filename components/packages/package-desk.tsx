"use client";

import { useLocale, useTranslations } from "next-intl";
import { ShoppingCart } from "@/components/drawings/icons";
import { useFormat } from "@/components/page/use-format";
import { PartTable } from "@/components/repair/part-table";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/link-button";
import type { PriceView } from "@/lib/domains/offers/schema";
import type { PackageOffer } from "@/lib/domains/packages/schema";
import { formatMoney } from "@/lib/shared/money";
import { PackageWorks } from "./package-works";
import { usePackage, type PackageVehicle } from "./use-package";

interface Props {
  offer: PackageOffer;
  vehicle: PackageVehicle;
  base: string;
  mayAdd: boolean;
  customer: string | null;
  view: PriceView;
}

/** A package on a vehicle, part for part and work for work: one look, one press. */
export function PackageDesk({ offer, vehicle, base, mayAdd, customer, view }: Props) {
  const t = useTranslations("packages");
  const labour = useTranslations("labour");
  const cart = useTranslations("cart");
  const locale = useLocale();
  const format = useFormat();
  const { names, lines, choose, works, busy, sums, take, count } = usePackage(offer, vehicle, mayAdd);
  const named = (is: (part: PackageOffer["parts"][number]) => boolean) =>
    format.list(offer.parts.filter(is).map(({ at }) => names[at] ?? ""));
  const gone = named(({ candidates }) => candidates === null);
  const unfit = named(({ candidates }) => candidates?.articles.length === 0);
  const money = (cents: number) => formatMoney(cents, "EUR", locale);
  return (
    <div className="grid gap-4">
      {gone ? <p role="note">{t("gone", { names: gone })}</p> : null}
      {unfit ? <p role="note">{t("noneFit", { names: unfit })}</p> : null}
      {lines.length > 0 ? <PartTable caption={t("parts")} {...{ lines, base, mayAdd, busy, view, choose }} /> : null}
      {offer.works.length > 0 ? (
        <section aria-labelledby="package-works" className="grid gap-2">
          <h2 id="package-works" className="text-lead font-semibold">
            {labour("title")}
          </h2>
          <PackageWorks works={offer.works} busy={busy} {...works} />
        </section>
      ) : null}
      <dl className="num ms-auto grid grid-cols-[auto_auto] gap-x-4 text-end" aria-live="polite">
        <dt>{labour("partsNet")}</dt>
        <dd className="font-semibold">{money(sums.parts)}</dd>
        <dt>{labour("net")}</dt>
        <dd className="font-semibold">{money(sums.works)}</dd>
      </dl>
      <div className="flex flex-wrap justify-end gap-2">
        <LinkButton href="/cart?tab=cart">{cart("title")}</LinkButton>
        <Button
          variant="primary"
          busy={busy}
          disabled={count === 0}
          onClick={take}
          className="max-w-full whitespace-normal"
        >
          <ShoppingCart className="size-4" />
          {customer ? cart("addFor", { customer }) : cart("add")}
        </Button>
      </div>
    </div>
  );
}
