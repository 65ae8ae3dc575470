import { PanelLeftClose, PanelLeftOpen } from "@/components/drawings/icons";
import { useState } from "react";
import { remember, setMenuFolded } from "@/components/page/browser-choice";
import { menuCookie } from "./menu-cookie";

interface Props {
  folded: boolean;
  collapse: string;
  expand: string;
}

/** Folds the menu to its icons; the choice is kept in this browser. */
export function MenuToggle({ folded, collapse, expand }: Props) {
  const [collapsed, setCollapsed] = useState(folded);
  const toggle = () => {
    remember(menuCookie, collapsed ? "open" : "collapsed");
    setMenuFolded(!collapsed);
    setCollapsed(!collapsed);
  };
  const Icon = collapsed ? PanelLeftOpen : PanelLeftClose;
  const label = collapsed ? expand : collapse;
  return (
    <button
      type="button"
      onClick={toggle}
      aria-pressed={collapsed}
      title={label}
      className="mx-2 hidden h-8 shrink-0 items-center gap-2.5 rounded px-2.5 text-ink-3 hover:bg-sunk hover:text-ink md:flex"
    >
      <Icon className="size-4 shrink-0 rtl:-scale-x-100" />
      <span className="truncate group-data-[menu=collapsed]/shell:md:sr-only">{label}</span>
    </button>
  );
}
