import { useLocale, useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { keepHere, readKept } from "@/components/page/kept-here";
import { buttonClasses } from "@/components/ui/button-style";
import { Spinner } from "@/components/ui/spinner";
import type { ChatChannel } from "@/lib/domains/chat/schema";
import type { UserInfo } from "@/lib/domains/session/schema";
import { frameAddress, frameMessage, readFrameMessage } from "./frame-messages";
import { NoAnswer } from "./no-answer";
import { patienceMs } from "./patience";

interface Props {
  channel: Extract<ChatChannel, { kind: "chatwoot" }>;
  user: UserInfo;
  open: boolean;
  onClose: () => void;
  onUnread: (count: number) => void;
}

/** Under which name the browser keeps the token of the reader's conversation; it goes when they sign out. */
const keptAs = "chatwoot";
/** The frame lies at another origin than ours, whose storage and scripts it needs. */
const sandbox = "allow-scripts allow-same-origin allow-forms allow-popups allow-downloads";

/** Chatwoot's chat in a frame of ours: no script of theirs runs in our page, and messages count by where they come from. */
export function ChatFrame({ channel, user, open, onClose, onUnread }: Props) {
  const t = useTranslations("chat");
  const locale = useLocale();
  const frame = useRef<HTMLIFrameElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<"loading" | "there" | "silent">("loading");
  const [address] = useState(() => frameAddress(channel, readKept("browser", keptAs)));
  const { origin } = new URL(channel.base);

  const say = (event: string, more?: object) =>
    frame.current?.contentWindow?.postMessage(frameMessage(event, more), origin);
  const introduce = () => {
    const { name, email, company } = user;
    say("config-set", {
      locale,
      position: "right",
      hideMessageBubble: true,
      showPopoutButton: false,
      darkMode: "auto",
    });
    const who = { name, email, company_name: company.name, identifier_hash: channel.identifierHash };
    say("set-user", { identifier: channel.identifier, user: who });
    say("toggle-open", { isOpen: open });
  };
  const hear = useEffectEvent((event: MessageEvent) => {
    if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
    const word = readFrameMessage(event.data);
    if (!word) return;
    if ((word.is === "loaded" || word.is === "token") && word.token) keepHere("browser", keptAs, word.token);
    if (word.is === "unread" && !open) onUnread(word.count);
    if (word.is === "closed") onClose();
    if (word.is !== "loaded") return;
    setState("there");
    introduce();
  });
  useEffect(() => {
    const listen = (event: MessageEvent) => hear(event);
    const late = setTimeout(() => setState((now) => (now === "loading" ? "silent" : now)), patienceMs);
    window.addEventListener("message", listen);
    return () => {
      clearTimeout(late);
      window.removeEventListener("message", listen);
    };
  }, [attempt]);
  const show = useEffectEvent(() => {
    if (state === "there") say("toggle-open", { isOpen: open });
    if (open) onUnread(0);
  });
  useEffect(() => show(), [open]);

  if (state === "silent")
    return (
      <div className="overflow-y-auto">
        <NoAnswer
          onRetry={() => {
            setState("loading");
            setAttempt((count) => count + 1);
          }}
        >
          <a href={address} target="_blank" rel="noreferrer" className={buttonClasses()}>
            {t("silent.tab")}
          </a>
        </NoAnswer>
      </div>
    );
  return (
    <div className="relative">
      {state === "loading" ? (
        <p role="status" className="absolute inset-0 grid place-items-center">
          <Spinner label={t("loading")} />
        </p>
      ) : null}
      <iframe
        key={attempt}
        ref={frame}
        src={address}
        title={t("title")}
        sandbox={sandbox}
        referrerPolicy="strict-origin"
        className={state === "there" ? "absolute inset-0 size-full border-0" : "absolute inset-0 size-full opacity-0"}
      />
    </div>
  );
}
