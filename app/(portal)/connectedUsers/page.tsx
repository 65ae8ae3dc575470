import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/page/client-messages";
import { listConnectedUsers } from "@/lib/domains/admin/connected/queries";
import { requireActorAt } from "@/lib/web/actor";
import { ConnectedList } from "./_components/connected-list";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("users.connected"))("title") };
}

/** Who is at work in the reader's companies; the list follows by itself. */
export default async function ConnectedUsersPage() {
  const actor = await requireActorAt("/connectedUsers");
  const [users, t] = await Promise.all([listConnectedUsers(actor), getTranslations("users.connected")]);
  return (
    <ClientMessages of={["users"]}>
      <div className="mx-auto max-w-300 px-4 py-4 md:px-6">
        <h1 className="text-title font-title tracking-tight">{t("title")}</h1>
        <p className="mb-3 text-ink-2">{t("lead")}</p>
        <ConnectedList first={users} />
      </div>
    </ClientMessages>
  );
}
