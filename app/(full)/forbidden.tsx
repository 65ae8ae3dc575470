import { getTranslations } from "next-intl/server";
import { LinkButton } from "@/components/ui/link-button";
import { DeniedState } from "@/components/ui/states";

export default async function Forbidden() {
  const t = await getTranslations("common");
  return (
    <main className="grid min-h-dvh place-items-center bg-ground">
      <DeniedState
        level={1}
        title={t("unauthorized")}
        text={t("deniedHelp")}
        action={<LinkButton href="/">{t("home")}</LinkButton>}
      />
    </main>
  );
}
