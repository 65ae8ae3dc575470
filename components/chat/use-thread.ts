import { useEffect, useEffectEvent, useRef, useState } from "react";
import { mergeMessages } from "@/lib/domains/chat/rules";
import type { ChatMessage, ChatPage } from "@/lib/domains/chat/schema";

/** A conversation as one side of it reads and marks it. */
export interface Source {
  /** The latest messages, or those before one. */
  read: (before?: number) => Promise<ChatPage>;
  /** The reader has seen it through a message. */
  see: (through: number) => Promise<unknown>;
  /** Whose messages are the reader's own. */
  side: "person" | "house";
}

/** Reading, ready, or the server gave no answer. */
export type ThreadState = "reading" | "ready" | "failed";

/** The messages of a conversation: read when it is opened and when something happens, marked while the reader looks. */
export function useThread({ read, see, side }: Source, first: ChatPage | null) {
  const [messages, setMessages] = useState<readonly ChatMessage[]>(first?.messages ?? []);
  const [older, setOlder] = useState(first?.older ?? false);
  const [state, setState] = useState<ThreadState>(first ? "ready" : "reading");
  const seen = useRef(0);

  const take = (page: ChatPage, isOlder: boolean) => {
    setMessages((known) => mergeMessages(known, page.messages));
    if (isOlder || messages.length === 0) setOlder(page.older);
    setState("ready");
  };
  /** What came since; a conversation that stands stays when it cannot be read anew. */
  const refresh = () =>
    read().then(
      (page) => take(page, false),
      () => setState((now) => (now === "reading" ? "failed" : now)),
    );
  const retry = () => {
    setState("reading");
    return refresh();
  };
  const readOlder = () => read(messages[0]?.id).then((page) => take(page, true));
  const add = (message: ChatMessage) => setMessages((known) => mergeMessages(known, [message]));

  const theirs = messages.findLast(({ fromHouse }) => fromHouse !== (side === "house"))?.id ?? 0;
  const mark = useEffectEvent(() => {
    if (document.visibilityState === "hidden" || theirs <= seen.current) return;
    seen.current = theirs;
    // What could not be marked is marked with the next message.
    see(theirs).catch(() => undefined);
  });
  useEffect(() => {
    mark();
    const look = () => mark();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [theirs]);
  const begin = useEffectEvent(() => {
    if (!first) void refresh();
  });
  useEffect(() => begin(), []);

  return { messages, older, state, refresh, retry, readOlder, add };
}
