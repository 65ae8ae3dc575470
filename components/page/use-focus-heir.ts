import { useLayoutEffect, type RefObject } from "react";
import { isFocusLost } from "./focus-lost";

/** When the element goes with the focus in it, the focus goes to the element of this id instead of being lost. */
export function useFocusHeir(element: RefObject<HTMLElement | null>, heirId: string): void {
  useLayoutEffect(() => {
    const going = element.current;
    return () => {
      if (isFocusLost() || going?.contains(document.activeElement)) document.getElementById(heirId)?.focus();
    };
  }, [element, heirId]);
}
