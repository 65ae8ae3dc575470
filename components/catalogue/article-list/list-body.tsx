"use client";

import type { PartName } from "@/components/drawings/part-names";
import { useTranslations } from "next-intl";
import { onDemand } from "@/components/page/on-demand";
import { LinkButton } from "@/components/ui/link-button";
import { EmptyState } from "@/components/ui/states";
import { useOrigins } from "@/components/portal/origin-marks";
import { mostCompared } from "@/lib/domains/catalogue/list/facets";
import type { VehicleArticles } from "@/lib/domains/catalogue/list/schema";
import { vehiclePlace } from "@/lib/domains/vehicles/paths/rules";
import { ArticleRow } from "./article-row";
import { ArticleTable } from "./article-table";
import type { VehicleFacts } from "@/lib/domains/vehicles/schema";
import type { ArticleListModel } from "./use-article-list";

const CompareBar = onDemand(() => import("./compare-bar").then((module) => module.CompareBar));
const ListPages = onDemand(() => import("./list-pages").then((module) => module.ListPages));
const NothingLeft = onDemand(() => import("./nothing-left").then((module) => module.NothingLeft));

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
  const { state, rows, shown, selection, busy, hrefOf, offerOf, isLoading, isFailed, onAdd } = model;
  if (list.articles.length === 0)
    return (
      <EmptyState
        title={t("emptyTitle")}
        text={t("emptyText")}
        action={
          <LinkButton href={vehiclePlace(base, { kind: "family", family: list.genart.familyId })}>
            {t("otherParts")}
          </LinkButton>
        }
      />
    );
  if (rows.length === 0) return <NothingLeft {...{ list, base, vehicle, model }} />;
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
      {shown.pages > 1 ? <ListPages model={model} /> : null}
      {model.compared.length > 0 ? <CompareBar {...{ list, base, mayAdd, model }} /> : null}
    </>
  );
}
