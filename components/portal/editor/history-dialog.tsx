"use client";

import { useTranslations } from "next-intl";
import useSWR from "swr";
import { useFormat } from "@/components/page/use-format";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Loading, SkeletonRows } from "@/components/ui/skeleton";
import { EmptyState, ErrorState } from "@/components/ui/states";
import { call } from "@/lib/api/client";
import type { PortalChange, Tile } from "@/lib/domains/portal/tiles/schema";
import type { EditorWork } from "./editor-work";
import { useChangedValues } from "./value-words";

interface Props {
  widget: string;
  /** The tile whose history it is; null for the whole widget's. */
  tile: Tile | null;
  work: EditorWork;
  onClose: () => void;
}

/** Who changed what of a widget or of one tile, the latest first. */
export function HistoryDialog({ widget, tile, work, onClose }: Props) {
  const t = useTranslations("editors.history");
  const common = useTranslations("common");
  const title = work.board.widgets.find(({ name }) => name === widget)?.title ?? widget;
  const { data, error, mutate } = useSWR(["changes", widget, tile?.id ?? null], () =>
    call("get", "/apps/changes/{widget}", { params: { widget }, query: tile ? { tileId: tile.id } : {} }),
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("title", { name: tile?.name ?? title })}
      closeLabel={common("close")}
      placement="end"
    >
      {data ? (
        <ChangeList changes={data} work={work} />
      ) : error ? (
        <ErrorState
          compact
          level={3}
          title={t("failed")}
          action={<Button onClick={() => void mutate()}>{common("retry")}</Button>}
        />
      ) : (
        <Loading label={common("loading")}>
          <SkeletonRows rows={4} />
        </Loading>
      )}
    </Dialog>
  );
}

function ChangeList({ changes, work }: { changes: readonly PortalChange[]; work: EditorWork }) {
  const t = useTranslations("editors.history");
  const format = useFormat();
  const read = useChangedValues(work.board);
  if (changes.length === 0) return <EmptyState compact level={3} title={t("empty")} text={t("emptyText")} />;
  return (
    <ol className="divide-y divide-line-2">
      {changes.map((change) => (
        <li key={change.id} className="py-2.5">
          <p>
            <span className="font-strong">{change.userName || t("unknown")}</span>{" "}
            {t(`action.${change.action}`, { name: change.name })}
          </p>
          <time dateTime={change.at} className="text-data text-ink-3">
            {format.dateTime(new Date(change.at), { dateStyle: "medium", timeStyle: "short" })}
          </time>
          <dl className="mt-1 grid gap-1 text-data empty:hidden">
            {read(change).map(({ field, before, after }) => (
              <div key={field} className="wrap-anywhere">
                <dt className="inline text-ink-3">{t("field", { field })}</dt>{" "}
                <dd className="inline">
                  <del className="text-ink-3">{before}</del> <span aria-hidden>→</span> <ins>{after}</ins>
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ol>
  );
}
