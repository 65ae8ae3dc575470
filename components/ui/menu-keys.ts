/** The enabled items of an open menu, in order. */
export function menuItems(menu: HTMLElement): HTMLElement[] {
  return Array.from(menu.querySelectorAll<HTMLElement>('[role="menuitem"]:not([aria-disabled="true"])'));
}

/** The item that a key leads to: arrows go round, Home and End, a letter finds the next item that begins with it. */
export function itemForKey(
  items: readonly HTMLElement[],
  current: Element | null,
  key: string,
): HTMLElement | undefined {
  const at = items.findIndex((item) => item === current);
  const count = items.length;
  if (key === "ArrowDown") return items[(at + 1) % count];
  if (key === "ArrowUp") return items[(Math.max(at, 0) - 1 + count) % count];
  if (key === "Home") return items[0];
  if (key === "End") return items[count - 1];
  if (key.length !== 1 || key === " ") return undefined;
  const letter = key.toLocaleLowerCase();
  const after = [...items.slice(at + 1), ...items.slice(0, at + 1)];
  return after.find((item) => item.textContent.trim().toLocaleLowerCase().startsWith(letter));
}
