"use client";

import { Link } from "@/components/ui/link";
import { useLocale, useTranslations } from "next-intl";
import { Logo } from "@/components/drawings/logo";
import { OutboxLeaf } from "@/components/outbox/outbox-leaf";
import type { PriceView } from "@/lib/domains/offers/schema";
import type { UserInfo } from "@/lib/domains/session/schema";
import type { Theme } from "@/lib/shared/theme";
import { BellLink } from "./bell-link";
import { CartLink, type CartCounts } from "./cart-link";
import { ChatButton } from "./chat-button";
import { CompanyMark } from "./company-mark";
import { DialogHost } from "./dialog-host";
import { DrawerButton } from "./drawer-button";
import { ExpertSwitch } from "./expert-switch";
import { FullScreenButton } from "./full-screen-button";
import { LanguageMenu } from "./language-menu";
import { PriceSwitch } from "./price-switch";
import { SearchField } from "./search-field";
import type { OpenTo } from "./open-to";
import type { OpenTool } from "./shortcut-entries";
import { ShortcutHelp } from "./shortcut-help";
import { ShortcutMenu } from "./shortcut-menu";
import { SupportButton } from "./support-button";
import { UserMenu } from "./user-menu";

interface Props {
  user: UserInfo;
  open: OpenTo;
  carts: CartCounts;
  /** Notifications that wait to be seen, 100 at most. */
  unseen: number;
  /** The chat, with how many answers wait; null for who has none. */
  chat: { unread: number } | null;
  theme: Theme;
  /** Whether expert data is shown; null without the right to it. */
  expert: boolean | null;
  priceView: PriceView;
  /** Embedded tools that open without a vehicle. */
  tools: readonly OpenTool[];
}

export function Header({ user, open, carts, unseen, chat, theme, expert, priceView, tools }: Props) {
  const t = useTranslations("shell");
  const locale = useLocale();
  const hosted = { user, open, theme, expert, tools, chats: chat !== null };
  return (
    <header className="no-print sticky top-0 z-30 flex h-12 items-center gap-2 border-b border-line bg-paper px-2 md:col-span-2 md:gap-4 md:px-4">
      <DrawerButton label={t("menu.open")} />
      <div className="grid shrink-0 max-sm:hidden md:w-46">
        <Link href="/" className="justify-self-start rounded">
          <Logo name="Etabli" />
        </Link>
        <CompanyMark user={user} className="flex ms-7 max-md:hidden" />
      </div>
      <SearchField plateCountry={open.plateCountry} {...open.search} />
      <div className="ms-auto flex shrink-0 items-center gap-1">
        <ShortcutHelp />
        <FullScreenButton />
        <SupportButton />
        {chat ? <ChatButton user={user} unread={chat.unread} /> : null}
        {expert === null ? null : <ExpertSwitch on={expert} />}
        <ShortcutMenu open={open} tools={tools} />
        {open.prices ? <PriceSwitch view={priceView} /> : null}
        {open.cart ? <CartLink counts={carts} /> : null}
        <OutboxLeaf />
        <BellLink unseen={unseen} />
        <LanguageMenu current={locale} />
        <UserMenu {...hosted} />
      </div>
      <DialogHost {...hosted} />
    </header>
  );
}
