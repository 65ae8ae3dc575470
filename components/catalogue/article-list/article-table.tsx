"use client";

import { useTranslations } from "next-intl";
import { lazy, Suspense, type FC, type ReactNode } from "react";
import { SkeletonRows } from "@/components/ui/skeleton";
import type { ViewRow } from "./view-rows";

type Rows = Pick<Props, "rows" | "selectedAt" | "renderRow">;
const AllRows: FC<Rows> = ({ rows, renderRow }) => rows.map(renderRow);
// Without an answer of the server every row is written: a slow list instead of a broken page.
const VirtualRows = lazy<FC<Rows>>(() =>
  import("./virtual-rows").then(
    (module) => ({ default: module.VirtualRows }),
    () => ({ default: AllRows }),
  ),
);
const virtualAbove = 30;

interface Props {
  caption: string;
  /** The rows of the page, and how many the list has. */
  rows: readonly ViewRow[];
  total: number;
  selectedAt: number;
  renderRow: (row: ViewRow, index: number) => ReactNode;
}

/** The articles under their head. Long lists keep only the rows in sight in the page. */
export function ArticleTable({ caption, rows, total, selectedAt, renderRow }: Props) {
  const t = useTranslations("catalogue.list");
  const heads = ["article", "criteria", "fit", "availability"] as const;
  const body =
    rows.length > virtualAbove ? (
      <Suspense fallback={<SkeletonRows rows={12} />}>
        <VirtualRows rows={rows} selectedAt={selectedAt} renderRow={renderRow} />
      </Suspense>
    ) : (
      rows.map(renderRow)
    );
  return (
    <div
      role="grid"
      aria-label={caption}
      aria-rowcount={total + 1}
      className="num rounded-md border border-line bg-paper shadow-card"
    >
      <div
        role="row"
        aria-rowindex={1}
        className="list-line border-b border-line text-tiny font-medium text-ink-3 @max-[40rem]:sr-only"
      >
        <span role="columnheader">
          <span className="sr-only">{t("picture")}</span>
        </span>
        {heads.map((head) => (
          <span key={head} role="columnheader" className={head === "criteria" ? "@max-[52rem]:sr-only" : undefined}>
            {t(head)}
          </span>
        ))}
        <span role="columnheader" className="text-end">
          {t("price")}
        </span>
        <span role="columnheader">
          <span className="sr-only">{t("comparison")}</span>
        </span>
        <span role="columnheader">
          <span className="sr-only">{t("actions")}</span>
        </span>
      </div>
      <div role="rowgroup" className="overflow-hidden rounded-b-md">
        {body}
      </div>
    </div>
  );
}
