import { Link } from "@/components/ui/link";
import { getTranslations } from "next-intl/server";
import { Badge } from "@/components/ui/badge";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import type { ConversationRow } from "@/lib/domains/chat/schema";
import { pageFormat } from "@/lib/web/page-format";

export async function ConversationTable({ conversations }: { conversations: readonly ConversationRow[] }) {
  const [t, words, format] = await Promise.all([getTranslations("chat.desk"), getTranslations("chat"), pageFormat()]);
  return (
    <Table caption={t("title")}>
      <thead>
        <tr>
          <Th>{t("person")}</Th>
          <Th className="max-sm:hidden">{t("company")}</Th>
          <Th>{t("last")}</Th>
          <Th className="max-md:hidden">{t("waiting")}</Th>
        </tr>
      </thead>
      <tbody>
        {conversations.map(({ id, person, company, lastAt, unread, text, fromHouse }) => (
          <Tr key={id}>
            <Td className="wrap-anywhere">
              <Link
                prefetch={false}
                href={`/conversations/${id}`}
                className="reach inline-flex min-h-6 items-center font-strong hover:text-accent hover:underline"
              >
                <bdi>{person || words("nobody")}</bdi>
                {unread > 0 ? <span className="sr-only">, {t("unread", { count: unread })}</span> : null}
              </Link>
            </Td>
            <Td className="wrap-anywhere max-sm:hidden">
              <bdi>{company}</bdi>
            </Td>
            <Td>
              <span className="block text-data text-ink-3">
                {format.dateTime(new Date(lastAt), { dateStyle: "medium", timeStyle: "short" })}
              </span>
              <span className="line-clamp-2 wrap-anywhere">
                {fromHouse ? <span className="text-ink-3">{t("yours")} </span> : null}
                <bdi>{text}</bdi>
              </span>
            </Td>
            <Td className="max-md:hidden">
              <Badge tone={unread > 0 ? "accent" : "neutral"}>
                {unread > 0 ? t("unread", { count: unread }) : t("answered")}
              </Badge>
            </Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}
