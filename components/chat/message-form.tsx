"use client";

import { useTranslations } from "next-intl";
import {
  useEffect,
  useId,
  useState,
  type Dispatch,
  type FormEvent,
  type KeyboardEvent,
  type SetStateAction,
} from "react";
import { keepHere, readKept } from "@/components/page/kept-here";
import { useAction } from "@/components/page/use-action";
import { Send } from "@/components/drawings/icons";
import { Button } from "@/components/ui/button";
import { Textarea } from "@/components/ui/textarea";
import type { CallProblem } from "@/lib/api/client";
import { faultOfMessage, keptMessage, longestMessage } from "@/lib/domains/chat/rules";

interface Props<Sent> {
  label: string;
  /** Under which name the browser keeps what is not sent yet. */
  keptAs: string;
  send: (text: string) => Promise<Sent>;
  onSent: (sent: Sent) => void;
  autoFocus?: boolean;
}

/** From here on the number of characters is shown. */
const nearlyFull = longestMessage - 200;

/** Writes a message: Enter sends, Shift and Enter begins a line. What is typed stays in the browser until it is sent. */
export function MessageForm<Sent>({ label, keptAs, send, onSent, autoFocus }: Props<Sent>) {
  const t = useTranslations("chat");
  const id = useId();
  const [text, setText] = useState("");
  const [fault, setFault] = useState<string | null>(null);
  useFaultOver(t("fault.offline"), setFault);
  const { busy, run } = useAction((problem) => refusalOf(problem, t), { tell: setFault, own: ["offline"] });
  useEffect(() => {
    const kept = readKept("browser", keptAs);
    if (kept) queueMicrotask(() => setText((now) => now || kept));
  }, [keptAs]);
  const type = (typed: string) => {
    setText(typed);
    setFault(null);
    keepHere("browser", keptAs, typed || null);
  };
  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    const wrong = faultOfMessage(text);
    if (wrong) return setFault(wrong === "required" ? t("fault.required") : t("fault.long", { most: longestMessage }));
    await run(async () => {
      const sent = await send(keptMessage(text));
      type("");
      onSent(sent);
    });
  };
  const hear = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void submit();
  };
  return (
    <form onSubmit={(event) => void submit(event)} className="grid gap-2 border-t border-line px-4 py-3">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Textarea
        {...{ id, name: "text", rows: 2, value: text, autoFocus, dir: "auto" }}
        placeholder={label}
        aria-invalid={fault ? true : undefined}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => type(target.value)}
        onKeyDown={hear}
      />
      <div className="flex items-start gap-3">
        <p id={`${id}-hint`} className="flex-1 text-data text-ink-3">
          {fault ? (
            <span role="alert" className="text-no">
              {fault}
            </span>
          ) : text.length > nearlyFull ? (
            t("count", { count: text.length, most: longestMessage })
          ) : (
            t("keys")
          )}
        </p>
        <Button type="submit" variant="primary" busy={busy}>
          <Send className="size-4" /> {t("send")}
        </Button>
      </div>
    </form>
  );
}

/** Takes back the one fault that goes by itself: with the network its text is no longer true. */
function useFaultOver(offline: string, setFault: Dispatch<SetStateAction<string | null>>): void {
  useEffect(() => {
    const forget = () => setFault((fault) => (fault === offline ? null : fault));
    window.addEventListener("online", forget);
    return () => window.removeEventListener("online", forget);
  }, [offline, setFault]);
}

type Words = ReturnType<typeof useTranslations<"chat">>;

function refusalOf({ status, code, extra }: CallProblem, t: Words): string {
  if (status === 0) return t("fault.offline");
  if (code === "too-many") return t("fault.tooMany", { seconds: Number(extra.retryAfterSeconds ?? 60) });
  return t("fault.other");
}
