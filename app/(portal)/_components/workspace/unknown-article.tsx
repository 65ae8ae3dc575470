import { getTranslations } from "next-intl/server";
import { LinkButton } from "@/components/ui/link-button";
import { EmptyState } from "@/components/ui/states";
import type { Workspace } from "./workspace";

/** An address below a vehicle that names no article. */
export async function UnknownArticle({ place }: { place: Workspace }) {
  const t = await getTranslations("catalogue.sheet");
  const back = <LinkButton href={place.base}>{t("back")}</LinkButton>;
  return <EmptyState level={1} title={t("missingTitle")} text={t("missingText")} action={back} />;
}
