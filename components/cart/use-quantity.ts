"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { toast } from "@/components/ui/toast-store";
import { mostQuantity, readQuantity } from "@/lib/domains/cart/rules";
import type { Standing } from "./use-line-changes";

/** What stands then, given the quantity that was seen; null when the change was refused. */
export type SetQuantity = (quantity: number, seen: number) => Promise<Standing | null>;

/**
 * What is typed for a quantity. What is no whole number from 1 to 9999, or could not be saved, stays and is marked as
 * unsaved until it is mended or taken back; the network's return sends it again.
 */
export function useQuantity(quantity: number, onChange: SetQuantity) {
  const t = useTranslations("cart");
  const [draft, setDraft] = useState({ of: quantity, text: String(quantity), unsaved: false });
  const [sending, setSending] = useState(false);
  const wanted = useRef<number | null>(null);
  const isOwn = draft.of === quantity;
  const typed = sending || isOwn ? draft.text : String(quantity);
  const unsaved = isOwn && draft.unsaved;
  const setTyped = (text: string) => setDraft({ of: quantity, text, unsaved: false });
  const keepUnsaved = (of: number, text: string) => setDraft({ of, text, unsaved: true });

  // One change at a time, the last one wanted last: quick presses add up, also to what was changed elsewhere.
  const set = async (next: number, typedIn = false) => {
    setTyped(String(next));
    toast.dismiss("bad-quantity");
    const underWay = wanted.current !== null;
    if (!underWay && next === quantity) return;
    wanted.current = next;
    if (underWay) return;
    setSending(true);
    let known = quantity;
    while (wanted.current !== known) {
      const standing = await onChange(wanted.current, known);
      if (!standing) {
        keepUnsaved(known, String(wanted.current));
        break;
      }
      if (!standing.made) {
        const mine = typedIn ? 0 : wanted.current - known;
        if (typedIn) toast.warning(t("quantityElsewhere", { quantity: standing.quantity }), { id: "bad-quantity" });
        wanted.current = Math.min(Math.max(standing.quantity + mine, 1), mostQuantity);
        setTyped(String(wanted.current));
      }
      known = standing.quantity;
    }
    wanted.current = null;
    setSending(false);
  };
  const settle = () => {
    const read = readQuantity(typed);
    if (read !== null) return void set(read, true);
    toast.error(t("badQuantity"), { id: "bad-quantity" });
    keepUnsaved(quantity, typed);
  };

  const sendAgain = useEffectEvent(settle);
  const waits = unsaved && readQuantity(typed) !== null;
  useEffect(() => {
    if (!waits) return;
    window.addEventListener("online", sendAgain);
    return () => window.removeEventListener("online", sendAgain);
  }, [waits]);

  return { typed, unsaved, at: readQuantity(typed) ?? quantity, setTyped, set, settle };
}
