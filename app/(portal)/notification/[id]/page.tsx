import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { cache } from "react";
import { ClientMessages } from "@/components/page/client-messages";
import { openLink } from "@/lib/domains/notifications/links/queries";
import { viewerPath } from "@/lib/domains/notifications/links/rules";
import { heldBy } from "@/lib/platform/actor";
import { mayOpen } from "@/lib/shared/page-rights";
import { requireActorAt } from "@/lib/web/actor";
import { ExpiredLink } from "@/app/(portal)/_components/expired-link";
import { OpenRedirect } from "./_components/open-redirect";
import { OpenSlide } from "./_components/open-slide";

interface Props {
  params: Promise<{ id: string }>;
}

const find = cache(async (id: string) => openLink(await requireActorAt("/notification"), { id }));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await find((await params).id);
  if (found.state === "open") return { title: found.notification.title };
  return { title: (await getTranslations("notifications.link"))(found.state) };
}

/**
 * The link of a notification: to the viewer, to its address, or to the news with its slide over them. The page itself marks
 * nothing, since previews and scanners of mail open links too; the reader's browser does.
 */
export default async function NotificationLinkPage({ params }: Props) {
  const [actor, { id }] = await Promise.all([requireActorAt("/notification"), params]);
  const found = await find(id);
  if (found.state === "invalid") notFound();
  if (found.state === "expired") return <ExpiredLink />;
  const { target, url, title } = found.notification;
  if (target === "viewer") redirect(viewerPath(id));
  const to = mayOpen("/rse", heldBy(actor)) ? "/rse" : "/";
  return (
    <ClientMessages of={["notifications"]}>
      {target === "redirect" ? <OpenRedirect id={id} url={url} /> : <OpenSlide id={id} title={title} to={to} />}
    </ClientMessages>
  );
}
