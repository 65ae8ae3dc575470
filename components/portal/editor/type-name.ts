import { useTranslations } from "next-intl";
import { isTileType } from "@/lib/domains/portal/tiles/kinds";

/** How a type of tiles is named; one that this portal does not know, by what is written. */
export function useTypeName(): (appType: string) => string {
  const t = useTranslations("editors.tile");
  return (appType) => (isTileType(appType) ? t(`type.${appType}`) : t("unknownType", { type: appType }));
}
