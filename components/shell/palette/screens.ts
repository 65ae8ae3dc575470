import type { LucideIcon } from "lucide-react";
import { menuEntries } from "@/components/shell/menu-entries";
import { pageRuleOf } from "@/lib/shared/page-rights";

/** Screens beside those of the menu. */
const others = {
  account: "/mon-compte",
  password: "/password",
  matrix: "/users/matrix",
  oes: "/pieces-oe",
  stock: "/pieces-stock",
} as const;

export type Screen =
  | { menu: (typeof menuEntries)[number]["id"]; href: string; icon: LucideIcon }
  | { other: keyof typeof others; href: string };

/** Whether one of the rights opens the page of an address. */
export function mayOpen(href: string, rights: readonly string[]): boolean {
  const right = pageRuleOf(href)?.right;
  return right === "user" || right === "public" || (Array.isArray(right) && right.some((one) => rights.includes(one)));
}

/** Every screen that the rights open, the menu's first and in its order. */
export function screensOf(rights: readonly string[]): Screen[] {
  const listed = menuEntries
    .filter(({ right }) => rights.includes(right))
    .map(({ id, href, icon }) => ({ menu: id, href, icon }));
  const beside = (Object.keys(others) as (keyof typeof others)[]).map((other) => ({ other, href: others[other] }));
  return [...listed, ...beside].filter(({ href }) => mayOpen(href, rights));
}
