import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/layout/client-messages";
import { LinkButton } from "@/components/ui/link-button";
import { listSessions } from "@/lib/domains/session/open/queries/list-sessions";
import { pageUser, requirePageActor } from "@/lib/web/actor";
import { OwnSessions } from "./_components/own-sessions";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("account"))("title") };
}

export default async function AccountPage() {
  const actor = await requirePageActor("MyAccount");
  const [user, sessions, t] = await Promise.all([pageUser(), listSessions(actor), getTranslations("account")]);
  const facts = [
    [t("profile.name"), user.name],
    [t("profile.email"), user.email],
    [t("profile.company"), user.company.name],
  ] as const;
  return (
    <div className="max-w-180 px-4 py-4 md:px-5">
      <h1 className="mb-4 text-title font-title tracking-tight">{t("title")}</h1>
      <section aria-labelledby="profile" className="mb-8">
        <h2 id="profile" className="mb-3 text-lead font-semibold">
          {t("profile.title")}
        </h2>
        <dl className="mb-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
          {facts.map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="text-ink-3">{label}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
        <LinkButton href="/password">{t("profile.password")}</LinkButton>
      </section>
      <ClientMessages of={["account.sessions"]}>
        <OwnSessions sessions={sessions} />
      </ClientMessages>
    </div>
  );
}
