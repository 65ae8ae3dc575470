import type { Metadata } from "next";
import { forbidden } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/page/client-messages";
import { menuEntries } from "@/components/page/menu-entries";
import { EntryFrame } from "@/components/session/entry-frame";
import { LogOutButton } from "@/components/session/log-out-button";
import { LoginForm } from "@/components/session/login-form";
import { LinkButton } from "@/components/ui/link-button";
import { rightOfDoor } from "@/lib/domains/session/rules";
import { hasRight, heldBy, type Actor } from "@/lib/platform/actor";
import { mayOpen } from "@/lib/shared/page-rights";
import { findPageActor } from "@/lib/web/actor";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("login.v2"))("title") };
}

/** The selection's own door: its slide asks who is there, and lets in who has the v2 right. */
export default async function CarSelectorPage() {
  const [actor, t] = await Promise.all([findPageActor(), getTranslations("login.v2")]);
  if (actor && !hasRight(actor, rightOfDoor("v2"))) forbidden();
  if (actor) return <Slides actor={actor} />;
  return (
    <EntryFrame title={t("title")}>
      <ClientMessages inPage of={["login"]}>
        <LoginForm returnTo="/v2/CarSelector" door="v2" />
      </ClientMessages>
    </EntryFrame>
  );
}

async function Slides({ actor }: { actor: Actor }) {
  const [t, menu] = await Promise.all([getTranslations("login.v2"), getTranslations("shell.menu")]);
  return (
    <EntryFrame title={t("welcome")}>
      <p className="mb-4 text-ink-2">{t("lead")}</p>
      <nav aria-label={t("slides")} className="grid gap-2">
        {menuEntries
          .filter(({ href }) => mayOpen(href, heldBy(actor)))
          .map(({ id, href, icon: Icon }) => (
            <LinkButton key={id} href={href} size="lg" prefetch={false}>
              <Icon />
              {menu(id)}
            </LinkButton>
          ))}
      </nav>
      <ClientMessages inPage of={["login"]}>
        <LogOutButton leadsTo="/v2/CarSelector" />
      </ClientMessages>
    </EntryFrame>
  );
}
