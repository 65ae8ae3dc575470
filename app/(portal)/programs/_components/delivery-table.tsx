import { getTranslations } from "next-intl/server";
import { Badge, type Tone } from "@/components/ui/badge";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import type { Delivery } from "@/lib/domains/webhooks/schema";
import { pageFormat } from "@/lib/web/page-format";
import { eventName } from "./event-names";
import { ReplayButton } from "./replay-button";

const tones: Record<Delivery["state"], Tone> = {
  ...{ queued: "unknown", sending: "unknown", delivered: "fit", failed: "no", paused: "no" },
};

/** What programs were told, newest first. */
export async function DeliveryTable({ deliveries }: { deliveries: readonly Delivery[] }) {
  const [t, format] = await Promise.all([getTranslations("programs"), pageFormat()]);
  const when = (at: string) =>
    format.dateTime(new Date(at), { dateStyle: "short", timeStyle: "medium", timeZone: "Europe/Paris" });
  return (
    <Table caption={t("log.title")}>
      <thead>
        <tr>
          <Th>{t("log.date")}</Th>
          <Th>{t("log.event")}</Th>
          <Th>{t("log.state")}</Th>
          <Th>{t("log.answer")}</Th>
          <Th>
            <span className="sr-only">{t("log.replay")}</span>
          </Th>
        </tr>
      </thead>
      <tbody>
        {deliveries.map(({ id, createdAt, event, url, state, tries, code, fault, ms, dueAt }) => (
          <Tr key={id} className="[&>td]:align-top">
            <Td className="whitespace-nowrap">
              <time dateTime={createdAt}>{when(createdAt)}</time>
            </Td>
            <Td className="min-w-40">
              {t(`webhooks.event.${eventName(event)}`)}
              <bdi dir="ltr" className="block text-ink-3 wrap-anywhere">
                {url}
              </bdi>
            </Td>
            <Td>
              <Badge tone={tones[state]}>{t(`log.is.${state}`)}</Badge>
              {dueAt && tries > 0 ? (
                <span className="block text-ink-3">{t("log.next", { when: when(dueAt) })}</span>
              ) : null}
            </Td>
            <Td>
              {code ?? (fault ? t("log.none") : "–")}
              {ms === null ? null : <span className="block text-ink-3">{t("log.took", { ms, count: tries })}</span>}
            </Td>
            <Td>
              <ReplayButton id={id} event={event} />
            </Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}
