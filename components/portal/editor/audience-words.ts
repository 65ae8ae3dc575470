import { useTranslations } from "next-intl";
import type { Board } from "@/lib/domains/portal/editor/schema";
import type { Tile } from "@/lib/domains/portal/tiles/schema";

/** For whom a tile is, in a few words. */
export function useAudienceWords({
  families,
  groups,
}: Board): (tile: Pick<Tile, "roles" | "groups" | "screens">) => string {
  const t = useTranslations("editors.audience");
  return (tile) => {
    const names = [
      ...families.filter(({ id }) => tile.roles.includes(id)).map(({ desc }) => desc),
      ...groups.filter(({ id }) => tile.groups.includes(id)).map(({ name }) => name),
      ...(tile.screens.length > 0 ? [t("screens", { count: tile.screens.length })] : []),
    ];
    return names.length > 0 ? names.join(", ") : t("everybody");
  };
}
