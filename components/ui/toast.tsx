"use client";

import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { Button } from "./button";
import { cn } from "./cn";
import { openModals } from "./open-modals";
import { toast, toastStore, type SeenEntry, type ToastEntry } from "./toast-store";

export { toast } from "./toast-store";

type Cards = typeof import("./toast-cards");
let known: Cards | null = null;

/** How notices look and where they lie comes with the first; where a network may go it is fetched before. */
export const loadToasts = (): Promise<Cards> => import("./toast-cards").then((cards) => (known = cards));

const saidMs = 6000;

/** Words that readers hear and nobody sees need no card. */
function SaidToast({ entry: { id, text, version } }: { entry: ToastEntry }) {
  useEffect(() => {
    const timer = setTimeout(() => toast.dismiss(id), saidMs);
    return () => clearTimeout(timer);
  }, [id, version]);
  return <p className="sr-only">{text}</p>;
}

const isSeen = (entry: ToastEntry): entry is SeenEntry => entry.kind !== "said";

/** Null until they have come, "missing" where they could not. */
function useCards(entries: readonly ToastEntry[]): Cards | "missing" | null {
  const [cards, setCards] = useState<Cards | "missing" | null>(known);
  useEffect(() => {
    if (entries.some(isSeen)) loadToasts().then(setCards, () => setCards("missing"));
  }, [entries]);
  return cards;
}

/** What is said and asked without the code of its card. */
function PlainToast({ entry, closeLabel }: { entry: SeenEntry; closeLabel: string }) {
  const { id, text, action, otherAction } = entry;
  const close = { label: closeLabel, onClick: () => undefined };
  return (
    <div
      data-toast
      className="pointer-events-auto flex flex-wrap items-center gap-1 rounded-md border border-line bg-paper px-2.5 py-1 shadow-float"
    >
      <p className="min-w-0 flex-1 basis-40 wrap-anywhere">{text}</p>
      {[otherAction, action, close].map((one) =>
        one ? (
          <Button
            key={one.label}
            size="sm"
            variant="ghost"
            onClick={() => {
              toast.dismiss(id);
              one.onClick();
            }}
          >
            {one.label}
          </Button>
        ) : null,
      )}
    </div>
  );
}

type ToasterProps = { label: string; closeLabel: string };

/** Where toasts appear, once, in the shell, and never over what is pressed. Both live regions stand from the start, or readers would miss the first words. */
export function Toaster({ label, closeLabel }: ToasterProps) {
  const entries = useSyncExternalStore(toastStore.subscribe, toastStore.get, toastStore.getOnServer);
  const urgent = entries.filter((entry) => entry.kind === "error" || entry.kind === "warning");
  const calm = entries.filter((entry) => !urgent.includes(entry));
  const ref = useRef<HTMLElement>(null);
  // What an open dialog makes inert would be neither seen nor heard.
  const dialog = useSyncExternalStore(openModals.subscribe, openModals.last, openModals.lastOnServer);
  const parts = useCards(entries);
  const before = useRef<HTMLElement | null>(null);
  // Whoever closes a notice by keyboard goes on where they were.
  const giveBack = useCallback(() => {
    const target = before.current?.isConnected ? before.current : document.querySelector<HTMLElement>("main");
    target?.focus();
  }, []);
  const cards = (list: typeof entries) =>
    list.map((entry) =>
      !isSeen(entry) ? (
        <SaidToast key={entry.id} entry={entry} />
      ) : parts === null ? null : parts === "missing" ? (
        <PlainToast key={entry.id} entry={entry} closeLabel={closeLabel} />
      ) : (
        <parts.ToastCard key={entry.id} entry={entry} closeLabel={closeLabel} onGone={giveBack} />
      ),
    );
  const region = (
    <section
      ref={ref}
      aria-label={label}
      data-notices
      onFocus={({ currentTarget, relatedTarget }) => {
        if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
          before.current = relatedTarget;
      }}
      className={cn(
        "no-print pointer-events-none fixed z-50 flex w-88 max-w-[calc(100vw-1rem)] flex-col-reverse gap-2",
        parts === "missing" && "end-4 bottom-4",
      )}
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
  return (
    <>
      {dialog ? createPortal(region, dialog) : region}
      {/* Behind the region: what lays it out must find it where it is now. */}
      {parts && parts !== "missing" ? <parts.ToastPlace of={ref} shown={entries} inside={dialog} /> : null}
    </>
  );
}
