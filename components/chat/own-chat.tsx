import { useTranslations } from "next-intl";
import { useLive, useLiveGap } from "@/components/live/use-live";
import { Spinner } from "@/components/ui/spinner";
import { call } from "@/lib/api/client";
import { MessageForm } from "./message-form";
import { MessageList } from "./message-list";
import { NoAnswer } from "./no-answer";
import { patience } from "./patience";
import { useThread, type Source } from "./use-thread";

const source: Source = {
  side: "person",
  read: (before) => call("get", "/chat", { query: { before }, signal: patience() }),
  see: (through) => call("post", "/chat/seen", { body: { through } }),
};

/** The reader's conversation with the administrators of the portal. */
export function OwnChat() {
  const t = useTranslations("chat");
  const thread = useThread(source, null);
  useLive("Chat", () => void thread.refresh());
  useLiveGap(() => void thread.refresh());
  return (
    <div className="grid min-h-0 grid-rows-[minmax(0,1fr)_auto]">
      {thread.state === "reading" ? (
        <p role="status" className="grid place-items-center">
          <Spinner label={t("loading")} />
        </p>
      ) : thread.state === "failed" ? (
        <div className="overflow-y-auto">
          <NoAnswer onRetry={() => void thread.retry()} />
        </div>
      ) : thread.messages.length === 0 ? (
        <p className="self-center px-4 text-center text-ink-2">{t("empty")}</p>
      ) : (
        <MessageList {...thread} onOlder={thread.readOlder} side="person" />
      )}
      <MessageForm
        label={t("write")}
        keptAs="chat"
        send={(text) => call("post", "/chat", { body: { text } })}
        onSent={thread.add}
        autoFocus
      />
    </div>
  );
}
