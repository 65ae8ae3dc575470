import { pageRights, pageRules } from "@/lib/shared/page-rights";
import { rights } from "@/lib/shared/rights";
import { rightOfTab, vehicleTabs } from "@/lib/domains/vehicles/tabs/rules";

export interface DeclaredCall {
  /** Method and path. */
  name: string;
  rights: readonly string[];
}

export interface MatrixRow {
  right: string;
  menu: string[];
  screens: string[];
  tabs: string[];
  calls: string[];
}

interface Declared {
  menu: readonly { id: string; href: string }[];
  calls: readonly DeclaredCall[];
}

/** What each right opens: menu entries, screens, tabs of a vehicle and calls, each from where it is declared. */
export function matrixOf({ menu, calls }: Declared): MatrixRow[] {
  return rights.map((right) => ({
    right,
    menu: menu.filter(({ href }) => pageRights(href).includes(right)).map(({ id }) => id),
    screens: pageRules
      .filter((rule) => rule.also === right || (Array.isArray(rule.right) && rule.right.includes(right)))
      .map(({ under }) => under),
    tabs: vehicleTabs.filter((tab) => rightOfTab(tab) === right),
    calls: calls.filter((call) => call.rights.includes(right)).map(({ name }) => name),
  }));
}
