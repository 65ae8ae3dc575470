"use client";

import { ExternalLink, RotateCw } from "@/components/drawings/icons";
import { useTranslations } from "next-intl";
import { useEffect, useState, useSyncExternalStore } from "react";
import { Button, IconButton } from "@/components/ui/button";
import { iconButtonClasses } from "@/components/ui/button-style";
import { Spinner } from "@/components/ui/spinner";
import { ErrorState } from "@/components/ui/states";
import { sandboxOf } from "@/lib/domains/vehicles/tools/rules";

interface Props {
  tool: string;
  address: string;
  /** Our own page: it needs nothing, so it is given nothing. */
  own: boolean;
  /** Without an origin of its own, wherever it lies. */
  strict?: boolean;
  /** Where its own window opens, and how its address is made anew: for addresses that are good once. */
  outside?: string;
  onReload?: () => void;
}

type State = "loading" | "open" | "slow" | "refused";
const never = () => () => undefined;
const patienceMs = 15_000;

/** Another company's tool in a sandboxed frame, with what to do while it loads, stays away or may not be framed. */
export function ToolFrame({ tool, address, own, strict, outside = address, onReload }: Props) {
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
  const sandbox = listening && !own ? sandboxOf(address, location.href, strict) : "";
  const shown: State = sandbox === null ? "refused" : state;
  const again = () => {
    if (onReload) return onReload();
    setState("loading");
    setAttempt((count) => count + 1);
  };
  return (
    <section aria-label={tool} className="flex h-[calc(100dvh-9.5rem)] min-h-120 flex-col">
      <div className="flex items-center gap-2 px-4 py-2 md:px-5">
        <h1 className="flex-1 text-sub font-semibold">{tool}</h1>
        <IconButton label={t("reload", { tool })} onClick={again}>
          <RotateCw className="size-4" />
        </IconButton>
        {own || sandbox === null ? null : (
          <a
            href={outside}
            target="_blank"
            rel="noreferrer"
            aria-label={t("outside", { tool })}
            title={t("outside", { tool })}
            className={iconButtonClasses("ghost")}
          >
            <ExternalLink className="size-4" />
          </a>
        )}
      </div>
      <div className="relative min-h-0 flex-1 border-t border-line bg-paper">
        {shown === "slow" || shown === "refused" ? (
          <ErrorState
            title={t(shown, { tool })}
            text={t(`${shown}Text`)}
            action={<Button onClick={again}>{t("retry")}</Button>}
          />
        ) : listening ? (
          <iframe
            key={attempt}
            src={address}
            title={tool}
            sandbox={sandbox ?? ""}
            referrerPolicy="no-referrer"
            onLoad={() => setState((now) => (now === "loading" ? "open" : now))}
            className="absolute inset-0 size-full border-0"
          />
        ) : null}
        <p
          role="status"
          className={shown === "loading" ? "absolute inset-0 grid place-items-center bg-paper" : "sr-only"}
        >
          {shown === "loading" ? (
            <span className="flex animate-appear items-center gap-2 text-ink-2">
              <Spinner /> {t("loading", { tool })}
            </span>
          ) : null}
        </p>
      </div>
    </section>
  );
}
