import type { Metadata } from "next";
import { forbidden } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/page/client-messages";
import { HomeBoard } from "@/components/portal/home-board";
import { EntryFrame } from "@/components/session/entry-frame";
import { LoginForm } from "@/components/session/login-form";
import { Card } from "@/components/ui/card";
import { placeHome } from "@/lib/domains/portal/tiles/queries/place-widgets";
import { rightOfDoor } from "@/lib/domains/session/rules";
import { hasRight, type Actor } from "@/lib/platform/actor";
import { writtenLanguage } from "@/lib/shared/languages";
import { findPageActor } from "@/lib/web/actor";
import { pageLanguage } from "@/lib/web/language";
import { Contact } from "./_components/contact";
import { SelectionSlides } from "./_components/selection-slides";

export async function generateMetadata(): Promise<Metadata> {
  const [actor, t] = await Promise.all([findPageActor(), getTranslations("login.v2")]);
  return { title: t(actor ? "welcome" : "title") };
}

/** The selection's own door: its slide asks who is there, and lets in who has the v2 right. */
export default async function CarSelectorPage() {
  const [actor, t] = await Promise.all([findPageActor(), getTranslations("login.v2")]);
  if (actor && !hasRight(actor, rightOfDoor("v2"))) forbidden();
  if (actor) return <Selection actor={actor} />;
  return (
    <EntryFrame title={t("title")}>
      <ClientMessages inPage of={["login"]}>
        <LoginForm returnTo="/v2/CarSelector" door="v2" />
      </ClientMessages>
    </EntryFrame>
  );
}

async function Selection({ actor }: { actor: Actor }) {
  const [t, lang] = await Promise.all([getTranslations("login.v2"), pageLanguage()]);
  const first = await placeHome(actor, { home: "v2", language: writtenLanguage(lang) });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div>
        <h1 className="text-title font-title tracking-tight">{t("welcome")}</h1>
        <p className="text-ink-2">{t("lead")}</p>
      </div>
      <SelectionSlides actor={actor} />
      <ClientMessages of={["portal"]}>
        <HomeBoard home="v2" first={first} lang={lang} mayBeEmpty />
      </ClientMessages>
      <Card title={t("contact")}>
        <Contact actor={actor} />
      </Card>
    </div>
  );
}
