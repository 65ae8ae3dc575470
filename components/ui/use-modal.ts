import { useEffect, type RefObject } from "react";
import { openModals } from "./open-modals";

const wanted = "[data-autofocus]";
const fields = "input:not([type=hidden]):not(:disabled), select:not(:disabled), textarea:not(:disabled)";
const focusable = `${fields}, button:not(:disabled), a[href]`;

type Box = RefObject<HTMLElement | null>;

/** What takes the focus in a dialog: what asks for it, else the first control of the body. */
const firstOf = (dialog: HTMLElement, body: Box): HTMLElement | null =>
  dialog.querySelector<HTMLElement>(wanted) ?? body.current?.querySelector<HTMLElement>(focusable) ?? null;

/** A finger opened the dialog some time ago: a keyboard that rises by itself now would cover what is read. */
const risesKeyboard = (control: HTMLElement): boolean =>
  control.matches(fields) && matchMedia("(pointer: coarse)").matches;

/** What comes late, or in place of what had the focus, takes it; not where the reader has taken it elsewhere. */
function watchFocus(dialog: HTMLElement, body: Box): () => void {
  let waiting = document.activeElement === dialog;
  const observer = new MutationObserver(() => {
    const at = document.activeElement;
    waiting &&= at === dialog;
    const first = waiting || at === null || at === document.body ? firstOf(dialog, body) : null;
    if (!first) return;
    waiting = false;
    if (!risesKeyboard(first)) first.focus();
  });
  observer.observe(dialog, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** Opens natively (top layer, focus kept inside), then gives the focus back to where it was. */
export function useModal(ref: RefObject<HTMLDialogElement | null>, body: Box, open: boolean): void {
  useEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    const before = document.activeElement;
    const close = openModals.show(dialog);
    (firstOf(dialog, body) ?? dialog).focus();
    const unwatch = watchFocus(dialog, body);
    return () => {
      unwatch();
      close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [ref, body, open]);
}
