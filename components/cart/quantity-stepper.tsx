"use client";

import { useTranslations } from "next-intl";
import { useState, type KeyboardEvent } from "react";
import { toast } from "@/components/ui/toast-store";
import { mostQuantity, readQuantity } from "@/lib/domains/cart/rules";

interface Props {
  article: string;
  quantity: number;
  step: number;
  onChange: (quantity: number) => void;
}

const side = "grid w-7 place-items-center text-ink-2 hover:bg-sunk hover:text-ink disabled:opacity-40 touch:w-11";

/** A quantity to type or to step; what is no whole number from 1 to 9999 is told and taken back. */
export function QuantityStepper({ article, quantity, step, onChange }: Props) {
  const t = useTranslations("cart");
  const [draft, setDraft] = useState({ of: quantity, text: String(quantity) });
  const typed = draft.of === quantity ? draft.text : String(quantity);
  const setTyped = (text: string) => setDraft({ of: quantity, text });

  const set = (next: number) => {
    setTyped(String(next));
    if (next !== quantity) onChange(next);
  };
  const settle = () => {
    const read = readQuantity(typed);
    if (read !== null) return set(read);
    toast.error(t("badQuantity"), { id: "bad-quantity" });
    setTyped(String(quantity));
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === "Enter") settle();
    else if (event.key === "Escape") setTyped(String(quantity));
    else if (event.key === "ArrowUp") set(Math.min(quantity + step, mostQuantity));
    else if (event.key === "ArrowDown") set(Math.max(quantity - step, 1));
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
        disabled={quantity <= 1}
        onClick={() => set(Math.max(quantity - step, 1))}
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
        disabled={quantity >= mostQuantity}
        onClick={() => set(Math.min(quantity + step, mostQuantity))}
        className={side}
      >
        +
      </button>
    </div>
  );
}
