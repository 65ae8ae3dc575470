import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { ExternalLink } from "@/components/drawings/icons";
import { Button } from "@/components/ui/button";
import { buttonClasses } from "@/components/ui/button-style";
import { LinkButton } from "@/components/ui/link-button";
import { Spinner } from "@/components/ui/spinner";
import { EmptyState, ErrorState } from "@/components/ui/states";
import { sandboxOf } from "@/lib/domains/vehicles/tools/rules";

type State = "loading" | "open" | "slow" | "refused";
const patienceMs = 15_000;
/** Our other pages refuse every frame. */
const framedPages = "/embedded/";

interface Props {
  title: string;
  url: string;
  /** Without its own origin, as the tile asks. */
  sandboxed?: boolean;
}

/** Another site in a slide: in a sandbox, with a way out where it does not come or may not be framed. */
export function SlideFrame({ title, url, sandboxed = false }: Props) {
  const t = useTranslations("slides");
  if (url.startsWith("/") && !url.startsWith(framedPages))
    return (
      <EmptyState
        level={3}
        compact
        title={title}
        text={t("ownPage")}
        action={
          <LinkButton href={url} prefetch={false} variant="primary">
            {t("openPage")}
          </LinkButton>
        }
      />
    );
  return <Framed {...{ title, url, sandboxed }} />;
}

function Framed({ title, url, sandboxed }: Props) {
  const t = useTranslations("slides");
  const common = useTranslations("common");
  const [state, setState] = useState<State>("loading");
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const late = setTimeout(() => setState((now) => (now === "loading" ? "slow" : now)), patienceMs);
    const refuse = (event: SecurityPolicyViolationEvent) => {
      if (event.effectiveDirective === "frame-src" && isOf(event.blockedURI, url)) setState("refused");
    };
    document.addEventListener("securitypolicyviolation", refuse);
    return () => {
      clearTimeout(late);
      document.removeEventListener("securitypolicyviolation", refuse);
    };
  }, [attempt, url]);
  const sandbox = sandboxOf(url, location.href, sandboxed);
  const shown = sandbox === null ? "refused" : state;
  const outside = (
    <a href={url} target="_blank" rel="noreferrer" className={buttonClasses("secondary", "md")}>
      <ExternalLink className="size-4" />
      {t("outside")}
    </a>
  );
  const again = () => {
    setState("loading");
    setAttempt((count) => count + 1);
  };
  if (shown === "slow" || shown === "refused")
    return (
      <ErrorState
        level={3}
        compact
        title={t(shown, { title })}
        text={t(`${shown}Text`)}
        action={
          <>
            {shown === "slow" ? <Button onClick={again}>{common("retry")}</Button> : null}
            {sandbox === null ? null : outside}
          </>
        }
      />
    );
  return (
    <div className="relative h-full min-h-60">
      <iframe
        key={attempt}
        src={url}
        title={title}
        sandbox={sandbox ?? ""}
        allow="fullscreen"
        referrerPolicy="strict-origin"
        onLoad={() => setState("open")}
        className="absolute inset-0 size-full border-0"
      />
      <p
        role="status"
        className={shown === "loading" ? "absolute inset-0 grid place-items-center bg-paper" : "sr-only"}
      >
        {shown === "loading" ? (
          <span className="flex items-center gap-2 text-ink-2">
            <Spinner /> {common("loading")}
          </span>
        ) : null}
      </p>
    </div>
  );
}

/** What a browser reports of a frame is its address, or its origin alone. */
function isOf(blocked: string, url: string): boolean {
  return (
    URL.canParse(blocked, location.href) &&
    new URL(blocked, location.href).origin === new URL(url, location.href).origin
  );
}
