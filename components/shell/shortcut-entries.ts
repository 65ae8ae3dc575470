import { AppWindow, FilePlus2, Lightbulb, PackagePlus, type LucideIcon } from "lucide-react";
import { useTranslations } from "next-intl";
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

/** An embedded tool that opens without a vehicle, by its name. */
export interface OpenTool {
  id: string;
  label: string;
}

interface Shortcut {
  id: string;
  href: string;
  label: string;
  icon: LucideIcon;
}

/** What the user may add and open from anywhere. */
export function useShortcuts({ user, tools }: { user: UserInfo; tools: readonly OpenTool[] }): Shortcut[] {
  const t = useTranslations("shell.shortcutMenu");
  return [
    ...entries.filter(({ allowed }) => allowed(user)).map(({ id, href, icon }) => ({ id, href, icon, label: t(id) })),
    ...tools.map(({ id, label }) => ({ id, label, href: `/selection-vehicule/app/${id}`, icon: AppWindow })),
  ];
}
