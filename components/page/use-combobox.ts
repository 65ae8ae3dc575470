import { useId, useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from "react";
import { actOfKey, type ListBelow } from "./combobox-keys";

interface Wanted extends Omit<ListBelow, "shown" | "at" | "start"> {
  onChoose: (index: number) => void;
  /** The option that is active before any key; −1, where Enter then belongs to the typed text. */
  start?: -1 | 0;
  /** What the options belong to: with another, the list is at its start again. */
  of?: unknown;
  /** The state of being open, where options are asked for only while it is. */
  opened?: readonly [boolean, (open: boolean) => void];
  /** The field's own keys: those for which the list has no use. */
  onKey?: (event: KeyboardEvent) => void;
}

export type Combobox = ReturnType<typeof useCombobox>;

const keepFocus = (event: MouseEvent) => event.preventDefault();

/**
 * A text field over a list from which keys and pointer choose while the focus stays in the field (WAI-ARIA 1.2).
 * What is not shown is neither active nor taken: closing the list forgets the active option.
 */
export function useCombobox(wanted: Wanted) {
  const { count, start = -1, of } = wanted;
  const id = useId();
  const own = useState(false);
  const [isOpen, setOpen] = wanted.opened ?? own;
  const [active, setActive] = useState<{ of: unknown; at: number }>({ of, at: start });
  const shown = (wanted.stands || isOpen) && count > 0;
  const at = shown ? Math.min(active.of === of ? active.at : start, count - 1) : -1;

  const turn = (next: boolean, to: number = start) => {
    setOpen(next);
    setActive({ of, at: to });
  };
  const close = () => turn(false);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const act = actOfKey(event.key, { ...wanted, start, shown, at });
    // A list that is still on its way must not open after Escape.
    if (event.key === "Escape") close();
    if (act === null) return wanted.onKey?.(event);
    event.preventDefault();
    if (act === "close") return event.stopPropagation();
    if (act === "take") return wanted.onChoose(at);
    turn(true, act);
  };
  return {
    ...{ at, shown, isOpen, close, open: () => turn(true) },
    /** Of the field, or of what holds it with its buttons: leaving it closes the list. */
    frame: {
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      },
    },
    field: {
      ...({ role: "combobox", autoComplete: "off", "aria-autocomplete": "list", "aria-controls": id } as const),
      "aria-expanded": shown,
      "aria-activedescendant": at >= 0 ? `${id}-${at}` : undefined,
      onKeyDown,
    },
    list: { id, role: "listbox", hidden: !shown, onMouseDown: keepFocus } as const,
    option: (index: number) => ({ id: `${id}-${index}`, active: index === at, onChoose: () => wanted.onChoose(index) }),
  };
}
