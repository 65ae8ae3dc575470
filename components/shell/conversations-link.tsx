import { MessageCircle } from "@/components/drawings/icons";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useLive } from "@/components/live/use-live";
import { CountBadge } from "@/components/ui/badge";
import { MenuLink } from "./menu-link";

/** The menu's way to the conversations, with how many wait for the house now. */
export function ConversationsLink({ waiting }: { waiting: number }) {
  const t = useTranslations("shell.menu");
  const [heard, setHeard] = useState({ over: waiting, count: waiting });
  useLive("Conversations", (event) => setHeard({ over: waiting, count: event.waiting }));
  const count = heard.over === waiting ? heard.count : waiting;
  return (
    <MenuLink
      href="/conversations"
      label={t("conversations")}
      says={count > 0 ? t("conversationsWaiting", { count }) : t("conversations")}
    >
      <span className="relative grid">
        <MessageCircle className="size-4 shrink-0" />
        {count > 0 ? <CountBadge className="absolute -end-2 -top-1.5">{count}</CountBadge> : null}
      </span>
    </MenuLink>
  );
}
