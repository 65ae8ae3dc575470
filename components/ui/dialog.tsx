"use client";

import { useId, useRef, type MouseEvent, type ReactNode, type SyntheticEvent } from "react";
import { Button, IconButton } from "./button";
import { cn } from "./cn";
import { useModal } from "./use-modal";
import { useUnsaved } from "./use-unsaved";

/** How a dialog asks before what was typed in it is lost. */
export type UnsavedWords = { question: string; stay: string; leave: string };

type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  placement?: "centre" | "end" | "bottom";
  size?: "sm" | "md" | "lg";
  footer?: ReactNode;
  /** Escape, the cross and a click outside ask first when a form inside was typed in. */
  unsaved?: UnsavedWords;
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
  unsaved,
  className,
  children,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useModal(ref, body, open);
  const { onInput, isAsking, tryToClose, stay, leave } = useUnsaved(unsaved !== undefined, onClose);

  // A browser may refuse to have a second Escape prevented: `close` then says so.
  const ask = (event: SyntheticEvent) => {
    if (event.target !== ref.current) return;
    event.preventDefault();
    // Strict mode closes and opens it again before the event of its closing arrives.
    if (event.type === "close" && ref.current.open) return;
    if (open && tryToClose() && !ref.current.open) ref.current.showModal();
  };
  // Prevented, or the press would put the focus on the dialog after it was given back.
  const askOutside = (event: MouseEvent) => {
    if (event.target !== ref.current) return;
    event.preventDefault();
    tryToClose();
  };

  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      tabIndex={-1}
      onCancel={ask}
      onClose={ask}
      onMouseDown={askOutside}
      // A form in a dialog is not the form around its button.
      onSubmit={(event) => event.stopPropagation()}
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
            <IconButton label={closeLabel} onClick={tryToClose}>
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
          <div ref={body} onInput={onInput} className="overflow-y-auto overscroll-contain px-5 py-4">
            {children}
          </div>
          {unsaved && isAsking ? (
            <footer
              role="alert"
              className="flex flex-wrap items-center justify-end gap-2 border-t border-line bg-unknown-soft px-5 py-3"
            >
              <p className="me-auto text-unknown">{unsaved.question}</p>
              <div className="flex flex-wrap gap-2">
                <Button onClick={leave}>{unsaved.leave}</Button>
                <Button variant="primary" autoFocus onClick={stay}>
                  {unsaved.stay}
                </Button>
              </div>
            </footer>
          ) : footer ? (
            <footer className="flex flex-wrap justify-end gap-2 border-t border-line px-5 py-3">{footer}</footer>
          ) : null}
        </>
      ) : null}
    </dialog>
  );
}
