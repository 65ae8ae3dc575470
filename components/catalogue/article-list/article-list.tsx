"use client";

import type { PartName } from "@/components/drawings/part-names";
import { useTranslations } from "next-intl";
import { useState, type ReactNode } from "react";
import { useAdditions } from "@/components/cart/cart-count";
import { onDemand } from "@/components/page/on-demand";
import { ArticlePanel } from "./article-panel";
import { FacetPanel } from "./facet-panel";
import { HiddenNote } from "./hidden-note";
import { KeyHints } from "./key-hints";
import { ListBody } from "./list-body";
import { ListHead } from "./list-head";
import { useArticleList, type ArticleListInput } from "./use-article-list";
import { panelId } from "./use-selection";
import { UsedOfferNote } from "./used-offer-note";

const ListDrawers = onDemand(() => import("./list-drawers").then((module) => module.ListDrawers));

const BesidesNote = onDemand(() => import("@/components/besides/besides-note").then((module) => module.BesidesNote), {
  quiet: true,
});

interface Props extends ArticleListInput {
  customer: string | null;
  trail: ReactNode;
  /** What stands at the beginning of every row. */
  part: PartName;
  /** Whether the law has a used part of this kind offered beside the new one. */
  usedDuty: boolean;
  /** Experts hide articles of the vehicle and show them again. */
  expert: boolean;
}

/** The articles of a vehicle: facets, table and the panel of the selected one; columns that do not fit become drawers. */
export function ArticleList({ customer, trail, part, expert, usedDuty, ...input }: Props) {
  const { list, base, vehicle, mayAdd } = input;
  const t = useTranslations("catalogue.list");
  const [facetsOpen, setFacetsOpen] = useState(false);
  const closeFacets = () => setFacetsOpen(false);
  const model = useArticleList(input);
  const { state, change, facets, selection } = model;
  const note = (
    <HiddenNote
      hidden={list.hidden}
      misfits={state.fitting ? facets.misfits : 0}
      shown={state.showHidden}
      onToggle={() => change(state.showHidden ? { showHidden: false } : { showHidden: true, fitting: false })}
    />
  );
  const facetPanel = (
    <div className="grid gap-4">
      <FacetPanel {...facets} state={state} onChange={change} />
      {note}
    </div>
  );
  const time = useAdditions();
  const forgotten = time > 0 ? <BesidesNote vehicle={vehicle} time={time} /> : null;
  const { row } = selection;
  const panel = row && (
    <ArticlePanel
      row={row}
      href={model.hrefOf(row.id)}
      {...{ vehicle, customer, mayAdd, hideIn: expert ? list.genart : null }}
    />
  );
  return (
    <div className="@container/list">
      <div className="grid min-h-[calc(100dvh-7rem)] @min-[56rem]/list:grid-cols-[204px_minmax(0,1fr)] @min-[75rem]/list:grid-cols-[204px_minmax(0,1fr)_308px]">
        <div className="border-e border-line py-4 ps-5 pe-4 @max-[56rem]/list:hidden">{facetPanel}</div>
        <div className="@container min-w-0 px-4 py-3.5">
          {trail}
          <ListHead title={list.genart.label} model={model} onOpenFacets={() => setFacetsOpen(true)} />
          {usedDuty ? <UsedOfferNote offer={model.usedOffer} asking={model.asking} hrefOf={model.hrefOf} /> : null}
          <ListBody {...{ list, base, vehicle, mayAdd, part, model }} />
          <div className="mt-4 @min-[56rem]/list:hidden">{note}</div>
          <div className="mt-4 @min-[75rem]/list:hidden">{forgotten}</div>
        </div>
        <aside
          id={panelId}
          aria-label={t("article")}
          className="border-s border-line bg-paper px-5 py-4 @max-[75rem]/list:hidden"
        >
          <div className="sticky top-32 grid grid-cols-[minmax(0,1fr)] gap-6">
            {panel}
            <KeyHints />
            {forgotten}
          </div>
        </aside>
      </div>
      {facetsOpen || (selection.drawer && panel) ? (
        <ListDrawers
          facets={facetPanel}
          facetsOpen={facetsOpen}
          onCloseFacets={closeFacets}
          onMissing={() => {
            closeFacets();
            selection.closeDrawer();
          }}
          count={model.rows.length}
          panel={panel ?? null}
          panelOpen={selection.drawer}
          onClosePanel={selection.closeDrawer}
        />
      ) : null}
    </div>
  );
}
