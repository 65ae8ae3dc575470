import type { IconType } from "@/components/drawings/icons";
import { menuEntries } from "@/components/page/menu-entries";
import { heldIn, mayOpen } from "@/lib/shared/page-rights";

/** Screens beside those of the menu. */
const others = {
  account: "/mon-compte",
  password: "/password",
  matrix: "/users/matrix",
  company: "/users/company",
  oes: "/pieces-oe",
  stock: "/pieces-stock",
  packs: "/packs",
  news: "/news",
  usedParts: "/quotes/used-parts",
  notifications: "/notifications",
} as const;

export type Screen =
  | { menu: (typeof menuEntries)[number]["id"]; href: string; icon: IconType }
  | { other: keyof typeof others; href: string };

/** Every screen that the rights open, the menu's first and in its order. */
export function screensOf(rights: readonly string[]): Screen[] {
  const listed = menuEntries.map(({ id, href, icon }) => ({ menu: id, href, icon }));
  const beside = (Object.keys(others) as (keyof typeof others)[]).map((other) => ({ other, href: others[other] }));
  return [...listed, ...beside].filter(({ href }) => mayOpen(href, heldIn(rights)));
}
