import { AppWindow, FilePlus2, Lightbulb, PackagePlus, type IconType } from "@/components/drawings/icons";
import { useTranslations } from "next-intl";
import type { UserInfo } from "@/lib/domains/session/schema";
import { heldIn, mayOpen } from "@/lib/shared/page-rights";

const entries = [
  {
    id: "addTip",
    href: "/social/ajout-astuce",
    icon: Lightbulb,
  },
  {
    id: "addItem",
    href: "/social/add-new-item",
    icon: PackagePlus,
    needsStock: true,
  },
  {
    id: "newSearch",
    href: "/social/new-custom-search",
    icon: FilePlus2,
  },
] as const;

/** A page that its rule opens; one that writes stock also needs a group whose stock the user may update. */
const isOffered = (entry: (typeof entries)[number], { rights, stockGroups }: UserInfo): boolean =>
  mayOpen(entry.href, heldIn(rights)) &&
  (!("needsStock" in entry) || stockGroups.some(({ canUpdate }) => canUpdate === 1));

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

/** What the user may add and open from anywhere. */
export function useShortcuts({ user, tools }: { user: UserInfo; tools: readonly OpenTool[] }): Shortcut[] {
  const t = useTranslations("shell.shortcutMenu");
  return [
    ...entries
      .filter((entry) => isOffered(entry, user))
      .map(({ id, href, icon }) => ({ id, href, icon, label: t(id) })),
    ...tools.map((tool) => ({ ...tool, icon: AppWindow })),
  ];
}
