import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { cache } from "react";
import { ExpiredLink } from "@/app/(portal)/_components/expired-link";
import { PortalPage } from "@/app/(portal)/_components/portal-page";
import { AppView } from "@/app/(portal)/app/_components/app-view";
import { MarkOpened } from "@/components/notifications/mark-opened";
import { NotificationText } from "@/components/notifications/notification-text";
import { LinkButton } from "@/components/ui/link-button";
import { placeOf } from "@/lib/domains/apps/queries";
import { openLink, type LinkRow } from "@/lib/domains/notifications/links/queries";
import type { Actor } from "@/lib/platform/actor";
import { requireActorAt } from "@/lib/web/actor";

interface Props {
  params: Promise<{ id: string }>;
}

const find = cache(async (id: string) => openLink(await requireActorAt("/viewer"), { id }));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await find((await params).id);
  if (found.state === "open") return { title: found.notification.title };
  return { title: (await getTranslations("notifications.link"))(found.state) };
}

/** A notification for its recipient: what it says, and the page that it shows. */
export default async function ViewerPage({ params }: Props) {
  const [actor, { id }] = await Promise.all([requireActorAt("/viewer"), params]);
  const found = await find(id);
  if (found.state === "invalid") notFound();
  if (found.state === "expired") return <ExpiredLink />;
  const { title, text, image, url } = found.notification;
  return (
    <PortalPage
      title={title}
      back={{ href: "/notifications", label: (await getTranslations("notifications.inbox"))("title") }}
    >
      <MarkOpened id={id} />
      <NotificationText text={text} image={image} />
      {url === "" ? null : <ViewedAddress actor={actor} title={title} url={url} />}
    </PortalPage>
  );
}

async function ViewedAddress({ actor, title, url }: { actor: Actor } & Pick<LinkRow, "title" | "url">) {
  const [place, t] = await Promise.all([placeOf(actor, url), getTranslations("notifications.link")]);
  if (place.state === "page")
    return (
      <LinkButton href={place.address} prefetch={false} variant="primary" className="justify-self-start">
        {t("page")}
      </LinkButton>
    );
  return <AppView title={title} place={place} />;
}
