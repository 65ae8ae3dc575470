"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { X } from "@/components/drawings/icons";
import { IconButton } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { call } from "@/lib/api/client";
import type { ChatChannel } from "@/lib/domains/chat/schema";
import type { UserInfo } from "@/lib/domains/session/schema";
import { ChatFrame } from "./chat-frame";
import { NoAnswer } from "./no-answer";
import { OwnChat } from "./own-chat";
import { patience } from "./patience";

interface Props {
  user: UserInfo;
  open: boolean;
  onClose: () => void;
  /** How many messages of a server of Chatwoot wait. */
  onUnread: (count: number) => void;
}

type Channel = ChatChannel | "asking" | "silent";

/** Where the chat is, asked when it is first opened. */
function useChannel() {
  const [channel, setChannel] = useState<Channel>("asking");
  const ask = () =>
    void call("get", "/chat/channel", { signal: patience() }).then(setChannel, () => setChannel("silent"));
  const begin = useEffectEvent(ask);
  useEffect(() => begin(), []);
  const retry = () => {
    setChannel("asking");
    ask();
  };
  return { channel, retry };
}

/** The chat beside the page, which goes on being used. A server's frame stays when it is closed, so that it tells what comes. */
export default function ChatPanel({ user, open, onClose, onUnread }: Props) {
  const t = useTranslations("chat");
  const title = useId();
  const panel = useRef<HTMLElement>(null);
  const { channel, retry } = useChannel();
  useEffect(() => {
    // The field for a message may have taken it already.
    if (open && !panel.current?.contains(document.activeElement)) panel.current?.focus({ preventScroll: true });
  }, [open]);
  return (
    <section
      ref={panel}
      role="dialog"
      aria-labelledby={title}
      tabIndex={-1}
      hidden={!open}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || event.defaultPrevented) return;
        event.preventDefault();
        onClose();
      }}
      className="no-print fixed end-3 bottom-3 z-29 grid h-130 max-h-[calc(100dvh-72px)] w-95 max-w-[calc(100vw-24px)] grid-rows-[auto_minmax(0,1fr)] rounded-md border border-line bg-paper text-start text-ink shadow-float outline-none [&[hidden]]:hidden"
    >
      <header className="flex min-h-12 items-center gap-3 border-b border-line ps-4 pe-2">
        <h2 id={title} className="min-w-0 flex-1 text-sub font-semibold">
          {t("title")}
        </h2>
        <IconButton label={t("close")} onClick={onClose}>
          <X />
        </IconButton>
      </header>
      {channel === "asking" ? (
        <p role="status" className="grid place-items-center">
          <Spinner label={t("loading")} />
        </p>
      ) : channel === "silent" ? (
        <div className="overflow-y-auto">
          <NoAnswer onRetry={retry} />
        </div>
      ) : channel.kind === "chatwoot" ? (
        <ChatFrame channel={channel} user={user} open={open} onClose={onClose} onUnread={onUnread} />
      ) : open ? (
        <OwnChat />
      ) : null}
    </section>
  );
}
