import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/page/client-messages";
import { EntryFrame } from "@/components/session/entry-frame";
import { lookAtLink } from "@/lib/domains/session/links/queries";
import { OpenLink } from "./_components/open-link";

interface Props {
  params: Promise<{ alias: string; timestamp: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("login.link");
  return { title: t("title"), referrer: "no-referrer" };
}

/** A one-time link: looking at it changes nothing, its button opens the session. */
export default async function OneTimeLinkPage({ params }: Props) {
  const [{ alias, timestamp }, t] = await Promise.all([params, getTranslations("login.link")]);
  const { current, leadsTo } = await lookAtLink(alias, timestamp);
  if (leadsTo) redirect(leadsTo);
  return (
    <EntryFrame title={t("title")}>
      <ClientMessages inPage of={["common", "login.link"]}>
        <OpenLink alias={alias} timestamp={timestamp} expired={!current} />
      </ClientMessages>
    </EntryFrame>
  );
}
