import { useTranslations } from "next-intl";
import useSWR from "swr";
import { Spinner } from "@/components/ui/spinner";
import { call } from "@/lib/api/client";
import { notificationPath, publicPath } from "@/lib/domains/notifications/links/rules";
import { DeliveryLog } from "./delivery-log";
import type { SentNotification } from "@/lib/domains/notifications/schema";

/** The text, the link and, channel by channel, what became of a notification. */
export function SentReport({ sent: { id, text, public: isPublic } }: { sent: SentNotification }) {
  const t = useTranslations("notifications.sender.list");
  const common = useTranslations("common");
  const { data, error } = useSWR(
    ["notification-report", id],
    () => call("get", "/notifications/report/{id}", { params: { id } }),
    { shouldRetryOnError: false },
  );
  const link = isPublic ? publicPath(id) : notificationPath(id);
  return (
    <div className="grid gap-2 rounded bg-sunk px-3 py-2 text-data">
      <p className="wrap-anywhere whitespace-pre-line">{text}</p>
      <p className="wrap-anywhere">
        {t("link")} <bdi dir="ltr">{link}</bdi>
      </p>
      {error ? <p role="alert">{t("reportFailed")}</p> : null}
      {!data && !error ? (
        <p role="status" className="flex items-center gap-2">
          <Spinner /> {common("loading")}
        </p>
      ) : null}
      {data ? (
        <ul>
          <li>
            {t("inbox")} {t("people", { count: data.reached })} · {t("seen")} {t("people", { count: data.seen })} ·{" "}
            {t("read")} {t("people", { count: data.read })} · {t("archived")} {t("people", { count: data.archived })}
          </li>
        </ul>
      ) : null}
      {data && data.channels.length > 0 ? <DeliveryLog id={id} channels={data.channels} /> : null}
    </div>
  );
}
