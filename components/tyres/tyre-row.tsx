"use client";

import { useLocale, useTranslations } from "next-intl";
import { ShoppingCart } from "@/components/drawings/icons";
import { SlideButton } from "@/components/page/slides/slide-button";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Picture } from "@/components/ui/picture";
import { Td, Tr } from "@/components/ui/table";
import { tyresSlide } from "@/lib/domains/slides/places";
import { isAllowed, type TyreFault } from "@/lib/domains/tyres/rules";
import type { Tyre } from "@/lib/domains/tyres/schema";
import { formatMoney } from "@/lib/shared/money";
import { LabelGrades } from "./label-grades";
import { seasonKeys, tierKeys } from "./tyre-keys";

export type ListedTyre = Tyre & { faults?: readonly TyreFault[] };

interface Props {
  tyre: ListedTyre;
  mayAdd: boolean;
  busy: boolean;
  onAdd: () => void;
  onLabel: () => void;
}

const cell = "@max-[46rem]:border-b-0 @max-[46rem]:p-0";
const middle = `${cell} @max-[46rem]:col-start-2`;
const last = `${cell} @max-[46rem]:col-start-3 @max-[46rem]:text-end`;

/** A tyre of a list with everything that decides, and its way into the cart; where there is little room a card. */
export function TyreRow({ tyre, mayAdd, busy, onAdd, onLabel }: Props) {
  const t = useTranslations("tyres");
  const locale = useLocale();
  const { faults = [], stock } = tyre;
  const size = `${tyre.largeur}/${tyre.serie} R${tyre.diametre}${tyre.categorie === "van" ? "C" : ""}`;
  return (
    <Tr className="@max-[46rem]:grid @max-[46rem]:grid-cols-[auto_minmax(0,1fr)_auto] @max-[46rem]:items-start @max-[46rem]:gap-x-3 @max-[46rem]:gap-y-1.5 @max-[46rem]:border-b @max-[46rem]:border-line-2 @max-[46rem]:p-3">
      <Td className={`${cell} @max-[46rem]:row-span-4`}>
        <Picture src={tyre.photo} alt="" width={40} height={40} className="size-10 min-w-10" />
      </Td>
      <Td className={middle}>
        <div className="text-body font-semibold">
          {tyre.marque} <span className="font-normal">{tyre.profil}</span>{" "}
          <SlideButton label={t("slide", { size })} slide={() => tyresSlide(size)} />
        </div>
        <bdi dir="ltr" className="block text-tiny text-ink-3">
          {tyre.ean}
        </bdi>
        <div className="flex flex-wrap gap-1">
          {tyre.runOnFlat ? <Badge>{t("runFlat", { mark: tyre.runOnFlat })}</Badge> : null}
          {faults.map((fault) => (
            <Badge key={fault} tone={isAllowed(fault) ? "unknown" : "no"}>
              {t(`fault.${fault}`)}
            </Badge>
          ))}
        </div>
      </Td>
      <Td className={`${middle} whitespace-nowrap`}>
        <bdi dir="ltr" className="font-medium">
          {`${size} ${tyre.indice_charge}${tyre.indice_vitesse}${tyre.xl ? " XL" : ""}`}
        </bdi>
        <div className="text-tiny text-ink-3">{t(`use.${tyre.categorie}`)}</div>
      </Td>
      <Td className={`${middle} whitespace-nowrap`}>
        {t(`season.${seasonKeys[tyre.saison]}`)}
        {tyre.neige ? (
          <span className="block text-tiny text-ink-3 @max-[46rem]:ms-1.5 @max-[46rem]:inline">3PMSF</span>
        ) : null}
      </Td>
      <Td className={`${last} @max-[46rem]:row-start-3`}>{t(`tier.${tierKeys[tyre.categorieMarque]}`)}</Td>
      <Td className={`${middle} @max-[46rem]:row-start-4`}>
        <button
          type="button"
          onClick={onLabel}
          aria-label={t("label.open", { tyre: tyre.designation })}
          className="reach inline-flex min-h-6 cursor-pointer items-center rounded hover:bg-sunk touch:min-h-11"
        >
          <LabelGrades tyre={tyre} />
        </button>
      </Td>
      <Td align="end" className={`${last} whitespace-nowrap @max-[46rem]:row-start-2`}>
        {stock > 0 ? (
          <span className="text-fit">{t("inStock", { count: stock })}</span>
        ) : (
          <span className="text-ink-3">{t("toOrder")}</span>
        )}
      </Td>
      <Td align="end" className={`${last} whitespace-nowrap @max-[46rem]:row-start-1`}>
        <span className="text-price font-semibold">{formatMoney(tyre.price, "EUR", locale)}</span>
        <div className="text-tiny text-ink-3">
          {t("withTax", { price: formatMoney(tyre.prixVenteMoyenTTC, "EUR", locale) })}
        </div>
      </Td>
      {mayAdd ? (
        <Td align="end" className={`${last} @max-[46rem]:row-start-4`}>
          <Button size="sm" busy={busy} onClick={onAdd} aria-label={t("addTwo", { tyre: tyre.designation })}>
            <ShoppingCart className="size-4" />
            {t("two")}
          </Button>
        </Td>
      ) : null}
    </Tr>
  );
}
