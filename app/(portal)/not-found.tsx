import { getTranslations } from "next-intl/server";
import { LinkButton } from "@/components/ui/link-button";
import { EmptyState } from "@/components/ui/states";

export default async function NotFound() {
  const t = await getTranslations("common");
  return (
    <EmptyState
      level={1}
      title={t("notFoundTitle")}
      text={t("notFoundHelp")}
      action={<LinkButton href="/">{t("home")}</LinkButton>}
    />
  );
}
