"use client";

import { ExternalLink, RotateCw } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useState, useSyncExternalStore } from "react";
import { Button, IconButton } from "@/components/ui/button";
import { iconButtonClasses } from "@/components/ui/button-style";
import { Spinner } from "@/components/ui/spinner";
import { ErrorState } from "@/components/ui/states";

interface Props {
  tool: string;
  address: string;
  /** Our own page: it needs nothing, so it is given nothing. */
  own: boolean;
}

type State = "loading" | "open" | "slow" | "refused";
const never = () => () => undefined;
const patienceMs = 15_000;
const outsiders =
  "allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads";

/** Another company's tool in a sandboxed frame, with what to do while it loads, stays away or may not be framed. */
export function ToolFrame({ tool, address, own }: Props) {
  const t = useTranslations("workspace.tool");
  const [state, setState] = useState<State>("loading");
  const [attempt, setAttempt] = useState(0);
  // A frame in the server's HTML may have loaded before anybody listens.
  const listening = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  useEffect(() => {
    const late = setTimeout(() => setState((now) => (now === "loading" ? "slow" : now)), patienceMs);
    const refuse = (event: SecurityPolicyViolationEvent) => {
      if (event.effectiveDirective === "frame-src") setState("refused");
    };
    document.addEventListener("securitypolicyviolation", refuse);
    return () => {
      clearTimeout(late);
      document.removeEventListener("securitypolicyviolation", refuse);
    };
  }, [attempt]);
  const again = () => {
    setState("loading");
    setAttempt((count) => count + 1);
  };
  return (
    <section aria-label={tool} className="flex h-[calc(100dvh-9.5rem)] min-h-120 flex-col">
      <div className="flex items-center gap-2 px-4 py-2 md:px-5">
        <h1 className="flex-1 text-sub font-semibold">{tool}</h1>
        <IconButton label={t("reload", { tool })} onClick={again}>
          <RotateCw aria-hidden className="size-4" />
        </IconButton>
        {own ? null : (
          <a
            href={address}
            target="_blank"
            rel="noreferrer"
            aria-label={t("outside", { tool })}
            title={t("outside", { tool })}
            className={iconButtonClasses("ghost")}
          >
            <ExternalLink aria-hidden className="size-4" />
          </a>
        )}
      </div>
      <div className="relative min-h-0 flex-1 border-t border-line bg-paper">
        {state === "slow" || state === "refused" ? (
          <ErrorState
            title={t(state, { tool })}
            text={t(`${state}Text`)}
            action={<Button onClick={again}>{t("retry")}</Button>}
          />
        ) : listening ? (
          <iframe
            key={attempt}
            src={address}
            title={tool}
            sandbox={own ? "" : outsiders}
            referrerPolicy="no-referrer"
            onLoad={() => setState((now) => (now === "loading" ? "open" : now))}
            className="absolute inset-0 size-full border-0"
          />
        ) : null}
        <p
          role="status"
          className={state === "loading" ? "absolute inset-0 grid place-items-center bg-paper" : "sr-only"}
        >
          {state === "loading" ? (
            <span className="flex animate-appear items-center gap-2 text-ink-2">
              <Spinner /> {t("loading", { tool })}
            </span>
          ) : null}
        </p>
      </div>
    </section>
  );
}
