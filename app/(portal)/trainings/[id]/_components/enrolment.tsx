"use client";

import { useTranslations } from "next-intl";
import useSWR from "swr";
import { useAction, wordOf } from "@/components/page/use-action";
import { useFormat } from "@/components/page/use-format";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/states";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/api/client";
import { ownSession, stateOf } from "@/lib/domains/portal/trainings/rules";
import type { Training, TrainingSession } from "@/lib/domains/portal/trainings/schema";

const refusals = { full: "full", begun: "begun" } as const;

/** The days of a course with the places that are left, and the reader's own place: taken, changed and given back. */
export function Enrolment({ first, lang }: { first: Training; lang: string }) {
  const t = useTranslations("portal-pages.enrolment");
  const format = useFormat();
  const params = { id: first.id };
  const { data = first, mutate } = useSWR(
    ["/trainings", first.id, lang],
    () => call("get", "/trainings/{id}", { params, query: { lang } }),
    { fallbackData: first, revalidateOnMount: false },
  );
  const { busy, about, run } = useAction<number>((problem) => {
    // Who else was quicker is seen at once.
    void mutate();
    return t(wordOf(refusals, problem, "failed"));
  });
  // A sentence of another language stands around it: kept apart, both keep their direction.
  const day = (iso: string) => `\u2068${format.dateTime(new Date(`${iso}T12:00:00Z`), { dateStyle: "full" })}\u2069`;
  const path = "/trainings/{id}/enrolment";
  const own = ownSession(data);
  /** Tells what is so now, and offers what was so before. */
  const tell = (text: string, undo: () => unknown) =>
    toast.success(text, { id: `enrolment-${first.id}`, action: { label: t("undo"), onClick: () => void undo() } });
  const take = (session: TrainingSession, before: TrainingSession | null): Promise<boolean> =>
    run(async () => {
      const body = { sessionId: session.id };
      await mutate(await call("post", path, { params, query: { lang }, body }), { revalidate: false });
      tell(t("enrolled", { day: day(session.day) }), () => (before ? take(before, session) : leave(session)));
    }, session.id);
  const leave = (session: TrainingSession): Promise<boolean> =>
    run(async () => {
      await mutate(await call("delete", path, { params, query: { lang } }), { revalidate: false });
      tell(t("withdrawn"), () => take(session, null));
    }, session.id);
  const { sessions } = data;
  if (sessions.length === 0) return <EmptyState title={t("noDay")} text={t("noDayText")} />;
  return (
    <section aria-labelledby="sessions" className="grid max-w-180 gap-2">
      <h2 id="sessions" className="text-sub font-semibold">
        {t("title")}
      </h2>
      <p role="status" className="text-ink-2">
        {own ? t("yours", { day: day(own.day) }) : t("none")}
      </p>
      <ul className="divide-y divide-line-2 rounded-md border border-line bg-paper shadow-card">
        {sessions.map((session) => {
          const state = stateOf(session, sessions);
          const waits = busy && about === session.id;
          const name = day(session.day);
          return (
            <li key={session.id} className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2">
              <span className="min-w-0 flex-1 basis-56">
                <span className="block font-strong">{name}</span>
                <span className="num block text-data text-ink-2">
                  {[
                    session.city || t("online"),
                    session.left === null ? t("open") : t("left", { count: session.left }),
                  ].join(" · ")}
                </span>
              </span>
              {state === "mine" ? <Badge tone="fit">{t("mine")}</Badge> : null}
              {state === "full" ? <Badge tone="no">{t("isFull")}</Badge> : null}
              {state === "closed" ? <Badge>{t("hasBegun")}</Badge> : null}
              {state === "mine" && session.open ? (
                <Button busy={waits} onClick={() => void leave(session)} aria-label={t("leaveOn", { day: name })}>
                  {t("leave")}
                </Button>
              ) : null}
              {state === "free" || state === "other" ? (
                <Button
                  variant="primary"
                  busy={waits}
                  onClick={() => void take(session, own)}
                  aria-label={t(state === "free" ? "takeOn" : "changeTo", { day: name })}
                >
                  {t(state === "free" ? "take" : "change")}
                </Button>
              ) : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
