import { useTranslations } from "next-intl";
import useSWR from "swr";
import { useFormat } from "@/components/page/use-format";
import { call } from "@/lib/api/client";
import type { DeliveryReport, PersonDelivery } from "@/lib/domains/notifications/schema";

type Ending = Pick<PersonDelivery, "channel" | "state" | "reason">;

/** Channel, state and reason in the reader's words; those of a newer version as unknown. */
function useWords() {
  const t = useTranslations("notifications.sender.delivery");
  const channels = useTranslations("notifications.channel");
  return ({ channel, state, reason }: Ending) => {
    const said = t.has(`state.${state}` as "state.other") ? t(`state.${state}` as "state.other") : t("state.other");
    const name = channels.has(channel as "email") ? channels(channel as "email") : channel;
    if (reason === null) return { name, said };
    const why = t.has(`reason.${reason}` as "reason.other")
      ? t(`reason.${reason}` as "reason.other")
      : t("reason.other");
    return { name, said: t("why", { state: said, reason: why }) };
  };
}

/** What became of a notification outside the inbox: in sum, and person by person with the reason. */
export function DeliveryLog({ id, channels }: { id: string; channels: DeliveryReport["channels"] }) {
  const t = useTranslations("notifications.sender.delivery");
  const format = useFormat();
  const words = useWords();
  const { data: people = [] } = useSWR(["notification-deliveries", id], () =>
    call("get", "/notifications/deliveries/{id}", { params: { id } }),
  );
  const when = (at: string) =>
    format.dateTime(new Date(at), { dateStyle: "short", timeStyle: "short", timeZone: "Europe/Paris" });
  return (
    <>
      <ul>
        {channels.map((one) => {
          const { name, said } = words(one);
          return (
            <li key={`${one.channel}.${one.state}.${one.reason}`}>
              {name} : {said}, {t("people", { count: one.people })}
            </li>
          );
        })}
      </ul>
      {people.length > 0 ? (
        <details>
          <summary className="cursor-pointer font-strong">{t("log")}</summary>
          <ul className="mt-1 grid gap-0.5">
            {people.map((one) => {
              const { name, said } = words(one);
              return (
                <li key={`${one.userId}.${one.channel}`} className="wrap-anywhere">
                  <bdi className="font-strong">{one.name ?? t("gone")}</bdi> · {name} · {said} ·{" "}
                  <time dateTime={one.at}>{when(one.at)}</time>
                </li>
              );
            })}
          </ul>
        </details>
      ) : null}
    </>
  );
}
