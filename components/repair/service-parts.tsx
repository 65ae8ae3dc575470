"use client";

import { ShoppingCart } from "@/components/drawings/icons";
import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import type { PartCandidates } from "@/lib/domains/catalogue/list/candidates/schema";
import type { PriceView } from "@/lib/domains/offers/schema";
import type { VehicleFacts } from "@/lib/domains/vehicles/schema";
import { formatMoney } from "@/lib/shared/money";
import { PartTable } from "./part-table";
import { useServiceParts } from "./use-service-parts";

interface Props {
  parts: readonly PartCandidates[];
  vehicle: VehicleFacts;
  base: string;
  mayAdd: boolean;
  customer: string | null;
  view: PriceView;
}

/** The parts of a service for this very vehicle, each with its best offer: one look, one press. */
export function ServiceParts({ parts, vehicle, base, mayAdd, customer, view }: Props) {
  const t = useTranslations("repair.parts");
  const locale = useLocale();
  const { lines, ticked, busy, sum, choose, add } = useServiceParts({ parts, vehicle });
  return (
    <div className="grid gap-3">
      <PartTable caption={t("title")} {...{ lines, base, mayAdd, busy, view, choose }} />
      {mayAdd ? (
        <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
          <p className="num text-sub font-semibold" aria-live="polite">
            {t("sum", { price: formatMoney(sum, "EUR", locale) })}
          </p>
          <Button
            variant="primary"
            busy={busy}
            disabled={ticked.length === 0}
            onClick={add}
            className="max-w-full whitespace-normal"
          >
            <ShoppingCart className="size-4" />
            {customer ? t("addFor", { count: ticked.length, customer }) : t("add", { count: ticked.length })}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
