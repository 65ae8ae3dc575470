"use client";

import { Link } from "@/components/ui/link";
import { useTranslations } from "next-intl";
import { useState, type ReactNode } from "react";
import { FitBadge } from "@/components/fit/fit-badge";
import { OfferPrice, OfferStock } from "@/components/offers/offer-summary";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { cn } from "@/components/ui/cn";
import { Dialog } from "@/components/ui/dialog";
import type { VehicleArticles } from "@/lib/domains/catalogue/list/schema";
import { vehiclePlace } from "@/lib/domains/vehicles/paths/rules";
import { compareRows } from "./compare-rows";
import type { ArticleListModel } from "./use-article-list";
import type { ViewRow } from "./view-rows";

interface Props {
  list: VehicleArticles;
  base: string;
  mayAdd: boolean;
  model: ArticleListModel;
  onClose: () => void;
}

const cell = "min-w-34 border-b border-line-2 px-2.5 py-2 text-start align-top";
const head = "sticky start-0 z-1 min-w-26 max-w-34 border-b border-line-2 bg-paper px-2.5 py-2 text-start align-top";

/** Two to four articles side by side: verdict, price, delivery and every criterion, differences marked. */
export function CompareDialog({ list, base, mayAdd, model, onClose }: Props) {
  const t = useTranslations("catalogue.compare");
  const common = useTranslations("common");
  const words = useTranslations("catalogue.list");
  const [differing, setDiffering] = useState(false);
  const { compared: rows, offerOf, isLoading, isFailed, onAdd, busy, hrefOf, typnrQuery } = model;
  const criteria = compareRows(list, rows).filter(({ differs }) => differs || !differing);
  const line = (label: string, of: (row: ViewRow) => ReactNode) => (
    <tr>
      <th scope="row" className={cn(head, "text-data font-strong text-ink-2")}>
        {label}
      </th>
      {rows.map((row) => (
        <td key={row.id} className={cell}>
          {of(row)}
        </td>
      ))}
    </tr>
  );
  const nameOf = ({ brand, number }: ViewRow) => `${brand} ${number}`;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("title", { label: list.genart.label })}
      closeLabel={common("close")}
      size="lg"
    >
      <Checkbox label={t("differing")} checked={differing} onChange={() => setDiffering(!differing)} />
      <div
        className="mt-2 overflow-x-auto"
        role="group"
        tabIndex={0}
        aria-label={t("title", { label: list.genart.label })}
      >
        <table className="num w-full text-data">
          <thead>
            <tr>
              <td className={head} />
              {rows.map((row) => (
                <th key={row.id} scope="col" className={cell}>
                  <span className="block text-body font-semibold wrap-anywhere">{row.brand}</span>
                  <Link
                    href={hrefOf(row.id)}
                    prefetch={false}
                    aria-label={words("open", { article: nameOf(row) })}
                    className="reach inline-block font-normal wrap-anywhere text-accent hover:underline"
                  >
                    <bdi dir="ltr">{row.number}</bdi>
                  </Link>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {line(words("fit"), (row) => (
              <div className="grid justify-items-start gap-1">
                <FitBadge fit={row.fit} />
                <Link
                  href={vehiclePlace(base, { kind: "proof", articleId: row.id }) + typnrQuery}
                  prefetch={false}
                  aria-label={t("proofOf", { article: nameOf(row) })}
                  className="reach inline-block text-accent hover:underline"
                >
                  {t("proof")}
                </Link>
              </div>
            ))}
            {line(words("price"), (row) => (
              <OfferPrice offer={offerOf(row)} loading={isLoading(row.id)} className="text-start justify-items-start" />
            ))}
            {line(words("availability"), (row) => (
              <OfferStock offer={offerOf(row)} loading={isLoading(row.id)} failed={isFailed(row.id)} />
            ))}
            {criteria.map(({ id, label, values, differs }) => (
              <tr key={id} data-differs={differs || undefined} className="data-differs:bg-unknown-soft">
                <th scope="row" className={cn(head, "font-strong text-ink-2")}>
                  {label}
                  {differs ? (
                    <>
                      {" "}
                      <span aria-hidden>≠</span>
                      <span className="sr-only">{t("differs")}</span>
                    </>
                  ) : null}
                </th>
                {values.map((value, at) => (
                  <td key={rows[at]?.id} className={cn(cell, differs && "font-semibold")}>
                    {value ?? "—"}
                  </td>
                ))}
              </tr>
            ))}
            {mayAdd
              ? line(t("cart"), (row) => (
                  <Button
                    size="sm"
                    variant="primary"
                    busy={busy === row.id}
                    aria-label={words("add", { article: nameOf(row) })}
                    onClick={() => onAdd(row.id)}
                  >
                    {t("add")}
                  </Button>
                ))
              : null}
          </tbody>
        </table>
      </div>
    </Dialog>
  );
}
