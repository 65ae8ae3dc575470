import { getTranslations } from "next-intl/server";
import { LinkButton } from "@/components/ui/link-button";
import { EmptyState } from "@/components/ui/states";

/** One answer for every address that opens nothing: it tells nobody which ones once did. */
export default async function NoScreen() {
  const t = await getTranslations("screens.unknown");
  return (
    <main className="grid min-h-dvh place-items-center bg-ground">
      <EmptyState
        level={1}
        title={t("title")}
        text={t("text")}
        action={<LinkButton href="/screen?new=1">{t("again")}</LinkButton>}
      />
    </main>
  );
}
