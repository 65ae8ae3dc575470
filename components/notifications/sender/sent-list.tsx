import { useTranslations } from "next-intl";
import useSWRInfinite from "swr/infinite";
import { Button } from "@/components/ui/button";
import { Loading, SkeletonRows } from "@/components/ui/skeleton";
import { EmptyState, ErrorState } from "@/components/ui/states";
import { call } from "@/lib/api/client";
import type { SentPage } from "@/lib/domains/notifications/schema";
import { useNotificationsLive } from "../unseen";
import { SentRow } from "./sent-row";

/** Readers go on reading while the list stands. */
const everyMs = 10_000;

/** What was sent and will be, with what became of it. */
export function SentList({ timesSent }: { timesSent: number }) {
  const t = useTranslations("notifications.sender.list");
  const common = useTranslations("common");
  const { data, error, mutate, size, setSize, isValidating } = useSWRInfinite<SentPage, unknown>(
    (index: number, before: SentPage | null) =>
      index > 0 && !before?.next ? null : ["notifications-sent", before?.next ?? "", timesSent],
    ([, after]: [string, string, number]) =>
      call("get", "/notifications/sent", { query: after === "" ? {} : { after } }),
    { revalidateAll: true, shouldRetryOnError: false, keepPreviousData: true, refreshInterval: everyMs },
  );
  useNotificationsLive(() => void mutate());
  const rows = (data ?? []).flatMap(({ notifications }) => notifications);
  const reload = () => void mutate();
  return (
    <section aria-labelledby="sent-title">
      <h2 id="sent-title" className="mb-3 text-lead font-semibold">
        {t("title")}
      </h2>
      {error && !data ? (
        <ErrorState
          compact
          level={3}
          title={t("failed")}
          text={common("errorHelpPlain")}
          action={<Button onClick={reload}>{common("retry")}</Button>}
        />
      ) : !data ? (
        <Loading label={common("loading")}>
          <SkeletonRows rows={5} />
        </Loading>
      ) : rows.length === 0 ? (
        <EmptyState compact level={3} title={t("empty")} text={t("emptyText")} />
      ) : (
        <ul aria-label={t("title")} className="divide-y divide-line-2 rounded-md border border-line bg-paper">
          {rows.map((row) => (
            <SentRow key={row.id} sent={row} reload={mutate} />
          ))}
        </ul>
      )}
      {data?.at(-1)?.next ? (
        <Button className="mt-3" busy={isValidating && size > data.length} onClick={() => void setSize(size + 1)}>
          {t("more")}
        </Button>
      ) : null}
    </section>
  );
}
