"use client";

import { PanelLeftClose, PanelLeftOpen } from "lucide-react";
import { useEffect, useState } from "react";
import { menuCookie } from "./menu-cookie";

const shell = () => document.getElementById("shell");

/** Folds the menu to its icons; the choice is kept in this browser. */
export function MenuToggle({ collapse, expand }: { collapse: string; expand: string }) {
  const [collapsed, setCollapsed] = useState(false);
  useEffect(() => setCollapsed(shell()?.dataset.menu === "collapsed"), []);
  const toggle = () => {
    const state = collapsed ? "open" : "collapsed";
    shell()?.setAttribute("data-menu", state);
    document.cookie = `${menuCookie}=${state}; path=/; max-age=31536000; samesite=lax`;
    setCollapsed(!collapsed);
  };
  const Icon = collapsed ? PanelLeftOpen : PanelLeftClose;
  return (
    <button
      type="button"
      onClick={toggle}
      aria-pressed={collapsed}
      title={collapsed ? expand : collapse}
      className="mt-auto hidden h-8 items-center gap-2.5 rounded px-2.5 text-ink-3 hover:bg-sunk hover:text-ink md:flex"
    >
      <Icon aria-hidden strokeWidth={1.75} className="size-4 shrink-0 rtl:-scale-x-100" />
      <span className="truncate group-data-[menu=collapsed]/shell:md:sr-only">{collapsed ? expand : collapse}</span>
    </button>
  );
}
