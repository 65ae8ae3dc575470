import { AppWindow, FilePlus2, Lightbulb, PackagePlus, type IconType } from "@/components/drawings/icons";
import { useTranslations } from "next-intl";

/** Pages where something is added; one that writes stock also needs a group whose stock the user may update. */
export const shortcutPages = [
  { id: "addTip", href: "/social/ajout-astuce", icon: Lightbulb },
  { id: "addItem", href: "/social/add-new-item", icon: PackagePlus, needsStock: true },
  { id: "newSearch", href: "/social/new-custom-search", icon: FilePlus2 },
] as const;
export type ShortcutId = (typeof shortcutPages)[number]["id"];

/** A tool that opens without a vehicle, or an app of the company, by its name. */
export interface OpenTool {
  id: string;
  href: string;
  label: string;
}

interface Shortcut {
  id: string;
  href: string;
  label: string;
  icon: IconType;
}

interface Offered {
  open: { shortcuts: readonly ShortcutId[] };
  tools: readonly OpenTool[];
}

/** What the user may add and open from anywhere. */
export function useShortcuts({ open, tools }: Offered): Shortcut[] {
  const t = useTranslations("shell.shortcutMenu");
  return [
    ...shortcutPages
      .filter(({ id }) => open.shortcuts.includes(id))
      .map(({ id, href, icon }) => ({ id, href, icon, label: t(id) })),
    ...tools.map((tool) => ({ ...tool, icon: AppWindow })),
  ];
}
