"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { toast } from "@/components/ui/toast-store";
import { call, CallProblem } from "@/lib/api/client";
import type { CompanionQuote } from "@/lib/domains/live/companion/schema";

export type Decision = "accepted" | "rejected";

const againMs = 3000;
const notice = "decision";

/** No answer, or none of the product: the decision may have arrived or not. */
const isUnanswered = ({ status }: CallProblem): boolean => status === 0 || status === 429 || status >= 500;

interface Asked {
  quote: CompanionQuote;
  status: Decision;
  reason?: string;
  unanswered: boolean;
}

/** Sends a decision until it is answered, always as one and the same request, so that it counts once. */
export function useDecision(id: string, readAgain: () => Promise<unknown>) {
  const t = useTranslations("companion.quote");
  const [asked, setAsked] = useState<Asked | null>(null);
  const underWay = useRef(false);

  const send = async (quote: CompanionQuote, status: Decision, reason?: string) => {
    if (underWay.current) return;
    underWay.current = true;
    const { number } = quote;
    const body = { quoteId: quote.id, status, ...(reason ? { reason } : {}) };
    try {
      await call("post", "/quote/status", { companion: id, body });
      toast.success(t(status, { number }), { id: notice });
    } catch (error) {
      if (!(error instanceof CallProblem)) throw error;
      if (isUnanswered(error)) return setAsked({ quote, status, reason, unanswered: true });
      const stands = error.extra.quoteStatus;
      if (stands === "accepted" || stands === "rejected")
        toast.warning(t(`already.${stands}`, { number }), { id: notice });
      else toast.error(t(error.code === "quote-expired" ? "expired" : "failed"), { id: notice });
    } finally {
      underWay.current = false;
    }
    await readAgain().catch(() => undefined);
    setAsked(null);
  };

  const sendAgain = useEffectEvent(() => {
    if (asked?.unanswered) void send(asked.quote, asked.status, asked.reason);
  });
  const unanswered = asked?.unanswered === true;
  useEffect(() => {
    if (!unanswered) return;
    const again = () => sendAgain();
    const timer = setInterval(again, againMs);
    window.addEventListener("online", again);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", again);
    };
  }, [unanswered]);

  const decide = (quote: CompanionQuote, status: Decision, reason?: string) => {
    if (asked) return;
    setAsked({ quote, status, reason, unanswered: false });
    void send(quote, status, reason);
  };
  return { asked, decide };
}
