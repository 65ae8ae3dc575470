import { getTranslations } from "next-intl/server";
import { EmptyState } from "@/components/ui/states";

export default async function NoCard() {
  const t = await getTranslations("vehicle-tools.card");
  return (
    <main className="grid min-h-dvh place-items-center bg-ground">
      <EmptyState level={1} title={t("unknown")} text={t("unknownHelp")} />
    </main>
  );
}
