"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { useAction } from "@/components/page/use-action";
import { useFormat } from "@/components/page/use-format";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import type { ChatMessage } from "@/lib/domains/chat/schema";

interface Props {
  messages: readonly ChatMessage[];
  /** There are some before them. */
  older: boolean;
  onOlder: () => Promise<unknown>;
  side: "person" | "house";
  className?: string;
}

/** The messages of a conversation, the latest at its end, where the list stands; new ones are said. */
export function MessageList({ messages, older, onOlder, side, className }: Props) {
  const t = useTranslations("chat");
  const box = useRef<HTMLDivElement>(null);
  const { busy, run } = useAction(() => t("failed"));
  const latest = messages.at(-1)?.id;
  useEffect(() => {
    box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [latest]);
  return (
    <div
      ref={box}
      role="log"
      aria-label={t("messages")}
      tabIndex={0}
      className={cn("min-h-0 overflow-y-auto overscroll-contain px-4 py-3", className)}
    >
      {older ? (
        <p className="mb-3 text-center">
          <Button size="sm" busy={busy} onClick={() => void run(onOlder)}>
            {t("older")}
          </Button>
        </p>
      ) : null}
      <ol className="grid gap-3">
        {messages.map((message) => (
          <Message key={message.id} message={message} own={message.fromHouse === (side === "house")} />
        ))}
      </ol>
    </div>
  );
}

function Message({ message: { author, text, at, fromHouse }, own }: { message: ChatMessage; own: boolean }) {
  const t = useTranslations("chat");
  const format = useFormat();
  const name = author || t(fromHouse ? "house" : "nobody");
  return (
    <li className={cn("grid max-w-[85%] gap-0.5", own ? "justify-self-end" : "justify-self-start")}>
      <p className="text-tiny text-ink-3">
        <bdi>{own ? t("you", { name }) : name}</bdi> ·{" "}
        <time dateTime={at}>{format.dateTime(new Date(at), { dateStyle: "short", timeStyle: "short" })}</time>
      </p>
      <p
        dir="auto"
        className={cn("rounded-md px-3 py-2 wrap-anywhere whitespace-pre-line", own ? "bg-accent-soft" : "bg-sunk")}
      >
        {text}
      </p>
    </li>
  );
}
