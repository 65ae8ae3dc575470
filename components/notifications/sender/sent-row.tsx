import { useTranslations } from "next-intl";
import { useState } from "react";
import { useAction } from "@/components/page/use-action";
import { useFormat } from "@/components/page/use-format";
import { Badge, type Tone } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/api/client";
import type { NotificationState } from "@/lib/domains/notifications/rules";
import type { SentNotification } from "@/lib/domains/notifications/schema";
import { SentReport } from "./sent-report";

const tones: Record<NotificationState, Tone> = {
  ...{ scheduled: "accent", sending: "unknown", sent: "fit", cancelled: "neutral" },
};

interface Props {
  sent: SentNotification;
  reload: () => Promise<unknown>;
}

/** A notification that was sent: its state, its numbers, and what is still possible. */
export function SentRow({ sent, reload }: Props) {
  const t = useTranslations("notifications.sender.list");
  const categories = useTranslations("notifications.category");
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const { id, title, state, sendAt, category, reached, seen, read, senderName } = sent;
  const { busy, run } = useAction(({ code }) => t(code === "already-sent" ? "tooLate" : "notCancelled"), {
    id: "notification-sent",
  });
  const cancel = () =>
    void run(async () => {
      await call("post", "/notifications/cancel/{id}", { params: { id } });
      toast.success(t("cancelled"), { id: "notification-sent" });
    }).finally(reload);
  return (
    <li className="grid gap-2 px-3 py-3">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0 flex-1 basis-60">
          <h3 className="font-strong wrap-anywhere">
            <bdi>{title}</bdi>
          </h3>
          <p className="mt-1 flex flex-wrap items-center gap-2 text-data text-ink-3">
            <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
            <Badge>{categories(category)}</Badge>
            {sent.test ? <Badge>{t("test")}</Badge> : null}
            {sent.public ? <Badge>{t("public")}</Badge> : null}
            <time dateTime={sendAt}>
              {format.dateTime(new Date(sendAt), { dateStyle: "medium", timeStyle: "short" })}
            </time>
            <span>{t("by", { name: senderName })}</span>
          </p>
        </div>
        <div className="flex gap-2">
          {state === "scheduled" ? (
            <Button size="sm" busy={busy} aria-label={t("cancelOf", { title })} onClick={cancel}>
              {t("cancel")}
            </Button>
          ) : null}
          <Button
            size="sm"
            aria-expanded={isOpen}
            aria-label={t("reportOf", { title })}
            onClick={() => setOpen((before) => !before)}
          >
            {t("report")}
          </Button>
        </div>
      </div>
      {state === "sent" || state === "sending" ? (
        <dl className="flex flex-wrap gap-x-4 gap-y-1 text-data">
          {(
            [
              ["reached", reached],
              ["seen", seen],
              ["read", read],
            ] as const
          ).map(([name, count]) => (
            <div key={name} className="flex gap-1">
              <dt className="text-ink-3">{t(name)}</dt>
              <dd className="num">{t("people", { count })}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {isOpen ? <SentReport sent={sent} /> : null}
    </li>
  );
}
