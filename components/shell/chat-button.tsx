import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { useUnread } from "@/components/chat/unread";
import { MessageCircle } from "@/components/drawings/icons";
import { useLaterPlace } from "@/components/page/later-places";
import { onDemand } from "@/components/page/on-demand";
import { IconButton } from "@/components/ui/button";
import type { UserInfo } from "@/lib/domains/session/schema";
import { hearChat } from "./open-chat";

const ChatPanel = onDemand(() => import("@/components/chat/chat-panel").then((module) => module.default));

/** Opens the chat, whose code comes with the first press, and tells how many answers wait. */
export function ChatButton({ user, unread }: { user: UserInfo; unread: number }) {
  const t = useTranslations("shell");
  const texts = useLaterPlace("chat");
  const button = useRef<HTMLSpanElement>(null);
  const [state, setState] = useState<"never" | "open" | "closed">("never");
  const { count, hasRisen, say } = useUnread(unread);
  useEffect(() => hearChat(() => setState("open")), []);
  const isOpen = state === "open";
  const label = t("chat", { count });
  const close = () => {
    setState("closed");
    button.current?.querySelector("button")?.focus();
  };
  return (
    <>
      <span ref={button} className={count > 0 ? "contents" : "contents max-md:hidden"}>
        <IconButton
          variant="ghost"
          label={label}
          count={count}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => (isOpen ? close() : setState("open"))}
        >
          <MessageCircle />
        </IconButton>
      </span>
      <span role="status" className="sr-only">
        {hasRisen && !isOpen ? label : ""}
      </span>
      {state === "never" ? null : (
        <ChatPanel
          {...{ user, texts, open: isOpen, onClose: close, onUnread: say }}
          onMissing={() => setState("never")}
        />
      )}
    </>
  );
}
