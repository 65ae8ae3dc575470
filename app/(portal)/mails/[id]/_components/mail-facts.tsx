import { getTranslations } from "next-intl/server";
import { Card } from "@/components/ui/card";
import type { Mail } from "@/lib/domains/mails/schema";
import { pageFormat } from "@/lib/web/page-format";

/** From whom, to whom, when, and what the server said. */
export async function MailFacts({ mail }: { mail: Mail }) {
  const [t, format] = await Promise.all([getTranslations("mails.detail"), pageFormat()]);
  const { fromName, toName, toAddress, replyTo, createdAt, sentAt, attachment, reply, tries } = mail;
  const when = (at: string) =>
    format.dateTime(new Date(at), { dateStyle: "medium", timeStyle: "medium", timeZone: "Europe/Paris" });
  const facts: [name: string, value: string | null][] = [
    [t("from"), fromName],
    [t("to"), toName ? `${toName} <${toAddress}>` : toAddress],
    [t("replyTo"), replyTo],
    [t("date"), when(createdAt)],
    [t("sent"), sentAt && `${when(sentAt)} (${t("tries", { count: tries })})`],
    [t("attachment"), attachment === "quote" ? t("quotePdf") : null],
    [t("reply"), reply],
  ];
  return (
    <Card>
      <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[auto_1fr]">
        {facts
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-ink-3">{name}</dt>
              <dd className="wrap-anywhere max-sm:mb-1">
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
      </dl>
    </Card>
  );
}
