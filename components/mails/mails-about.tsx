import { Card } from "@/components/ui/card";
import type { MailRow } from "@/lib/domains/mails/schema";
import { pageFormat } from "@/lib/web/page-format";
import { MailState } from "./mail-state";

/** To whom something was sent by e-mail, when, and whether it left. */
export async function MailsAbout({ title, mails }: { title: string; mails: readonly MailRow[] }) {
  const format = await pageFormat();
  const when = (at: string) =>
    format.dateTime(new Date(at), { dateStyle: "short", timeStyle: "short", timeZone: "Europe/Paris" });
  if (mails.length === 0) return null;
  return (
    <Card title={title}>
      <ul className="grid gap-2">
        {mails.map(({ id, toAddress, createdAt, state, fault, dueAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <bdi className="font-strong wrap-anywhere">{toAddress}</bdi>
            <time dateTime={createdAt} className="text-ink-3">
              {when(createdAt)}
            </time>
            <span>
              <MailState state={state} fault={fault} dueAt={dueAt} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
