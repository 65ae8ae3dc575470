import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { cache } from "react";
import { PortalPage } from "@/app/(portal)/_components/portal-page";
import { settleMissing } from "@/app/(portal)/_components/settle-status";
import { ClientMessages } from "@/components/page/client-messages";
import { LinkButton } from "@/components/ui/link-button";
import { EmptyState } from "@/components/ui/states";
import { answersChats } from "@/lib/domains/chat/access";
import { findConversation } from "@/lib/domains/chat/queries/get-conversation";
import { readId } from "@/lib/shared/address";
import { requireActorAt } from "@/lib/web/actor";
import { AnswerDesk } from "./_components/answer-desk";

interface Props {
  params: Promise<{ id: string }>;
}

const firstOnes = 50;

const conversationAt = cache(async (segment: string) => {
  const actor = await requireActorAt("/conversations");
  if (!answersChats(actor)) notFound();
  const id = readId(segment);
  return id === null ? null : findConversation(actor, { id, limit: firstOnes });
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [found, t] = await Promise.all([conversationAt((await params).id), getTranslations("chat.desk")]);
  return { title: found ? found.person : t("title") };
}

/** One conversation, where the house answers. */
export default async function ConversationPage({ params }: Props) {
  const [found, t, words] = await Promise.all([
    conversationAt((await params).id),
    getTranslations("chat.desk"),
    getTranslations("chat"),
  ]);
  if (!found) {
    await settleMissing();
    const back = <LinkButton href="/conversations">{t("back")}</LinkButton>;
    return <EmptyState level={1} title={t("unknown")} text={t("unknownText")} action={back} />;
  }
  const { id, person, company, ...first } = found;
  const name = person || words("nobody");
  return (
    <PortalPage title={name} lead={company} back={{ href: "/conversations", label: t("back") }}>
      <ClientMessages of={["chat"]}>
        <AnswerDesk id={id} name={name} first={first} />
      </ClientMessages>
    </PortalPage>
  );
}
