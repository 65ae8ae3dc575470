"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/link-button";
import { call, CallProblem } from "@/lib/api/client";

type State = "idle" | "pending" | "expired" | "invalid" | "error";

const stateOf = (status: number): State =>
  status === 410 ? "expired" : status >= 400 && status < 500 ? "invalid" : "error";

/** Uses the link up at a press, so that whoever only looks at its page does not. */
export function OpenLink({ alias, timestamp, expired }: { alias: string; timestamp: string; expired: boolean }) {
  const t = useTranslations("login.link");
  const common = useTranslations("common");
  const [state, setState] = useState<State>(expired ? "expired" : "idle");
  const open = async () => {
    setState("pending");
    try {
      const params = { alias, timestamp };
      window.location.assign((await call("get", "/login/{alias}/{timestamp}", { params })).pathname);
    } catch (problem) {
      if (!(problem instanceof CallProblem)) throw problem;
      problem.claim();
      setState(stateOf(problem.status));
    }
  };
  const said = state === "error" ? common("error") : state === "idle" ? t("explained") : t(state);
  const over = state === "expired" || state === "invalid";
  return (
    <div className="grid gap-4">
      <p
        aria-live="assertive"
        className={state === "idle" || state === "pending" ? "text-ink-2" : "font-medium text-no"}
      >
        {said}
      </p>
      {over ? (
        <LinkButton href="/login" size="lg">
          {t("signIn")}
        </LinkButton>
      ) : (
        <Button variant="primary" size="lg" busy={state === "pending"} onClick={() => void open()}>
          {state === "error" ? common("retry") : t("open")}
        </Button>
      )}
    </div>
  );
}
