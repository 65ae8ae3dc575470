/** What was typed since the palette was asked for; null while nobody waits for it. */
let typed: string | null = null;
let giveUp: (() => void) | null = null;

function hear(event: KeyboardEvent): void {
  if (typed === null || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  if (event.key === "Escape") {
    takeTyped();
    giveUp?.();
  } else if (event.key === "Backspace") typed = typed.slice(0, -1);
  else if ([...event.key].length === 1) typed += event.key;
  else if (event.key !== "Enter") return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Keeps the keys from the page until the palette is there to take them; Escape says that it is wanted no more. */
export function collectTyped(onEscape: () => void): void {
  giveUp = onEscape;
  typed ??= "";
  window.addEventListener("keydown", hear, true);
}

export const typedSoFar = (): string => typed ?? "";

/** Gives the keys back to the page. */
export function takeTyped(): string {
  const taken = typedSoFar();
  typed = null;
  window.removeEventListener("keydown", hear, true);
  return taken;
}
