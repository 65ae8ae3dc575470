"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from "react";
import { toast } from "@/components/ui/toast-store";
import { mostQuantity, readQuantity } from "@/lib/domains/cart/rules";
import { keepQuantity } from "./quantities";
import type { Standing } from "./use-line-changes";

/** What stands then, given the quantity that was seen; null when the change was refused. */
export type SetQuantity = (quantity: number, seen: number) => Promise<Standing | null>;

interface Draft {
  /** The quantity that the page has read. */
  of: number;
  /** What the server said last, which the page may not have read yet. */
  stands: number;
  text: string;
  unsaved: boolean;
}

const within = (quantity: number): number => Math.min(Math.max(quantity, 1), mostQuantity);

const draftOf = (quantity: number): Draft => ({
  of: quantity,
  stands: quantity,
  text: String(quantity),
  unsaved: false,
});

/**
 * What is typed for a quantity. What is no whole number from 1 to 9999, or could not be saved, stays and is marked as
 * unsaved until it is mended or taken back; the network's return sends it again.
 */
export function useQuantity(quantity: number, onChange: SetQuantity, field: RefObject<HTMLInputElement | null>) {
  const t = useTranslations("cart");
  const [draft, setDraft] = useState(() => draftOf(quantity));
  const [sending, setSending] = useState(false);
  const wanted = useRef<number | null>(null);
  const outcome = useRef<Promise<boolean> | boolean>(true);
  if (draft.of !== quantity) {
    const stays = sending || draft.unsaved || draft.stands === quantity;
    setDraft(stays ? { ...draft, of: quantity } : draftOf(quantity));
  }
  const { text, stands: known, unsaved } = draft;
  const at = readQuantity(text) ?? known;
  const isTyped = !sending && text !== String(known);
  const show = (next: string, more: Partial<Draft> = {}) =>
    setDraft((now) => ({ ...now, text: next, unsaved: false, ...more }));

  // One change at a time, the last one wanted last: quick presses add up, also to what was changed elsewhere.
  const set = (next: number, seen: number, typedIn: boolean): void => {
    show(String(next));
    toast.dismiss("bad-quantity");
    const underWay = wanted.current !== null;
    if (underWay || next !== seen) wanted.current = next;
    if (!underWay) outcome.current = next === seen || send(seen, typedIn);
  };
  const send = async (seen: number, typedIn: boolean): Promise<boolean> => {
    setSending(true);
    let stands = seen;
    let kept = true;
    while (kept && wanted.current !== null && wanted.current !== stands) {
      const standing = await onChange(wanted.current, stands);
      kept = standing !== null;
      if (!standing) break;
      if (!standing.made) {
        const mine = typedIn ? 0 : wanted.current - stands;
        if (typedIn) toast.warning(t("quantityElsewhere", { quantity: standing.quantity }), { id: "bad-quantity" });
        wanted.current = within(standing.quantity + mine);
        show(String(wanted.current));
      }
      stands = standing.quantity;
    }
    show(String(wanted.current ?? stands), { stands, unsaved: !kept });
    wanted.current = null;
    setSending(false);
    return kept;
  };
  // A press changes the number that is seen, also before the page knows that it stands.
  const step = (pieces: number) => set(within((wanted.current ?? at) + pieces), isTyped ? known : at, isTyped);
  const settle = () => {
    const read = readQuantity(text);
    if (read !== null) return set(read, known, true);
    toast.error(t("badQuantity"), { id: "bad-quantity" });
    show(text, { unsaved: true });
    outcome.current = false;
  };
  const takeBack = () => {
    outcome.current = true;
    if (unsaved) setDraft(draftOf(quantity));
    else show(String(known));
  };

  const settled = useEffectEvent(async () => {
    if (isTyped && !unsaved) settle();
    return outcome.current;
  });
  useEffect(() => keepQuantity({ settled: () => settled(), focus: () => field.current?.focus() }), [field]);

  const sendAgain = useEffectEvent(settle);
  const waits = unsaved && readQuantity(text) !== null;
  useEffect(() => {
    if (!waits) return;
    window.addEventListener("online", sendAgain);
    return () => window.removeEventListener("online", sendAgain);
  }, [waits]);

  return { text, unsaved, at, show, step, settle, takeBack };
}
