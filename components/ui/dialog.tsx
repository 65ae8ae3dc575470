"use client";

import { useId, useRef, type MouseEvent, type ReactNode, type SyntheticEvent } from "react";
import { IconButton } from "./button";
import { cn } from "./cn";
import { useModal } from "./use-modal";

type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  placement?: "centre" | "end" | "bottom";
  size?: "sm" | "md" | "lg";
  footer?: ReactNode;
  className?: string;
  children: ReactNode;
};

const widths = { sm: "sm:w-100", md: "sm:w-140", lg: "sm:w-220" };
const places = {
  centre: "m-auto max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] max-w-[calc(100vw-2rem)] rounded-md",
  end: "ms-auto me-0 my-0 h-dvh max-h-dvh w-full max-w-full rounded-none border-y-0 border-e-0",
  bottom: "mx-auto mt-auto mb-0 max-h-[85dvh] w-full max-w-full rounded-b-none rounded-t-xl border-b-0",
};

export function Dialog({
  open,
  onClose,
  title,
  closeLabel,
  placement = "centre",
  size = "md",
  footer,
  className,
  children,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useModal(ref, body, open);

  // A browser may refuse to have a second Escape prevented: `close` then says so.
  const ask = (event: SyntheticEvent) => {
    if (event.target !== ref.current) return;
    event.preventDefault();
    if (open) onClose();
  };
  // Prevented, or the press would put the focus on the dialog after it was given back.
  const askOutside = (event: MouseEvent) => {
    if (event.target !== ref.current) return;
    event.preventDefault();
    onClose();
  };

  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      tabIndex={-1}
      onCancel={ask}
      onClose={ask}
      onMouseDown={askOutside}
      className={cn(
        "overflow-hidden border border-line bg-paper p-0 text-start text-ink shadow-float outline-none backdrop:bg-veil open:grid open:grid-rows-[auto_minmax(0,1fr)_auto]",
        places[placement],
        widths[size],
        className,
      )}
    >
      {open ? (
        <>
          <header className="flex min-h-12 items-center gap-3 border-b border-line ps-5 pe-2">
            <h2 id={titleId} className="min-w-0 flex-1 text-sub font-semibold">
              {title}
            </h2>
            <IconButton label={closeLabel} onClick={onClose}>
              <svg
                aria-hidden
                viewBox="0 0 16 16"
                className="fill-none stroke-current stroke-[1.6]"
                strokeLinecap="round"
              >
                <path d="m4 4 8 8m0-8-8 8" />
              </svg>
            </IconButton>
          </header>
          <div ref={body} className="overflow-y-auto overscroll-contain px-5 py-4">
            {children}
          </div>
          {footer ? (
            <footer className="flex flex-wrap justify-end gap-2 border-t border-line px-5 py-3">{footer}</footer>
          ) : null}
        </>
      ) : null}
    </dialog>
  );
}
