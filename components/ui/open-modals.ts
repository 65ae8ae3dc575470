let open: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function publish(next: readonly HTMLDialogElement[]) {
  open = next;
  for (const listener of listeners) listener();
}

/** The modal dialogs in the order in which they opened; everything outside the last one is inert. */
export const openModals = {
  /** Opens natively (top layer, focus kept inside). Returns what closes it. */
  show(dialog: HTMLDialogElement): () => void {
    const page = document.documentElement;
    // Only a page that had a scrollbar keeps its place beside a dialog (app/globals.css).
    if (open.length === 0) page.toggleAttribute("data-scrolls", window.innerWidth > page.clientWidth);
    dialog.showModal();
    publish([...open, dialog]);
    return () => {
      if (dialog.open) dialog.close();
      publish(open.filter((other) => other !== dialog));
    };
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  last: (): HTMLDialogElement | null => open.at(-1) ?? null,
  lastOnServer: () => null,
};
