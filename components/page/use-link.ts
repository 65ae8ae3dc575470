import { useCallback, useEffect, useState } from "react";
import { call, CallProblem } from "@/lib/api/client";
import { randomId } from "@/lib/shared/random-id";

/** How long a link still opens, as minutes and seconds. */
export const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

export type LinkState =
  | { step: "making" }
  | { step: "open"; url: string; leftSeconds: number; expiresAt: number }
  | { step: "expired" }
  | { step: "failed"; why: "failed" | "tooMany" | "offline" };

const whyOf = (problem: unknown): "failed" | "tooMany" | "offline" => {
  if (!(problem instanceof CallProblem)) return "failed";
  problem.claim();
  return problem.status === 0 ? "offline" : problem.status === 429 ? "tooMany" : "failed";
};

const leftOf = (expiresAt: number) => Math.max(Math.ceil((expiresAt - Date.now()) / 1000), 0);

/** A one-time link to a page, or to the one that is open: made at once, counted down, made anew when it expired. */
export function useLink(to?: string) {
  const [state, setState] = useState<LinkState>({ step: "making" });
  const make = useCallback(async () => {
    const { pathname, search } = window.location;
    try {
      const { url, expiresAt } = await call("post", "/shortURL", {
        body: { pathname: to ?? pathname + search, autologin: true },
        idempotencyKey: randomId(),
      });
      const end = Date.parse(expiresAt);
      setState({ step: "open", url, expiresAt: end, leftSeconds: leftOf(end) });
    } catch (problem) {
      setState({ step: "failed", why: whyOf(problem) });
    }
  }, [to]);
  useEffect(() => {
    const soon = setTimeout(() => void make());
    return () => clearTimeout(soon);
  }, [make]);
  const end = state.step === "open" ? state.expiresAt : null;
  useEffect(() => {
    if (end === null) return;
    const tick = () =>
      setState((now) => {
        if (now.step !== "open") return now;
        const leftSeconds = leftOf(now.expiresAt);
        return leftSeconds > 0 ? { ...now, leftSeconds } : { step: "expired" };
      });
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [end]);
  const again = () => {
    setState({ step: "making" });
    void make();
  };
  return { state, again };
}
