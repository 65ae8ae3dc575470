"use client";

import { useCallback, useRef, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { openModals } from "./open-modals";
import { ToastCard } from "./toast-card";
import { toastStore } from "./toast-store";

export { toast } from "./toast-store";

type ToasterProps = { label: string; closeLabel: string };

/** Where toasts appear, over the empty end of the menu, new ones on top so that none moves; once, in the shell. Both live regions stand from the start, or readers would miss the first words. */
export function Toaster({ label, closeLabel }: ToasterProps) {
  const entries = useSyncExternalStore(toastStore.subscribe, toastStore.get, toastStore.getOnServer);
  const urgent = entries.filter((entry) => entry.kind === "error" || entry.kind === "warning");
  const calm = entries.filter((entry) => !urgent.includes(entry));
  // What an open dialog makes inert would be neither seen nor heard.
  const dialog = useSyncExternalStore(openModals.subscribe, openModals.last, openModals.lastOnServer);
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
      aria-label={label}
      data-notices
      onFocus={({ currentTarget, relatedTarget }) => {
        if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
          before.current = relatedTarget;
      }}
      className="no-print pointer-events-none fixed inset-x-2 inset-y-2 z-50 flex flex-col-reverse gap-2 md:start-1 md:end-auto md:bottom-13 md:w-52 in-[body:has([data-bottom-bar])]:bottom-28!"
    >
      <div role="alert" aria-atomic="false" className="flex flex-col-reverse gap-2 empty:-mt-2">
        {cards(urgent)}
      </div>
      {/* A phone shows the two newest: more would cover what the reader came for. */}
      <div
        role="status"
        aria-atomic="false"
        className="flex grow flex-col-reverse gap-2 max-md:[&>:nth-last-child(n+3)]:hidden"
      >
        {cards(calm)}
      </div>
    </section>
  );
  return dialog ? createPortal(region, dialog) : region;
}
