import { Link } from "@/components/ui/link";
import { getTranslations } from "next-intl/server";
import { MailState } from "@/components/mails/mail-state";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import type { MailRow } from "@/lib/domains/mails/schema";
import { pageFormat } from "@/lib/web/page-format";

export async function MailTable({ mails }: { mails: readonly MailRow[] }) {
  const [t, format] = await Promise.all([getTranslations("mails"), pageFormat()]);
  const when = (at: string) =>
    format.dateTime(new Date(at), { dateStyle: "short", timeStyle: "short", timeZone: "Europe/Paris" });
  return (
    <Table caption={t("title")}>
      <thead>
        <tr>
          <Th>{t("column.date")}</Th>
          <Th>{t("column.to")}</Th>
          <Th>{t("column.subject")}</Th>
          <Th>{t("column.state")}</Th>
        </tr>
      </thead>
      <tbody>
        {mails.map(({ id, createdAt, toAddress, toName, subject, state, fault, dueAt }) => (
          <Tr key={id} className="[&>td]:align-top">
            <Td className="whitespace-nowrap">
              <time dateTime={createdAt}>{when(createdAt)}</time>
            </Td>
            <Td>
              {toName ? <bdi className="block">{toName}</bdi> : null}
              <bdi className="text-ink-3 wrap-anywhere">{toAddress}</bdi>
            </Td>
            <Td className="min-w-40">
              <Link
                href={`/mails/${id}`}
                prefetch={false}
                className="reach font-strong wrap-anywhere hover:text-accent hover:underline"
              >
                <bdi>{subject}</bdi>
              </Link>
            </Td>
            <Td>
              <MailState state={state} fault={fault} dueAt={dueAt} />
            </Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}
