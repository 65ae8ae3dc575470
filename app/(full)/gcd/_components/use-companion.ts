"use client";

import { useLocale } from "next-intl";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import useSWR from "swr";
import { connect } from "@/components/live/connection";
import { useHearing, useLive, useLiveGap } from "@/components/live/use-live";
import { call, CallProblem } from "@/lib/api/client";
import type { CompanionView } from "@/lib/domains/live/companion/schema";

type Pointed = CompanionView["highlight"];

/** What the page shows, read anew after every event and every gap; without a network what was shown stays. */
export function useCompanion(id: string, first: CompanionView) {
  const lang = useLocale();
  const [heard, setHeard] = useState<Pointed | null>(null);
  const read = () => call("get", "/companion", { companion: id, query: { lang } });
  const {
    data: view,
    error,
    mutate,
  } = useSWR(`companion ${lang}`, read, { fallbackData: first, revalidateOnMount: false });
  const again = () => {
    setHeard(null);
    void mutate();
  };
  useEffect(() => connect(`/api/sse/public?companion=${id}`, first.position), [id, first.position]);
  const follow = () => void mutate();
  useLive("Customer data", follow);
  useLive("Cart items", follow);
  useLive("Quote", follow);
  useLive("QuoteStatus", follow);
  useLive("Cart Highlight", ({ customerRow, vendorRow }) => setHeard({ customerRow, vendorRow }));
  useLiveGap(again);
  useOnReturn(again);
  useEffect(() => {
    // The address was renewed: what it showed goes.
    if (error instanceof CallProblem && error.status === 401) window.location.reload();
  }, [error]);
  const pointed = heard ?? view.highlight;
  const point = (row: number) => {
    const customerRow = pointed.customerRow === row ? null : row;
    setHeard({ ...pointed, customerRow });
    const body = { customerId: view.customer.id, customerRow };
    call("post", "/cart/highlight", { companion: id, body }).catch(() => setHeard(pointed));
  };
  return { view, pointed, point, readAgain: mutate };
}

/** Runs `back` when the page hears again after it did not, and when it stops: the key may have died. */
function useOnReturn(back: () => void) {
  const hearing = useHearing();
  const before = useRef(hearing);
  const look = useEffectEvent(() => {
    if (before.current !== hearing && before.current !== "waiting") back();
    before.current = hearing;
  });
  useEffect(() => look(), [hearing]);
}
