"use client";

import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { Button, IconButton } from "./button";
import { cn } from "./cn";
import { toast, type SeenEntry, type SeenKind } from "./toast-store";

/** How long words stay, in ms; what went wrong stays until it is read, or twice as long when it is a warning. */
const stays: Record<SeenKind, number> = { success: 6000, info: 6000, warning: 12000, error: Infinity };

const inks: Record<SeenKind, string> = {
  success: "text-fit",
  info: "text-accent",
  warning: "text-unknown",
  error: "text-no",
};

const signs: Record<SeenKind, ReactNode> = {
  success: <path d="m5 8.3 2.1 2.1L11 6" />,
  info: <path d="M8 7.5v3.5M8 5v.01" />,
  warning: <path d="M8 4.8v4M8 11.2v.01" />,
  error: <path d="m5.8 5.8 4.4 4.4m0-4.4-4.4 4.4" />,
};

function useLeave({ id, kind, persistent, version }: SeenEntry, held: boolean) {
  useEffect(() => {
    const time = persistent ? Infinity : stays[kind];
    if (held || time === Infinity) return;
    const timer = setTimeout(() => toast.dismiss(id), time);
    return () => clearTimeout(timer);
  }, [id, kind, persistent, version, held]);
}

interface Props {
  entry: SeenEntry;
  closeLabel: string;
  /** The card had the focus and goes. */
  onGone: () => void;
}

export function ToastCard({ entry, closeLabel, onGone }: Props) {
  const [held, setHeld] = useState(false);
  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const going = card.current;
    return () => {
      if (going?.contains(document.activeElement)) onGone();
    };
  }, [onGone]);
  useLeave(entry, held);
  const { id, kind, text, action, otherAction } = entry;
  return (
    <div
      ref={card}
      data-toast
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="pointer-events-auto grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-2 rounded-md border border-line bg-paper py-1 ps-2.5 pe-1 shadow-float"
    >
      <svg
        aria-hidden
        viewBox="0 0 16 16"
        className={cn("mt-2 size-4 fill-none touch:mt-3.5 stroke-current stroke-[1.5]", inks[kind])}
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <circle cx="8" cy="8" r="6.5" />
        {signs[kind]}
      </svg>
      <p className="self-center py-1.5 wrap-anywhere md:text-data">{text}</p>
      {otherAction || action ? (
        <div className="col-span-full row-start-2 flex flex-wrap justify-end">
          {[otherAction, action].map((one) =>
            one ? (
              <Button
                key={one.label}
                size="sm"
                variant="ghost"
                className="max-w-full"
                onClick={() => {
                  toast.dismiss(id);
                  one.onClick();
                }}
              >
                <span className="truncate">{one.label}</span>
              </Button>
            ) : null,
          )}
        </div>
      ) : null}
      <IconButton label={closeLabel} className="col-start-3 row-start-1" onClick={() => toast.dismiss(id)}>
        <svg aria-hidden viewBox="0 0 16 16" className="fill-none stroke-current stroke-[1.5]" strokeLinecap="round">
          <path d="m5 5 6 6m0-6-6 6" />
        </svg>
      </IconButton>
    </div>
  );
}
