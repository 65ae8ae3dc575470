"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { memo, type ReactNode } from "react";
import { IconButton } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { OfferPrice, OfferStock } from "@/components/offers/offer-summary";
import type { SupplierOffer } from "@/lib/domains/offers/schema";
import { FitBadge } from "@/components/fit/fit-badge";
import { columns } from "./columns";
import type { ViewRow } from "./view-rows";

interface Props {
  row: ViewRow;
  index: number;
  picture: ReactNode;
  href: string;
  selected: boolean;
  offer: SupplierOffer | null;
  loading: boolean;
  failed: boolean;
  busy: boolean;
  mayAdd: boolean;
  onSelect: (id: number) => void;
  onAdd: (id: number) => void;
}

function PlusMark() {
  return (
    <svg aria-hidden viewBox="0 0 16 16" className="stroke-current stroke-[1.75]" strokeLinecap="round">
      <path d="M8 3.5v9M3.5 8h9" />
    </svg>
  );
}

const onControl = (target: EventTarget) => target instanceof Element && target.closest("a, button") !== null;

/** One article: a line of the table, on a phone a card. Clicking selects it, its number leads to the sheet. */
export const ArticleRow = memo(function ArticleRow(props: Props) {
  const { row, index, picture, href, selected, offer, loading, failed, busy, mayAdd, onSelect, onAdd } = props;
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
      className={cn(
        columns,
        "group/row relative min-h-[65px] cursor-default scroll-my-28 border-b border-line-2 text-data last:border-b-0 hover:bg-ground focus-visible:-outline-offset-2",
        "data-selected:bg-accent-soft data-selected:before:absolute data-selected:before:inset-y-0 data-selected:before:start-0 data-selected:before:w-[3px] data-selected:before:bg-accent",
      )}
    >
      <div role="gridcell" className="@max-[40rem]:row-span-3 @max-[40rem]:row-start-1 @max-[40rem]:self-start">
        {picture}
      </div>
      <div role="gridcell" className="min-w-0 @max-[40rem]:col-start-2 @max-[40rem]:row-start-1">
        <div className="wrap-anywhere text-body leading-4.5 font-semibold">{row.brand}</div>
        <Link
          href={href}
          prefetch={false}
          tabIndex={inner}
          aria-label={t("open", { article })}
          className="reach inline-block max-w-full wrap-anywhere text-ink-2 hover:text-accent hover:underline"
        >
          <bdi dir="ltr">{row.number}</bdi>
        </Link>
      </div>
      <div
        role="gridcell"
        className="min-w-0 text-ink-2 @max-[40rem]:col-span-2 @max-[40rem]:col-start-2 @max-[40rem]:row-start-2"
      >
        {row.criteria}
      </div>
      <div role="gridcell" className="@max-[40rem]:col-start-3 @max-[40rem]:row-start-1 @max-[40rem]:justify-self-end">
        <FitBadge fit={row.fit} />
      </div>
      <div role="gridcell" className="min-w-0 @max-[40rem]:col-start-2 @max-[40rem]:row-start-3">
        <OfferStock offer={offer} loading={loading} failed={failed} />
      </div>
      <div
        role="gridcell"
        className="text-end whitespace-nowrap @max-[40rem]:col-start-3 @max-[40rem]:row-start-3 @max-[40rem]:pe-13"
      >
        <OfferPrice offer={offer} loading={loading} />
      </div>
      <div role="gridcell" className="@max-[40rem]:absolute @max-[40rem]:end-2.5 @max-[40rem]:bottom-2">
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
