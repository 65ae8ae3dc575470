import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/page/client-messages";
import { EditorDesk } from "@/components/portal/editor/editor-desk";
import { getBoard } from "@/lib/domains/portal/editor/queries";
import type { Home } from "@/lib/domains/portal/names";
import { requireActorAt } from "@/lib/web/actor";

/** The title of an editor's page. */
export async function editorMetadata(home: Home): Promise<Metadata> {
  return { title: (await getTranslations("editors"))(`title.${home}`) };
}

/** The editor of a home's widgets and tiles. */
export async function EditorPage({ home }: { home: Home }) {
  const [actor, locale, t] = await Promise.all([
    requireActorAt(`/${home}-editor`),
    getLocale(),
    getTranslations("editors"),
  ]);
  const board = await getBoard(actor, { home, language: locale });
  return (
    <ClientMessages of={["editors"]}>
      <div className="mx-auto max-w-300 px-4 py-4 md:px-6">
        <h1 className="text-title font-title tracking-tight">{t(`title.${home}`)}</h1>
        <p className="mb-3 text-ink-2">{t("lead")}</p>
        <EditorDesk home={home} first={board} />
      </div>
    </ClientMessages>
  );
}
