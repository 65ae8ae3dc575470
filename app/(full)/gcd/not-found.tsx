import { getTranslations } from "next-intl/server";
import { EmptyState } from "@/components/ui/states";

/** One answer for every address that opens nothing: it tells nobody which ones once did. */
export default async function NoCompanion() {
  const t = await getTranslations("companion.unknown");
  return (
    <main className="grid min-h-dvh place-items-center bg-ground">
      <EmptyState level={1} title={t("title")} text={t("text")} />
    </main>
  );
}
