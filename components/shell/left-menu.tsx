"use client";

import { AppWindow, House } from "@/components/drawings/icons";
import { useTranslations } from "next-intl";
import { usePathname } from "next/navigation";
import { Fragment, useEffect, useRef } from "react";
import { menuEntries, type MenuEntry } from "@/components/page/menu-entries";
import { ConversationsLink } from "./conversations-link";
import { MenuLink } from "./menu-link";
import { MenuToggle } from "./menu-toggle";
import type { OpenTool } from "./shortcut-entries";
import { SellLink } from "./sell-link";
import { VendorsLink } from "./vendors-link";

const sections = ["workshop", "administration"] as const;

interface Props {
  /** The entries whose pages are open to the reader. */
  open: readonly MenuEntry["id"][];
  /** The default company has a home page of its own. */
  home: boolean;
  folded: boolean;
  /** The apps of the company that the reader sees. */
  apps: readonly OpenTool[];
  /** How many orders of the company's own store are open; null where it has none. */
  sold: { open: number } | null;
  /** How many stores wait for approval; null for who admits none. */
  vendors: number | null;
  /** How many conversations wait for the house; null for who answers none. */
  conversations: number | null;
}

export function LeftMenu({ open, home, folded, apps, sold, vendors, conversations }: Props) {
  const t = useTranslations("shell.menu");
  const pathname = usePathname();
  const menu = useRef<HTMLElement>(null);
  // The place where the reader is may lie below the menu's fold.
  useEffect(() => {
    menu.current?.querySelector("[aria-current=page]")?.scrollIntoView({ block: "nearest" });
  }, [pathname]);
  const allowed = menuEntries.filter(({ id }) => open.includes(id));
  const main = allowed.filter(({ section }) => !section);
  const list = (entries: readonly MenuEntry[]) =>
    entries.map(({ id, href, icon: Icon }) =>
      id === "vendor" && sold !== null ? (
        <SellLink key={id} sold={sold} />
      ) : (
        <MenuLink key={id} href={href} label={t(id)}>
          <Icon className="size-4 shrink-0" />
        </MenuLink>
      ),
    );
  return (
    <nav
      ref={menu}
      id="menu"
      aria-label={t("label")}
      className="side-menu no-print flex-col gap-0.5 border-e border-line bg-paper py-3 md:sticky md:top-12 md:h-[calc(100dvh-48px)]"
    >
      <div className="flex min-h-0 flex-1 flex-col gap-0.5 overflow-y-auto px-2">
        {home ? (
          <MenuLink href="/home" label={t("home")}>
            <House className="size-4 shrink-0" />
          </MenuLink>
        ) : null}
        {list(main)}
        {apps.map(({ id, href, label }) => (
          <MenuLink key={id} href={href} label={label}>
            <AppWindow className="size-4 shrink-0" />
          </MenuLink>
        ))}
        {sections.map((name) => {
          const entries = allowed.filter(({ section }) => section === name);
          return entries.length > 0 ? (
            <Fragment key={name}>
              <h2 className="px-2.5 pt-3.5 pb-1 text-tiny font-medium text-ink-3 group-data-[menu=collapsed]/shell:md:sr-only">
                {t(name)}
              </h2>
              {list(entries)}
              {name === "administration" && vendors !== null ? <VendorsLink waiting={vendors} /> : null}
              {name === "administration" && conversations !== null ? (
                <ConversationsLink waiting={conversations} />
              ) : null}
            </Fragment>
          ) : null;
        })}
      </div>
      <MenuToggle folded={folded} collapse={t("collapse")} expand={t("expand")} />
    </nav>
  );
}
