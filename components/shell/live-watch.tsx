"use client";

import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { currentCustomerId } from "@/components/customers/current-customer";
import { announceCartCount } from "@/components/cart/cart-count";
import { sayOffline } from "@/components/page/offline";
import { useGo } from "@/components/page/use-go";
import { wasDecidedHere } from "@/components/quotes/decided-here";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/api/client";
import { connect, hearEnd } from "@/components/live/connection";
import { useLive, useLiveGap, useRefresh } from "@/components/live/use-live";

/** A search that was sent longer ago, in seconds, would surprise who comes back to the page. */
const freshSearch = 30;
/** A customer who came longer ago, in seconds, is shown and not told. */
const freshArrival = 60;
/** The answer to a window's own change may come after the event of a later one, in ms. */
const settleMs = 1000;
/** A new password ends the session and gives another one, whose cookie may still be on its way, in ms. */
const newSessionMs = 1000;

interface Props {
  /** The company's last event when the page was made. */
  from: number;
  rights: readonly string[];
}

/** Follows the user's other windows and the customer: cart count, shared searches, decided quotes. */
export function LiveWatch({ from, rights }: Props) {
  const refresh = useRefresh();
  useStream(from);
  useLiveGap(() => {
    void import("swr").then(({ mutate }) => mutate(() => true));
    refresh();
  });
  useCartCountLive();
  useSearchesLive(rights);
  useDecisionsLive();
  useArrivalsLive();
  return null;
}

/** One stream for each session; at its end a call finds out, and says, whether there is another session. */
function useStream(from: number) {
  const [session, setSession] = useState(0);
  useEffect(() => connect("/api/sse", from), [from, session]);
  useEffect(() => {
    let later: ReturnType<typeof setTimeout> | undefined;
    const look = () =>
      void call("get", "/userInfo").then(
        () => setSession((before) => before + 1),
        () => undefined,
      );
    const forget = hearEnd(() => (later = setTimeout(look, newSessionMs)));
    return () => {
      forget();
      clearTimeout(later);
    };
  }, []);
}

function useCartCountLive() {
  const settle = useRef<ReturnType<typeof setTimeout>>(undefined);
  useLive("Cart items", ({ customerId, count }) => {
    const show = () => {
      if (customerId === currentCustomerId()) announceCartCount(count);
    };
    show();
    clearTimeout(settle.current);
    settle.current = setTimeout(show, settleMs);
  });
  useEffect(() => () => clearTimeout(settle.current), []);
}

function useSearchesLive(rights: readonly string[]) {
  const t = useTranslations("shell.live");
  const { go } = useGo();
  const open = (kind: "searchVin" | "searchEAN", { value, age }: { value: string; age: number }) => {
    if (age > freshSearch) return;
    toast.info(t(kind, { value }), { id: "live-search" });
    import("./shared-search").then(({ placeOfShared }) => {
      const place = placeOfShared(value, rights);
      if (place) go(place);
    }, sayOffline);
  };
  useLive("searchVin", (event) => open("searchVin", event));
  useLive("searchEAN", (event) => open("searchEAN", event));
}

function useDecisionsLive() {
  const t = useTranslations("shell.live");
  const path = usePathname();
  useLive("QuoteStatus", ({ quoteId, number, customerId, status }) => {
    const concerns = path.startsWith("/quotes") || customerId === currentCustomerId();
    if (!concerns || wasDecidedHere(quoteId)) return;
    const show = status === "accepted" ? toast.success : toast.warning;
    show(t(status, { number }), { id: `quote-${quoteId}` });
  });
}

function useArrivalsLive() {
  const t = useTranslations("shell.live");
  const path = usePathname();
  useLive("Customer connected", ({ customerId, connected, age }) => {
    const concerns = path === `/customers/${customerId}` || customerId === currentCustomerId();
    if (concerns && connected && age <= freshArrival) toast.info(t("connected"), { id: `connected-${customerId}` });
  });
}
