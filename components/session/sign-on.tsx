"use client";

import { KeyRound } from "@/components/drawings/icons";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useSyncExternalStore, type RefObject } from "react";
import { buttonClasses } from "@/components/ui/button-style";
import { call } from "@/lib/api/client";

interface Props {
  /** What the identity provider is called. */
  name: string;
  returnTo: string;
  /** Whether to look first if the reader is signed in there already. */
  silent: boolean;
}

const startAddress = (returnTo: string, silent: boolean) =>
  `/api/sso/start?${new URLSearchParams({ from: returnTo, ...(silent ? { silent: "1" } : {}) })}`;

/** The way in by the identity provider. */
export function SignOn({ name, returnTo, silent }: Props) {
  const t = useTranslations("login.sso");
  return (
    <>
      <a href={startAddress(returnTo, false)} className={buttonClasses("secondary", "lg")}>
        <KeyRound />
        {t("with", { name })}
      </a>
      {silent ? <SilentSignOn returnTo={returnTo} /> : null}
    </>
  );
}

const finish = (location: URL) => call("post", "/sso/finish", { body: Object.fromEntries(location.searchParams) });

/** Whether a field holds what the reader wrote, be it before this script ran; what the browser filled in is not theirs. */
const hasTyped = () =>
  [...document.querySelectorAll("input")].some(
    (field) => field.value !== field.defaultValue && !field.matches(":autofill"),
  );

/** Asks the provider in a frame; who has begun to type is not interrupted. */
function SilentSignOn({ returnTo }: { returnTo: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const hear = ({ data, origin, source }: MessageEvent<unknown>) => {
      if (origin !== window.location.origin || source !== frame.current?.contentWindow) return;
      const told = typeof data === "string" && URL.canParse(data) ? new URL(data) : null;
      if (!told?.searchParams.has("code") || hasTyped()) return;
      finish(told).then(
        ({ pathname }) => void (hasTyped() || window.location.assign(pathname)),
        () => undefined,
      );
    };
    window.addEventListener("message", hear);
    return () => window.removeEventListener("message", hear);
  }, []);
  return <SilentFrame frame={frame} address={startAddress(returnTo, true)} />;
}

/** Loaded only once somebody listens. */
function SilentFrame({ frame, address }: { frame: RefObject<HTMLIFrameElement | null>; address: string }) {
  const listening = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return listening ? <iframe ref={frame} src={address} hidden title="" /> : null;
}

const never = () => () => undefined;
