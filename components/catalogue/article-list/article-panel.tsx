"use client";

import { useTranslations } from "next-intl";
import { onDemand } from "@/components/page/on-demand";
import { LinkButton } from "@/components/ui/link-button";
import type { VehicleFacts } from "@/lib/domains/vehicles/schema";
import { FitProof } from "@/components/fit/fit-proof";
import { SupplierBox } from "../supplier-box";
import type { ViewRow } from "./view-rows";

// Experts alone see it, and after the list.
const HideButton = onDemand(() => import("../expert/hide-button").then((module) => module.HideButton));

interface Props {
  row: ViewRow;
  href: string;
  vehicle: VehicleFacts;
  customer: string | null;
  mayAdd: boolean;
  /** The part of the list, for those who may hide its articles; null for others. */
  hideIn: { id: number; label: string } | null;
}

/** The selected article: why it fits, who has it, and the button that puts it into the customer's cart. */
export function ArticlePanel({ row, href, vehicle, customer, mayAdd, hideIn }: Props) {
  const t = useTranslations("catalogue.panel");
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-3.5">
      <div className="flex items-start justify-between gap-2">
        <h2 className="num min-w-0 text-sub font-semibold">
          {row.brand} <bdi dir="ltr">{row.number}</bdi>
        </h2>
        <LinkButton href={href} prefetch={false} size="sm" variant="ghost">
          {t("sheet")}
        </LinkButton>
      </div>
      <FitProof fit={row.fit} />
      <SupplierBox article={row} vehicle={vehicle} customer={customer} mayAdd={mayAdd} />
      {hideIn ? (
        <div className="grid gap-2 border-t border-line pt-3.5">
          <HideButton
            key={row.id}
            fallback={<div className="h-8 touch:h-11" />}
            article={{
              ...{ id: row.id, number: row.number, name: `${row.brand} ${row.number}` },
              ...{ genart: hideIn, ktype: vehicle.ktype },
            }}
          />
        </div>
      ) : null}
    </div>
  );
}
