import { getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/page/client-messages";
import { EditHere } from "@/components/portal/edit-here";
import { HomeBoard } from "@/components/portal/home-board";
import { placeHome } from "@/lib/domains/portal/tiles/queries/place-widgets";
import { heldBy, type Actor } from "@/lib/platform/actor";
import { mayOpen } from "@/lib/shared/page-rights";
import { writtenLanguage } from "@/lib/shared/languages";
import { pageLanguage } from "@/lib/web/language";

/** A home page of the portal with its widgets. */
export async function HomeScreen({ actor, home }: { actor: Actor; home: "rse" | "smart" | "lms" }) {
  const [lang, t, editors] = await Promise.all([
    pageLanguage(),
    getTranslations("portal.title"),
    getTranslations("editors.title"),
  ]);
  const first = await placeHome(actor, { home, language: writtenLanguage(lang) });
  return (
    <div className="mx-auto grid max-w-350 grid-cols-[minmax(0,1fr)] gap-4 px-4 py-4 md:px-6">
      <ClientMessages of={["portal"]}>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h1 className="text-title font-title tracking-tight">{t(home)}</h1>
          {mayOpen(`/${home}-editor`, heldBy(actor)) ? <EditHere home={home} title={editors(home)} /> : null}
        </div>
        <HomeBoard home={home} first={first} lang={lang} />
      </ClientMessages>
    </div>
  );
}
