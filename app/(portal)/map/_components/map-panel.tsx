import { useTranslations } from "next-intl";
import { Note } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Chip } from "@/components/ui/chip";
import { Loading, SkeletonRows } from "@/components/ui/skeleton";
import { EmptyState, ErrorState } from "@/components/ui/states";
import type { Holders, MapView, Spot } from "@/lib/domains/places/map/schema";
import type { Place } from "@/lib/domains/places/schema";
import { SpotList } from "./spot-list";
import type { useSelection } from "./use-selection";

interface Props {
  selection: ReturnType<typeof useSelection>;
  chosen: string | null;
  origin: Place | null;
  isSearching: boolean;
  /** The outlines did not come: the list works alone. */
  isBare: boolean;
  onChoose: (spot: Spot) => void;
  onArticle: (article: number) => void;
}

/** The list beside the map, with what there is to say about it. */
export function MapPanel({ selection, chosen, origin, isSearching, isBare, onChoose, onArticle }: Props) {
  const t = useTranslations("map");
  const common = useTranslations("common");
  const { spots, holders, view, isLoading, error, again } = selection;
  return (
    <section
      aria-label={t("list")}
      className="flex min-h-0 flex-col overflow-hidden rounded-md border border-line bg-paper shadow-card print:overflow-visible print:shadow-none"
    >
      <div className="grid gap-2 border-b border-line px-3 py-2 empty:hidden">
        {isBare ? <Note>{t("bare")}</Note> : null}
        {origin ? null : <Note>{t("noOrigin")}</Note>}
        {holders && holders.silent.length > 0 ? <Note>{t("silent", { names: holders.silent.join(", ") })}</Note> : null}
        {holders && holders.articles.length > 1 ? <Articles holders={holders} onArticle={onArticle} /> : null}
        <p role="status" className={holders && spots.length === 0 ? "sr-only" : "text-data text-ink-2"}>
          {holders
            ? spots.length === 0
              ? t(`none.${holders.state}.title`)
              : t("holders", { count: spots.length })
            : null}
          {view ? t("inView", { count: view.inView, total: view.total, shown: nearestOf(view) }) : null}
        </p>
      </div>
      <div className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain print:overflow-visible">
        {error ? (
          <ErrorState compact title={t("failed")} action={<Button onClick={again}>{common("retry")}</Button>} />
        ) : isLoading ? (
          <Loading label={common("loading")}>
            <SkeletonRows rows={6} />
          </Loading>
        ) : spots.length > 0 ? (
          <SpotList spots={spots} chosen={chosen} label={t("list")} onChoose={onChoose} />
        ) : (
          <Nobody
            state={isSearching ? (holders?.state ?? "nobody") : !view || view.total === 0 ? "empty" : "elsewhere"}
          />
        )}
      </div>
    </section>
  );
}

/** How many rows are listed where those in view are more. */
const nearestOf = ({ spots, inView }: MapView): number => (spots.length < inView ? spots.length : 0);

function Nobody({ state }: { state: Holders["state"] | "empty" | "elsewhere" }) {
  const t = useTranslations("map.none");
  return <EmptyState compact title={t(`${state}.title`)} text={t(`${state}.text`)} />;
}

const shownArticles = 8;

function Articles({ holders, onArticle }: { holders: Holders; onArticle: (article: number) => void }) {
  const t = useTranslations("map");
  return (
    <div role="group" aria-label={t("articles")} className="flex flex-wrap gap-1.5">
      {holders.articles.slice(0, shownArticles).map(({ id, label, name }) => (
        <Chip key={id} title={name} onClick={() => onArticle(id)}>
          <bdi>{label}</bdi>
        </Chip>
      ))}
      {holders.more > 0 ? (
        <span className="text-tiny text-ink-3">{t("moreArticles", { count: holders.more })}</span>
      ) : null}
    </div>
  );
}
