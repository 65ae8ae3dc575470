"use client";

import { PartPad } from "@/components/drawings/part-drawing";
import type { PartName } from "@/components/drawings/part-names";
import { Link } from "@/components/ui/link";
import { useTranslations } from "next-intl";
import { memo } from "react";
import { SlideButton } from "@/components/page/slides/slide-button";
import { IconButton } from "@/components/ui/button";
import { OfferPrice, OfferStock } from "@/components/offers/offer-summary";
import { OriginIcons, type ShownOrigins } from "@/components/portal/origin-marks";
import { originsOf } from "@/lib/domains/portal/tiles/origin";
import { articleSlide } from "@/lib/domains/slides/places";
import type { SupplierOffer } from "@/lib/domains/offers/schema";
import { WarningNotes } from "@/components/comebacks/warnings";
import { FitBadge } from "@/components/fit/fit-badge";
import type { ViewRow } from "./view-rows";

interface Props {
  row: ViewRow;
  index: number;
  part: PartName;
  href: string;
  selected: boolean;
  offer: SupplierOffer | null;
  /** How origins are shown, and those of the article. */
  origins: ShownOrigins;
  vehicle: string;
  loading: boolean;
  failed: boolean;
  busy: boolean;
  mayAdd: boolean;
  onSelect: (id: number) => void;
  onAdd: (id: number) => void;
  compared: boolean;
  /** There is room for one more. */
  mayCompare: boolean;
  onCompare: (id: number) => void;
}

function PlusMark() {
  return (
    <svg aria-hidden viewBox="0 0 16 16" className="row-mark">
      <path d="M8 3.5v9M3.5 8h9" />
    </svg>
  );
}

function CompareMark() {
  return (
    <svg aria-hidden viewBox="0 0 16 16" className="row-mark stroke-[1.5]">
      <path d="M2.5 3.5h4v9h-4zM9.5 3.5h4v9h-4z" />
    </svg>
  );
}

const onControl = (target: EventTarget) => target instanceof Element && target.closest("a, button") !== null;

/** One article: a line of the table, on a phone a card. Clicking selects it, its number leads to the sheet. */
export const ArticleRow = memo(function ArticleRow(props: Props) {
  const { row, index, part, href, selected, offer, loading, failed, busy, mayAdd, onSelect, onAdd } = props;
  const { compared, mayCompare, onCompare, origins, vehicle } = props;
  const t = useTranslations("catalogue.list");
  const article = `${row.brand} ${row.number}`;
  const inner = selected ? 0 : -1;
  return (
    <div
      role="row"
      id={`article-${row.id}`}
      aria-rowindex={index + 2}
      aria-selected={selected}
      tabIndex={inner}
      data-selected={selected || undefined}
      onClick={(event) => onControl(event.target) || onSelect(row.id)}
      className="list-line list-row"
    >
      <div role="gridcell" className="cell-picture">
        <PartPad name={part} />
      </div>
      <div role="gridcell" className="cell-article">
        <div className="row-brand">{row.brand}</div>
        <Link href={href} prefetch={false} tabIndex={inner} aria-label={t("open", { article })} className="row-number">
          <bdi dir="ltr">{row.number}</bdi>
        </Link>{" "}
        <SlideButton label={t("slide", { article })} tabIndex={inner} slide={() => articleSlide(row.id, article)} />
        <OriginIcons of={originsOf(row.brand, vehicle, offer)} shown={origins} />
      </div>
      <div role="gridcell" className="cell-criteria">
        {row.criteria}
        <WarningNotes of={row.id} />
      </div>
      <div role="gridcell" className="cell-fit">
        <FitBadge fit={row.fit} />
      </div>
      <div role="gridcell" className="cell-stock">
        <OfferStock offer={offer} loading={loading} failed={failed} />
      </div>
      <div role="gridcell" className="cell-price text-end">
        <OfferPrice offer={offer} loading={loading} />
      </div>
      <div role="gridcell" className="cell-compare">
        <IconButton
          label={mayCompare || compared ? t("compare", { article }) : t("compareFull")}
          variant={compared ? "primary" : "ghost"}
          tabIndex={inner}
          aria-pressed={compared}
          disabled={!compared && !mayCompare}
          onClick={() => onCompare(row.id)}
        >
          <CompareMark />
        </IconButton>
      </div>
      <div role="gridcell" className="cell-add">
        {mayAdd ? (
          <IconButton
            label={t("add", { article })}
            variant={selected ? "primary" : "secondary"}
            tabIndex={inner}
            busy={busy}
            onClick={() => onAdd(row.id)}
          >
            <PlusMark />
          </IconButton>
        ) : null}
      </div>
    </div>
  );
});
