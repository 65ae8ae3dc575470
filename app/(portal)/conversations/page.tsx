import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { PortalPage } from "@/app/(portal)/_components/portal-page";
import { LinkButton } from "@/components/ui/link-button";
import { EmptyState } from "@/components/ui/states";
import { Tabs } from "@/components/ui/tabs";
import { answersChats } from "@/lib/domains/chat/access";
import { listConversations } from "@/lib/domains/chat/queries/list-conversations";
import { readId, withQuery, type QueryValue } from "@/lib/shared/address";
import { requireActorAt } from "@/lib/web/actor";
import { ConversationTable } from "./_components/conversation-table";
import { ConversationsLive } from "./_components/conversations-live";

const perPage = 30;

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("chat.desk"))("title") };
}

/** What users of all companies write to the house, the last written first; for who answers them. */
export default async function ConversationsPage({
  searchParams,
}: {
  searchParams: Promise<Record<"waiting" | "after", QueryValue>>;
}) {
  const actor = await requireActorAt("/conversations");
  if (!answersChats(actor)) notFound();
  const [query, t] = await Promise.all([searchParams, getTranslations("chat.desk")]);
  const isWaiting = query.waiting === "true";
  const after = readId(query.after) ?? undefined;
  const { conversations, waiting, next } = await listConversations(actor, {
    ...{ waiting: isWaiting, after, limit: perPage },
  });
  const place = (from = "") => withQuery("/conversations", { waiting: isWaiting ? "true" : "", after: from });
  return (
    <PortalPage title={t("title")} lead={t("lead")}>
      <ConversationsLive />
      <Tabs
        label={t("filter")}
        tabs={[
          { href: "/conversations", label: t("all"), current: !isWaiting },
          { href: "/conversations?waiting=true", label: t("waiting"), current: isWaiting, count: waiting },
        ]}
      />
      {conversations.length > 0 ? (
        <ConversationTable conversations={conversations} />
      ) : (
        <EmptyState
          title={t(isWaiting ? "noneWaiting" : "none")}
          text={t(isWaiting ? "noneWaitingText" : "noneText")}
        />
      )}
      <div className="flex justify-end gap-2">
        {after ? <LinkButton href={place()}>{t("first")}</LinkButton> : null}
        {next === null ? null : <LinkButton href={place(String(next))}>{t("more")}</LinkButton>}
      </div>
    </PortalPage>
  );
}
