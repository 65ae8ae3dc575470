"use client";

import { useLocale, useTranslations } from "next-intl";
import { ShoppingCart } from "@/components/drawings/icons";
import { PartTable } from "@/components/repair/part-table";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/link-button";
import type { PriceView } from "@/lib/domains/offers/schema";
import type { PackageOffer } from "@/lib/domains/packages/schema";
import { formatMoney } from "@/lib/shared/money";
import { MissingParts } from "./missing-parts";
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
  const { names, lines, choose, works, busy, waiting, sums, take, count } = usePackage(offer, vehicle, mayAdd);
  const money = (cents: number) => formatMoney(cents, "EUR", locale);
  return (
    <div className="grid gap-4">
      <MissingParts {...{ offer, names, base }} />
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
        <dt className="text-ink-2">{labour("partsNet")}</dt>
        <dd>{money(sums.parts)}</dd>
        <dt className="text-ink-2">{labour("net")}</dt>
        <dd>{money(sums.works)}</dd>
        <dt className="font-semibold">{cart("total.net")}</dt>
        <dd className="font-semibold">{money(sums.parts + sums.works)}</dd>
      </dl>
      <div className="flex flex-wrap justify-end gap-2">
        <LinkButton href="/cart?tab=cart">{cart("title")}</LinkButton>
        <Button
          variant="primary"
          busy={busy}
          disabled={count === 0 || waiting}
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
