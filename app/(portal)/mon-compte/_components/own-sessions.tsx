"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { leaveNothing } from "@/components/page/kept-here";
import { leaveFor } from "@/components/page/leave-for";
import { useAction } from "@/components/page/use-action";
import { useFormat } from "@/components/page/use-format";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { call } from "@/lib/api/client";
import type { SessionEntry } from "@/lib/domains/session/open/schema";
import { deviceOf } from "@/lib/domains/session/open/rules";

/** The devices on which the reader is signed in, each with the way to end it, and all of them at once. */
export function OwnSessions({ sessions }: { sessions: SessionEntry[] }) {
  const t = useTranslations("account.sessions");
  const router = useRouter();
  const { about, run } = useAction<string>(() => t("failed"));
  const end = (key: string, work: () => Promise<{ next?: string | null }>, leave: boolean) =>
    run(async () => {
      const { next } = await work();
      if (leave) {
        leaveNothing();
        return leaveFor(next ?? "/login?notice=signedOut");
      }
      toast.say(t("ended"));
      router.refresh();
    }, key);
  const endOne = ({ reference, current }: SessionEntry) =>
    end(
      reference,
      async () => {
        await call("delete", "/sessions/{reference}", { params: { reference } });
        return {};
      },
      current,
    );
  return (
    <section aria-labelledby="sessions">
      <h2 id="sessions" className="mb-1 text-lead font-semibold">
        {t("title")}
      </h2>
      <p className="mb-3 text-ink-2">{t("lead")}</p>
      <ul className="mb-4 divide-y divide-line rounded-md border border-line bg-paper">
        {sessions.map((session) => (
          <SessionRow
            key={session.reference}
            session={session}
            busy={about === session.reference}
            onEnd={() => void endOne(session)}
          />
        ))}
      </ul>
      <Button
        variant="secondary"
        busy={about === "all"}
        onClick={() => void end("all", () => call("delete", "/sessions", {}), true)}
      >
        {t("endAll")}
      </Button>
    </section>
  );
}

interface RowProps {
  session: SessionEntry;
  busy: boolean;
  onEnd: () => void;
}

function SessionRow({ session, busy, onEnd }: RowProps) {
  const t = useTranslations("account.sessions");
  const format = useFormat();
  const { browser, system } = deviceOf(session.userAgent);
  const device = [browser, system].filter(Boolean).join(", ") || t(`kind.${session.kind}`);
  const since = format.dateTime(new Date(session.createdAt), { dateStyle: "medium", timeStyle: "short" });
  return (
    <li className="flex flex-wrap items-center gap-3 px-3 py-2">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline gap-x-2 font-strong wrap-anywhere">
          <bdi>{device}</bdi>
          {session.current ? <span className="text-data text-fit">{t("current")}</span> : null}
        </p>
        <p className="text-data text-ink-3">{t("since", { company: session.company, time: `\u2068${since}\u2069` })}</p>
      </div>
      <Button busy={busy} onClick={onEnd} aria-label={t("endLabel", { device, time: since })}>
        {t("end")}
      </Button>
    </li>
  );
}
