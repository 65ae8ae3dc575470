import { Plus } from "@/components/drawings/icons";
import { useTranslations } from "next-intl";
import { Menu } from "@/components/ui/menu";
import type { Hosted } from "./hosted";
import { useShortcuts } from "./shortcut-entries";

/** What the user may add and open from anywhere; nothing for those who may do neither. */
export function ShortcutMenu(offered: Pick<Hosted, "open" | "tools">) {
  const t = useTranslations("shell.shortcutMenu");
  const entries = useShortcuts(offered);
  if (entries.length === 0) return null;
  return (
    <Menu
      icon
      align="end"
      variant="ghost"
      className="max-md:hidden"
      label={t("label")}
      trigger={<Plus />}
      items={() => entries.map(({ icon: Icon, ...entry }) => ({ ...entry, icon: <Icon /> }))}
    />
  );
}
