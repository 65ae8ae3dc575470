import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/page/client-messages";
import { Tabs } from "@/components/ui/tabs";
import { listInbox } from "@/lib/domains/notifications/inbox/queries";
import { listPreferences } from "@/lib/domains/notifications/preferences/queries";
import { getPushState } from "@/lib/domains/notifications/push/queries";
import { heldBy } from "@/lib/platform/actor";
import { getSchedule } from "@/lib/domains/notifications/schedule/queries";
import type { QueryValue } from "@/lib/shared/address";
import { mayOpen } from "@/lib/shared/page-rights";
import { requireActorAt } from "@/lib/web/actor";
import { InboxDesk } from "./_components/inbox-desk";
import { PreferenceTable } from "./_components/preference-table";
import { PushSwitch } from "./_components/push-switch";
import { SendHere } from "./_components/send-here";
import { ScheduleForm } from "./_components/schedule-form";

interface Props {
  searchParams: Promise<{ archived?: QueryValue }>;
}

const firstOnes = 30;

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("notifications.inbox"))("title") };
}

/** The reader's inbox, or what they put away of it, and which kinds they are told of. */
export default async function NotificationsPage({ searchParams }: Props) {
  const [actor, query] = await Promise.all([requireActorAt("/notifications"), searchParams]);
  const archived = query.archived === "true";
  const [first, preferences, schedule, push, t] = await Promise.all([
    listInbox(actor, { archived, limit: firstOnes }),
    listPreferences(actor),
    getSchedule(actor),
    getPushState(actor),
    getTranslations("notifications.inbox"),
  ]);
  return (
    <ClientMessages of={["notifications", "reach.schedule", "reach.push"]}>
      <div className="mx-auto grid max-w-240 grid-cols-[minmax(0,1fr)] gap-4 px-4 py-4 md:px-6">
        <div className="flex flex-wrap items-start justify-between gap-2">
          <div>
            <h1 className="text-title font-title tracking-tight">{t("title")}</h1>
            <p className="text-ink-2">{t("lead")}</p>
          </div>
          {mayOpen("/notification-sender", heldBy(actor)) ? <SendHere /> : null}
        </div>
        <Tabs
          label={t("views")}
          tabs={[
            { href: "/notifications", label: t("current"), current: !archived },
            { href: "/notifications?archived=true", label: t("archived"), current: archived },
          ]}
        />
        <InboxDesk key={String(archived)} archived={archived} first={first} />
        <PreferenceTable key={preferences.length} first={preferences} />
        <PushSwitch state={push} />
        <ScheduleForm first={schedule} />
      </div>
    </ClientMessages>
  );
}
