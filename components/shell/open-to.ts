import { allowedPlaces, type Allowed } from "@/components/page/allowed-places";
import { menuEntries, type MenuEntry } from "@/components/page/menu-entries";
import type { UserInfo } from "@/lib/domains/session/schema";
import { heldIn, mayOpen } from "@/lib/shared/page-rights";
import { shortcutPages, type ShortcutId } from "./shortcut-entries";

/** What of the frame around every page is open to a user. */
export interface OpenTo {
  menu: readonly MenuEntry["id"][];
  shortcuts: readonly ShortcutId[];
  account: boolean;
  cart: boolean;
  /** Whether prices may be seen as they are bought or sold. */
  prices: boolean;
  plateCountry: "FR" | "CH";
  search: Allowed;
}

/** Asked where pages are judged, so that no browser loads the table of their rights. */
export function openTo({ rights, stockGroups }: UserInfo): OpenTo {
  const may = heldIn(rights);
  const writesStock = stockGroups.some(({ canUpdate }) => canUpdate === 1);
  return {
    menu: menuEntries.filter(({ href }) => mayOpen(href, may)).map(({ id }) => id),
    shortcuts: shortcutPages
      .filter((page) => mayOpen(page.href, may) && (!("needsStock" in page) || writesStock))
      .map(({ id }) => id),
    account: mayOpen("/mon-compte", may),
    cart: mayOpen("/cart", may),
    prices: may("cart"),
    plateCountry: may("immatFR") || !may("immatCH") ? "FR" : "CH",
    search: allowedPlaces(rights),
  };
}
