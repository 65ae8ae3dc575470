import { getTranslations } from "next-intl/server";
import { Badge, type Tone } from "@/components/ui/badge";
import type { MailRow } from "@/lib/domains/mails/schema";
import { mailFaultWord } from "@/lib/shared/mail-faults";
import { pageFormat } from "@/lib/web/page-format";

const tones = {
  queued: "neutral",
  sending: "accent",
  sent: "fit",
  kept: "unknown",
  failed: "no",
  expired: "no",
} satisfies Record<MailRow["state"], Tone>;

/** What became of a message, and why it did not leave. */
export async function MailState({ state, fault, dueAt }: Pick<MailRow, "state" | "fault" | "dueAt">) {
  const [t, format] = await Promise.all([getTranslations("mails"), pageFormat()]);
  const why = fault === null ? null : t(`fault.${mailFaultWord(fault)}`);
  const time = dueAt && format.dateTime(new Date(dueAt), { timeStyle: "short", timeZone: "Europe/Paris" });
  return (
    <>
      <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
      {why ? (
        <span className="ms-2 text-data text-ink-2">
          {state === "queued" && time ? t("nextTry", { fault: why, time }) : why}
        </span>
      ) : null}
    </>
  );
}
