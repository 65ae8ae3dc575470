"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { announceUnseen } from "@/components/notifications/unseen";
import { useAction } from "@/components/page/use-action";
import { Button } from "@/components/ui/button";
import { EmptyState, ErrorState } from "@/components/ui/states";
import { toast } from "@/components/ui/toast-store";
import { call, CallProblem } from "@/lib/api/client";
import type { InboxPage } from "@/lib/domains/notifications/schema";
import { InboxRow, type InboxAct } from "./inbox-row";
import { useInbox } from "./use-inbox";

/** What was received or put away, the latest first; whoever looks at the inbox has seen what is in it. */
export function InboxDesk({ archived, first }: { archived: boolean; first: InboxPage }) {
  const t = useTranslations("notifications.inbox");
  const common = useTranslations("common");
  const { items, next, unseen, error, reload, more, loadingMore } = useInbox(archived, first);
  const { busy, run } = useAction(() => t("notDone"), { id: "inbox" });
  useSeen(!archived && unseen > 0, reload);

  const act: InboxAct = (what, id) =>
    void run(async () => {
      const answer =
        what === "read"
          ? await call("post", "/notifications/read", { body: { ids: [id] } })
          : await call("post", "/notifications/archive", { body: { ids: [id], archived: what === "archive" } });
      announceUnseen(answer.unseen);
      await reload();
    });
  const archiveAll = () =>
    void run(async () => {
      const answer = await call("post", "/notifications/archiveAll");
      announceUnseen(answer.unseen);
      await reload();
      toast.success(t("archivedAll"), { id: "inbox" });
    });
  if (error && items.length === 0)
    return (
      <ErrorState
        title={t("failed")}
        text={common("errorHelpPlain")}
        action={<Button onClick={() => void reload()}>{common("retry")}</Button>}
      />
    );
  if (items.length === 0)
    return (
      <EmptyState
        title={t(archived ? "emptyArchive" : "empty")}
        text={t(archived ? "emptyArchiveText" : "emptyText")}
      />
    );
  return (
    <section aria-label={t("list")} className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p role="status" className="text-data text-ink-3">
          {t("count", { count: items.filter(({ read }) => !read).length })}
        </p>
        {archived ? null : (
          <Button size="sm" busy={busy} onClick={archiveAll}>
            {t("archiveAll")}
          </Button>
        )}
      </div>
      <ul className="divide-y divide-line-2 rounded-md border border-line bg-paper">
        {items.map((item) => (
          <InboxRow key={item.id} item={item} busy={busy} onAct={act} />
        ))}
      </ul>
      {next ? (
        <Button className="justify-self-start" busy={loadingMore} onClick={() => void more()}>
          {t("more")}
        </Button>
      ) : null}
    </section>
  );
}

/** Says that the inbox has been seen, as soon as somebody looks at it. */
function useSeen(isNew: boolean, reload: () => Promise<unknown>): void {
  useEffect(() => {
    if (!isNew) return;
    const look = () => {
      if (document.visibilityState !== "visible") return;
      call("post", "/notifications/seen").then(
        ({ unseen }) => {
          announceUnseen(unseen);
          void reload();
        },
        // It is new as long as nobody could say that it was seen.
        (problem: unknown) => problem instanceof CallProblem && problem.claim(),
      );
    };
    look();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [isNew, reload]);
}
