"use client";

import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { MessageForm } from "@/components/chat/message-form";
import { MessageList } from "@/components/chat/message-list";
import { patience } from "@/components/chat/patience";
import { useThread, type Source } from "@/components/chat/use-thread";
import { useLive, useLiveGap } from "@/components/live/use-live";
import { call } from "@/lib/api/client";
import type { ChatPage } from "@/lib/domains/chat/schema";

/** The conversation as the house reads it; it follows what is written while it is open. */
export function AnswerDesk({ id, name, first }: { id: number; name: string; first: ChatPage }) {
  const t = useTranslations("chat.desk");
  const params = useMemo(() => ({ id: String(id) }), [id]);
  const source: Source = {
    side: "house",
    read: (before) => call("get", "/conversations/{id}", { params, query: { before }, signal: patience() }),
    see: (through) => call("post", "/conversations/{id}/seen", { params, body: { through } }),
  };
  const thread = useThread(source, first);
  useLive("Conversations", ({ conversationId }) => conversationId === id && void thread.refresh());
  useLiveGap(() => void thread.refresh());
  return (
    <div className="rounded-md border border-line bg-paper shadow-card">
      <MessageList {...thread} onOlder={thread.readOlder} side="house" className="max-h-[60dvh]" />
      <MessageForm
        label={t("write", { name })}
        keptAs={`conversation-${id}`}
        send={(text) => call("post", "/conversations/{id}", { params, body: { text } })}
        onSent={thread.add}
      />
    </div>
  );
}
