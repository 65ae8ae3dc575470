"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { VehicleArticles } from "@/lib/domains/catalogue/list/schema";
import { vehiclePlace } from "@/lib/domains/vehicles/paths/rules";
import { ArticleRow } from "./article-row";
import { ArticleTable } from "./article-table";
import { ListPages } from "./list-pages";
import { NothingLeft } from "./nothing-left";
import type { ArticleListModel } from "./use-article-list";

interface Props {
  list: VehicleArticles;
  base: string;
  mayAdd: boolean;
  picture: ReactNode;
  model: ArticleListModel;
}

/** The table of articles, or why it is empty. */
export function ListBody({ list, base, mayAdd, picture, model }: Props) {
  const t = useTranslations("catalogue.list");
  const { rows, shown, selection, facets, change, changeText, busy, hrefOf, offerOf, isLoading, isFailed, onAdd } =
    model;
  if (rows.length === 0)
    return (
      <NothingLeft
        why={list.articles.length === 0 ? "none" : facets.admitted.length === 0 ? "hidden" : "filtered"}
        otherParts={vehiclePlace(base, { kind: "family", family: list.genart.familyId })}
        onClear={() => {
          changeText("");
          change({ brands: [], values: [], inStock: false });
        }}
        onShowHidden={() => change({ showHidden: true, fitting: false })}
      />
    );
  return (
    <>
      <ArticleTable
        caption={t("caption", { label: list.genart.label })}
        rows={shown.rows}
        total={rows.length}
        selectedAt={selection.at}
        renderRow={(row, index) => (
          <ArticleRow
            key={row.id}
            row={row}
            index={shown.from + index}
            picture={picture}
            href={hrefOf(row.id)}
            selected={index === selection.at}
            offer={offerOf(row)}
            loading={isLoading(row.id)}
            failed={isFailed(row.id)}
            busy={busy === row.id}
            mayAdd={mayAdd}
            onSelect={selection.select}
            onAdd={onAdd}
          />
        )}
      />
      <ListPages model={model} />
    </>
  );
}
