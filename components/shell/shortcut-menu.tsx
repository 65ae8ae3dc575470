import { Plus } from "@/components/drawings/icons";
import { useTranslations } from "next-intl";
import { Menu } from "@/components/ui/menu";
import type { UserInfo } from "@/lib/domains/session/schema";
import { useShortcuts, type OpenTool } from "./shortcut-entries";

/** What the user may add and open from anywhere; nothing for those who may do neither. */
export function ShortcutMenu({ user, tools }: { user: UserInfo; tools: readonly OpenTool[] }) {
  const t = useTranslations("shell.shortcutMenu");
  const open = useShortcuts({ user, tools });
  if (open.length === 0) return null;
  return (
    <Menu
      icon
      align="end"
      variant="ghost"
      className="max-md:hidden"
      label={t("label")}
      trigger={<Plus />}
      items={() => open.map(({ icon: Icon, ...entry }) => ({ ...entry, icon: <Icon /> }))}
    />
  );
}
