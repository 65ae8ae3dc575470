"use client";

import { useTranslations } from "next-intl";
import { useRef, useState, type KeyboardEvent } from "react";
import { toast } from "@/components/ui/toast-store";
import { mostQuantity, readQuantity } from "@/lib/domains/cart/rules";
import type { Standing } from "./use-line-changes";

interface Props {
  article: string;
  quantity: number;
  step: number;
  /** What stands then, given the quantity that was seen; null when the change was refused. */
  onChange: (quantity: number, seen: number) => Promise<Standing | null>;
}

const side = "grid w-7 place-items-center text-ink-2 hover:bg-sunk hover:text-ink disabled:opacity-40 touch:w-11";

/** A quantity to type or to step; what is no whole number from 1 to 9999 is told and taken back. */
export function QuantityStepper({ article, quantity, step, onChange }: Props) {
  const t = useTranslations("cart");
  const [draft, setDraft] = useState({ of: quantity, text: String(quantity) });
  const [sending, setSending] = useState(false);
  const wanted = useRef<number | null>(null);
  const typed = sending || draft.of === quantity ? draft.text : String(quantity);
  const setTyped = (text: string) => setDraft({ of: quantity, text });
  const at = readQuantity(typed) ?? quantity;

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
    let kept = true;
    while (kept && wanted.current !== known) {
      const standing = await onChange(wanted.current, known);
      kept = standing !== null;
      if (!standing) break;
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
    if (!kept) setTyped(String(quantity));
  };
  const settle = () => {
    const read = readQuantity(typed);
    if (read !== null) return void set(read, true);
    toast.error(t("badQuantity"), { id: "bad-quantity" });
    setTyped(String(quantity));
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === "Enter") settle();
    else if (event.key === "Escape") setTyped(String(quantity));
    else if (event.key === "ArrowUp") void set(Math.min(at + step, mostQuantity));
    else if (event.key === "ArrowDown") void set(Math.max(at - step, 1));
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div
      role="group"
      aria-label={t("quantityOf", { article })}
      className="inline-flex h-8 overflow-hidden rounded border border-edge bg-paper focus-within:outline-2 focus-within:outline-accent touch:h-11"
    >
      <button
        type="button"
        aria-label={t("less", { article })}
        disabled={at <= 1}
        onClick={() => void set(Math.max(at - step, 1))}
        className={side}
      >
        −
      </button>
      <input
        inputMode="numeric"
        aria-label={t("quantityOf", { article })}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => typed !== String(quantity) && settle()}
        onFocus={(event) => event.target.select()}
        onKeyDown={onKey}
        className="num w-11 border-x border-line bg-transparent text-center outline-none"
      />
      <button
        type="button"
        aria-label={t("more", { article })}
        disabled={at >= mostQuantity}
        onClick={() => void set(Math.min(at + step, mostQuantity))}
        className={side}
      >
        +
      </button>
    </div>
  );
}
