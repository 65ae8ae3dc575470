"use client";

import { useCallback, useRef, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { openModals } from "./open-modals";
import { ToastCard } from "./toast-card";
import { toastStore } from "./toast-store";
import { useFreePlace } from "./use-free-place";

export { toast } from "./toast-store";

type ToasterProps = { label: string; closeLabel: string };

/** Where toasts appear, once, in the shell, and never over what is pressed. Both live regions stand from the start, or readers would miss the first words. */
export function Toaster({ label, closeLabel }: ToasterProps) {
  const entries = useSyncExternalStore(toastStore.subscribe, toastStore.get, toastStore.getOnServer);
  const urgent = entries.filter((entry) => entry.kind === "error" || entry.kind === "warning");
  const calm = entries.filter((entry) => !urgent.includes(entry));
  const ref = useRef<HTMLElement>(null);
  // What an open dialog makes inert would be neither seen nor heard.
  const dialog = useSyncExternalStore(openModals.subscribe, openModals.last, openModals.lastOnServer);
  useFreePlace(ref, entries, dialog);
  const before = useRef<HTMLElement | null>(null);
  // Whoever closes a notice by keyboard goes on where they were.
  const giveBack = useCallback(() => {
    const target = before.current?.isConnected ? before.current : document.querySelector<HTMLElement>("main");
    target?.focus();
  }, []);
  const cards = (list: typeof entries) =>
    list.map((entry) => <ToastCard key={entry.id} entry={entry} closeLabel={closeLabel} onGone={giveBack} />);
  const region = (
    <section
      ref={ref}
      aria-label={label}
      data-notices
      onFocus={({ currentTarget, relatedTarget }) => {
        if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
          before.current = relatedTarget;
      }}
      className="no-print pointer-events-none fixed z-50 flex w-88 max-w-[calc(100vw-1rem)] flex-col-reverse gap-2"
    >
      <div role="alert" aria-atomic="false" className="flex flex-col-reverse gap-2 empty:-mt-2">
        {cards(urgent)}
      </div>
      {/* A phone shows the two newest: more would cover what the reader came for. */}
      <div
        role="status"
        aria-atomic="false"
        className="flex flex-col-reverse gap-2 empty:-mb-2 max-md:[&>[data-toast]:nth-last-child(n+3)]:hidden"
      >
        {cards(calm)}
      </div>
    </section>
  );
  return dialog ? createPortal(region, dialog) : region;
}
