import { useRef, useState, type FormEvent } from "react";

/** Remembers the form of a dialog in which something was typed: closing asks first, once per try. */
export function useUnsaved(isGuarded: boolean, close: () => void) {
  const typed = useRef<HTMLFormElement | null>(null);
  const [asked, setAsked] = useState<HTMLFormElement | null>(null);
  return {
    onInput: ({ target }: FormEvent) =>
      void (typed.current = target instanceof Element ? target.closest("form") : null),
    // A form that was sent or left is no longer there.
    isAsking: asked?.isConnected === true,
    /** Closes, or asks whether what was typed may be lost; asked again, it goes on. Tells whether the dialog stays. */
    tryToClose: (): boolean => {
      const form = typed.current?.isConnected && isGuarded ? typed.current : null;
      if (form) setAsked(asked?.isConnected ? null : form);
      else close();
      return form !== null;
    },
    stay: () => setAsked(null),
    leave: () => {
      typed.current = null;
      setAsked(null);
      close();
    },
  };
}
