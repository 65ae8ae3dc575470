import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Silhouette } from "@/components/drawings/silhouette";
import { Pagination } from "@/components/ui/pagination";
import { EmptyState } from "@/components/ui/states";
import type { MakeRow, ModelRow } from "@/lib/domains/vehicles/models/schema";
import { isNarrowed, wishQuery, type Choices, type VersionWish } from "@/lib/domains/vehicles/versions/narrow/rules";
import { selectionPath, type Selector } from "@/lib/domains/vehicles/versions/paths";
import type { StoredVersion } from "@/lib/domains/vehicles/versions/schema";
import { ModelAlbum } from "./model-album";
import { SelectorFrame } from "./selector-frame";
import { VersionFilters } from "./version-filters";
import { VersionTable } from "./version-table";
import { yearsText } from "@/components/vehicles/years";

interface Props {
  selector: Selector;
  make: MakeRow;
  model: ModelRow;
  models: readonly ModelRow[];
  versions: readonly StoredVersion[];
  total: number;
  wish: VersionWish;
  choices: Choices;
  page: number;
  pages: number;
  phrase: string;
  modelShares?: ReadonlyMap<number, number>;
  versionShares?: ReadonlyMap<number, number>;
  beside?: ReactNode;
}

/** A model with its big drawing and its versions, above the album of its make. */
export async function ModelDesk({ selector, make, model, beside, ...shown }: Props) {
  const { models, modelShares, versionShares, phrase, ...list } = shown;
  const t = await getTranslations("selector");
  const { vtype, name, body, yearFrom, yearTo } = model;
  const place = { selector, vtype, make: make.name };
  const href = selectionPath(selector, { vtype, make: make.name, model: name });
  const labels = {
    nav: t("pages.nav"),
    previous: t("pages.previous"),
    next: t("pages.next"),
    page: (page: number) => t("pages.page", { page }),
  };
  return (
    <SelectorFrame selector={selector} vtype={vtype} make={make.name} model={name} beside={beside}>
      <div className="mb-4 grid items-center gap-x-8 gap-y-2 sm:grid-cols-[minmax(0,22rem)_1fr]">
        <Silhouette body={body} className="w-full text-ink-2 max-sm:mx-auto max-sm:max-w-72" />
        <p className="num text-ink-2 max-sm:text-center">
          <span className="block text-lead font-strong text-ink">{yearsText(t, yearFrom, yearTo)}</span>
          {t("versionCount", { count: list.total })}
        </p>
      </div>
      <VersionFilters href={href} wish={list.wish} choices={list.choices} phrase={phrase} />
      {list.versions.length > 0 ? (
        <>
          {phrase ? <p className="mb-2 wrap-anywhere">{t("phrase", { phrase: phrase.slice(0, 80) })}</p> : null}
          <VersionTable {...place} model={name} versions={list.versions} shares={versionShares} phrase={phrase} />
        </>
      ) : (
        <EmptyState compact title={t(isNarrowed(list.wish) ? "narrow.none" : "noVersions")} />
      )}
      <Pagination
        page={list.page}
        pages={list.pages}
        hrefFor={(page) => href + wishQuery(list.wish, page, phrase)}
        labels={labels}
        className="mt-3 justify-end"
      />
      <h2 className="mt-8 mb-3 text-lead font-semibold">{t("otherModels", { make: make.name })}</h2>
      <ModelAlbum {...place} models={models} current={model.id} shares={modelShares} />
    </SelectorFrame>
  );
}
