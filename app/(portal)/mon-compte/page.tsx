import type { Metadata } from "next";
import { cookies } from "next/headers";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { CompanyMediaForm, Cover, Film } from "@/components/account/company-media";
import { FavouriteBrands } from "@/components/account/favourite-brands";
import { pictureAddress } from "@/components/account/picture-address";
import { Preferences } from "@/components/account/preferences";
import { ProfileBar } from "@/components/account/profile-bar";
import { ProfilePicture } from "@/components/account/profile-picture";
import { ClientMessages } from "@/components/page/client-messages";
import { LinkButton } from "@/components/ui/link-button";
import { listBrands, listUserBrands } from "@/lib/domains/catalogue/brands/queries/list-brands";
import { getCompanyMedia } from "@/lib/domains/account/company-media/queries";
import { listSessions } from "@/lib/domains/session/open/queries";
import type { UserInfo } from "@/lib/domains/session/schema";
import { hasRight } from "@/lib/platform/actor";
import { themeCookie, themes } from "@/lib/shared/theme";
import { pageUser, requireActorAt } from "@/lib/web/actor";
import { pageExpert } from "@/lib/web/expert";
import { OwnSessions } from "./_components/own-sessions";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("account"))("title") };
}

export default async function AccountPage() {
  const actor = await requireActorAt("/mon-compte");
  const [user, sessions, media, brands, all, expert, jar, t] = await Promise.all([
    pageUser(),
    listSessions(actor),
    getCompanyMedia(actor),
    listUserBrands(actor),
    listBrands(actor),
    pageExpert(),
    cookies(),
    getTranslations("account"),
  ]);
  const theme = themes.find((one) => one === jar.get(themeCookie)?.value) ?? "system";
  const company = user.company.name;
  return (
    <div className="mx-auto max-w-240 px-4 py-4 md:px-5">
      <h1 className="mb-4 text-title font-title tracking-tight">{t("title")}</h1>
      <ClientMessages of={["account", "dialogs.upload"]}>
        <ProfileBar key={media.cover} name={user.name} company={company} picture={user.picture} cover={media.cover} />
        <Section id="profile" title={t("profile.title")}>
          <div className="grid gap-6 sm:grid-cols-2">
            <ProfilePicture name={user.name} picture={user.picture} />
            <ProfileFacts user={user} />
          </div>
        </Section>
        <Section id="preferences" title={t("preferences.title")}>
          <Preferences theme={theme} expert={expert} />
        </Section>
        <Section id="brands" title={t("brands.title")} lead={t("brands.lead")}>
          <FavouriteBrands key={brands.map(({ id }) => id).join()} first={brands} all={all} />
        </Section>
        <Section id="company" title={company} lead={t("company.lead")}>
          {hasRight(actor, "changeCompanyCover") ? (
            <CompanyMediaForm companyId={user.companyId} company={company} {...media} />
          ) : (media.cover ?? media.video) ? (
            <div className="grid gap-6 lg:grid-cols-2">
              {media.cover ? <Cover src={pictureAddress(media.cover)} alt={t("company.coverOf", { company })} /> : null}
              {media.video ? (
                <Film src={`/api/videos/${media.video.filename}`} label={t("company.videoOf", { company })} />
              ) : null}
            </div>
          ) : (
            <p className="text-ink-3">{t("company.none")}</p>
          )}
        </Section>
        <OwnSessions sessions={sessions} />
      </ClientMessages>
    </div>
  );
}

interface SectionProps {
  id: string;
  title: string;
  lead?: string;
  children: ReactNode;
}

function Section({ id, title, lead, children }: SectionProps) {
  return (
    <section aria-labelledby={`${id}-title`} className="mb-8 border-b border-line pb-8">
      <h2 id={`${id}-title`} className={lead ? "text-lead font-semibold" : "mb-3 text-lead font-semibold"}>
        {title}
      </h2>
      {lead ? <p className="mb-3 text-ink-2">{lead}</p> : null}
      {children}
    </section>
  );
}

async function ProfileFacts({ user }: { user: UserInfo }) {
  const t = await getTranslations("account.profile");
  const facts = [
    [t("name"), user.name],
    [t("email"), user.email],
    [t("company"), user.company.name],
  ] as const;
  return (
    <div>
      <dl className="mb-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-ink-3">{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <LinkButton href="/password">{t("password")}</LinkButton>
    </div>
  );
}
