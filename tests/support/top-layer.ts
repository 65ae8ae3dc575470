/** What jsdom lacks of dialogs and popovers (and of media, none of which matches): opening, closing, their events, Escape and the popovertarget button. */
export function installTopLayer(): void {
  window.matchMedia ??= (media) => Object.assign(new EventTarget(), noMedia, { media });
  Object.assign(HTMLDialogElement.prototype, { showModal, close: closeDialog });
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      switchPopover(this, true);
    },
    hidePopover(this: HTMLElement) {
      switchPopover(this, false);
    },
  });
  document.addEventListener("click", pressTarget);
  document.addEventListener("keydown", pressEscape);
}

const noMedia = { matches: false, onchange: null, addListener: () => undefined, removeListener: () => undefined };

export function isShown(popover: HTMLElement): boolean {
  return popover.dataset.shown === "true";
}

function showModal(this: HTMLDialogElement): void {
  if (this.open) throw new DOMException("The dialog is open already.", "InvalidStateError");
  this.setAttribute("open", "");
}

function closeDialog(this: HTMLDialogElement): void {
  if (!this.open) return;
  this.removeAttribute("open");
  queueMicrotask(() => this.dispatchEvent(new Event("close")));
}

function switchPopover(popover: HTMLElement, open: boolean): void {
  if (isShown(popover) === open) return;
  const states = { oldState: open ? "closed" : "open", newState: open ? "open" : "closed" };
  popover.dispatchEvent(Object.assign(new Event("beforetoggle"), states));
  popover.dataset.shown = String(open);
  popover.dispatchEvent(Object.assign(new Event("toggle"), states));
}

function pressTarget(event: Event): void {
  const button = event.target instanceof Element ? event.target.closest("[popovertarget]") : null;
  const popover = button && document.getElementById(button.getAttribute("popovertarget") ?? "");
  if (popover) switchPopover(popover, !isShown(popover));
}

function pressEscape(event: KeyboardEvent): void {
  if (event.key !== "Escape" || event.defaultPrevented) return;
  const dialog = Array.from(document.querySelectorAll<HTMLDialogElement>("dialog[open]")).at(-1);
  if (dialog?.dispatchEvent(new Event("cancel", { cancelable: true }))) dialog.close();
}
