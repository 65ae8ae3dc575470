"use client";

import { useTranslations } from "next-intl";
import { useRef, type KeyboardEvent } from "react";
import { cn } from "@/components/ui/cn";
import { mostQuantity } from "@/lib/domains/cart/rules";
import { useQuantity, type SetQuantity } from "./use-quantity";

interface Props {
  article: string;
  quantity: number;
  step: number;
  onChange: SetQuantity;
}

const side = "grid w-7 place-items-center text-ink-2 hover:bg-sunk hover:text-ink disabled:opacity-40 touch:w-11";

/** A quantity to type or to step. */
export function QuantityStepper({ article, quantity, step, onChange }: Props) {
  const t = useTranslations("cart");
  const field = useRef<HTMLInputElement>(null);
  const { text, unsaved, at, show, step: change, settle, takeBack } = useQuantity(quantity, onChange, field);
  const less = () => change(-step);
  const more = () => change(step);
  const onKey = (event: KeyboardEvent) => {
    if (event.key === "Enter") settle();
    else if (event.key === "Escape") takeBack();
    else if (event.key === "ArrowUp") more();
    else if (event.key === "ArrowDown") less();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div
      role="group"
      aria-label={t("quantityOf", { article })}
      className={cn(
        "inline-flex h-8 overflow-hidden rounded border border-edge bg-paper touch:h-11",
        "focus-within:outline-2 focus-within:outline-accent has-aria-invalid:border-no has-aria-invalid:bg-no-soft",
      )}
    >
      <button type="button" aria-label={t("less", { article })} disabled={at <= 1} onClick={less} className={side}>
        −
      </button>
      <input
        ref={field}
        inputMode="numeric"
        aria-label={t("quantityOf", { article })}
        value={text}
        aria-invalid={unsaved || undefined}
        onChange={(event) => show(event.target.value)}
        onBlur={() => text !== String(quantity) && !unsaved && settle()}
        onFocus={(event) => event.target.select()}
        onKeyDown={onKey}
        className="num w-16 border-x border-line bg-transparent text-center! outline-none"
      />
      <button
        type="button"
        aria-label={t("more", { article })}
        disabled={at >= mostQuantity}
        onClick={more}
        className={side}
      >
        +
      </button>
    </div>
  );
}
