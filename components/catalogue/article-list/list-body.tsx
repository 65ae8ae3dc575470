"use client";

import type { PartName } from "@/components/drawings/part-names";
import { useTranslations } from "next-intl";
import { useOrigins } from "@/components/portal/origin-marks";
import { mostCompared } from "@/lib/domains/catalogue/list/facets";
import type { VehicleArticles } from "@/lib/domains/catalogue/list/schema";
import { otherRearBrakes } from "@/lib/domains/catalogue/fit/rear-brakes";
import { vehiclePlace } from "@/lib/domains/vehicles/paths/rules";
import { ArticleRow } from "./article-row";
import { ArticleTable } from "./article-table";
import { chosenFilters, everyFilter } from "./chosen-filters";
import { CompareBar } from "./compare-bar";
import { ListPages } from "./list-pages";
import { NothingLeft } from "./nothing-left";
import type { VehicleFacts } from "@/lib/domains/vehicles/schema";
import type { ArticleListModel } from "./use-article-list";

interface Props {
  list: VehicleArticles;
  base: string;
  vehicle: VehicleFacts;
  mayAdd: boolean;
  part: PartName;
  model: ArticleListModel;
}

/** The table of articles, or why it is empty. */
export function ListBody({ list, base, vehicle, mayAdd, part, model }: Props) {
  const t = useTranslations("catalogue.list");
  const origins = useOrigins();
  const {
    state,
    rows,
    shown,
    selection,
    facets,
    change,
    changeText,
    busy,
    hrefOf,
    offerOf,
    isLoading,
    isFailed,
    onAdd,
  } = model;
  const brakes = state.wants.includes("rear") ? otherRearBrakes(list.genart.id, vehicle) : null;
  if (rows.length === 0)
    return (
      <NothingLeft
        why={list.articles.length === 0 ? "none" : facets.admitted.length === 0 ? "hidden" : "filtered"}
        otherParts={vehiclePlace(base, { kind: "family", family: list.genart.familyId })}
        instead={
          brakes && {
            text: t(`brakes.${brakes.has}.text`),
            label: t(`brakes.${brakes.has}.parts`),
            href: vehiclePlace(base, { kind: "genart", genartId: brakes.genartId }),
          }
        }
        filters={everyFilter(state, chosenFilters(state, facets, t), t).map(({ key, label, without }) => ({
          ...{ key, label, left: model.leftUnder(without) },
          onRemove: () => ("text" in without ? changeText("") : change(without)),
        }))}
        onClear={() => {
          changeText("");
          change({ brands: [], values: [], wants: [], inStock: false });
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
            part={part}
            href={hrefOf(row.id)}
            selected={index === selection.at}
            offer={offerOf(row)}
            origins={origins}
            vehicle={vehicle.label}
            loading={isLoading(row.id)}
            failed={isFailed(row.id)}
            busy={busy === row.id}
            mayAdd={mayAdd}
            onSelect={selection.select}
            onAdd={onAdd}
            compared={state.compared.includes(row.id)}
            mayCompare={state.compared.length < mostCompared}
            onCompare={model.toggleCompared}
          />
        )}
      />
      <ListPages model={model} />
      <CompareBar {...{ list, base, mayAdd, model }} />
    </>
  );
}
