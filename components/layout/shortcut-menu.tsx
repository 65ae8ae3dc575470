import { FilePlus2, Lightbulb, PackagePlus, Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { Menu } from "@/components/ui/menu";
import type { UserInfo } from "@/lib/domains/session/schema";

const entries = [
  {
    id: "addTip",
    href: "/social/ajout-astuce",
    icon: Lightbulb,
    allowed: ({ rights }: UserInfo) => rights.includes("Social"),
  },
  {
    id: "addItem",
    href: "/social/add-new-item",
    icon: PackagePlus,
    allowed: ({ stockGroups }: UserInfo) => stockGroups.some(({ canUpdate }) => canUpdate === 1),
  },
  {
    id: "newSearch",
    href: "/social/new-custom-search",
    icon: FilePlus2,
    allowed: ({ rights }: UserInfo) => rights.includes("Social"),
  },
] as const;

/** What the user may add from anywhere; nothing for those who may add nothing. */
export function ShortcutMenu({ user }: { user: UserInfo }) {
  const t = useTranslations("shell.shortcutMenu");
  const open = entries.filter(({ allowed }) => allowed(user));
  if (open.length === 0) return null;
  return (
    <Menu
      icon
      align="end"
      variant="ghost"
      label={t("label")}
      trigger={<Plus aria-hidden strokeWidth={1.75} />}
      items={() =>
        open.map(({ id, href, icon: Icon }) => ({
          id,
          href,
          label: t(id),
          icon: <Icon aria-hidden strokeWidth={1.75} />,
        }))
      }
    />
  );
}
