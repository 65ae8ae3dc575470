import { useEffect, useRef, useState } from "react";
import { isFocusLost } from "@/components/page/focus-lost";
import { sayOffline } from "@/components/page/offline";
import { toast } from "@/components/ui/toast-store";
import { CallProblem, sayDenied } from "@/lib/api/client";

export interface Telling {
  /** The toast that a refusal stands in. */
  id?: string;
  /** Says a refusal beside what was done instead of in a toast. */
  tell?: (text: string) => void;
  /** What the screen says in its own words, where the shell would: that the network is gone, that a right is missing. */
  own?: readonly ("offline" | "denied")[];
}

/** What the reader is told of a refusal; nothing when the screen has said it otherwise. */
export type Refusal = (problem: CallProblem) => string | null;

/**
 * An action of the reader's, one at a time: a second press does nothing, a refusal is told in the reader's words, and a
 * focus that got lost on the way returns. `run` tells whether it succeeded; `about` is what it was given, while it runs.
 */
export function useAction<About extends string | number>(refusal: Refusal, telling?: Telling) {
  const [about, setAbout] = useState<About | true | null>(null);
  const underWay = useRef(false);
  const focused = useRef<Element | null>(null);
  const busy = about !== null;

  useEffect(() => {
    const from = focused.current;
    if (busy) return from ? watchLeaving(from, () => (focused.current = null)) : undefined;
    focused.current = null;
    if (from instanceof HTMLElement && isFocusLost()) from.focus({ preventScroll: true });
  }, [busy]);

  const run = async (work: () => Promise<unknown>, what?: About): Promise<boolean> => {
    if (underWay.current) return false;
    underWay.current = true;
    focused.current = document.activeElement;
    setAbout(what ?? true);
    try {
      await work();
      return true;
    } catch (problem) {
      if (!(problem instanceof CallProblem)) throw problem;
      tellRefusal(problem, refusal, telling);
      return false;
    } finally {
      underWay.current = false;
      setAbout(null);
    }
  };
  return { busy, about, run };
}

/** Tells when the reader leaves an element of their own accord; what goes, or is shut, loses the focus otherwise. */
function watchLeaving(element: Element, onLeave: () => void): () => void {
  // A browser may tell of the loss before the element has gone.
  const look = () =>
    queueMicrotask(() => {
      if (element.isConnected && !element.matches(":disabled, [hidden], [hidden] *")) onLeave();
    });
  element.addEventListener("blur", look);
  return () => element.removeEventListener("blur", look);
}

/** Tells a refusal: the shell says what is no matter of the action alone, the action says the rest. */
export function tellRefusal(problem: CallProblem, refusal: Refusal, { id, tell, own }: Telling = {}): void {
  const isOwn = own?.some((code) => code === problem.code);
  problem.claim();
  if (problem.status === 0 && !isOwn) return sayOffline();
  if (problem.code === "denied" && !isOwn && sayDenied()) return;
  const text = refusal(problem);
  if (!text) return;
  if (tell) tell(text);
  else toast.error(text, { id });
}

/** The name by which a refusal is told: that of its code, else `other`. */
export const wordOf = <Word extends string, Other extends string>(
  words: Readonly<Record<string, Word>>,
  { code }: CallProblem,
  other: Other,
): Word | Other => (Object.hasOwn(words, code) ? words[code] : null) ?? other;
