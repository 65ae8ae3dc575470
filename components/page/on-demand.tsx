import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from "react";
import { sayOffline, signOfLife } from "./offline";

interface Waiting {
  /** Shown while the code travels. */
  fallback?: ReactNode;
  /** The code did not come, for want of an answer: what was opened for it closes. */
  onMissing?: () => void;
}

interface Options {
  /** For what nobody asked for: without its code the page goes on and says nothing. */
  quiet?: boolean;
}

/**
 * A part of a page whose code comes when it is first shown. Without an answer the page stays and says so, and the next
 * showing asks again; a server that answers but has not got the code breaks the page, as failures do.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { quiet = false }: Options = {},
): ComponentType<Props & Waiting> {
  let known: ComponentType<Props> | null = null;
  return function OnDemand({ fallback, onMissing, ...props }: Props & Waiting) {
    const [Part, setPart] = useState(() => known);
    const [failure, setFailure] = useState<{ error: unknown } | null>(null);
    const giveUp = useEffectEvent((error: unknown) => {
      if (quiet) return;
      signOfLife().then(
        () => setFailure({ error }),
        () => {
          sayOffline();
          onMissing?.();
        },
      );
    });
    useEffect(() => {
      if (Part) return;
      let over = false;
      load().then(
        (loaded) => {
          known = loaded;
          if (!over) setPart(() => loaded);
        },
        (error: unknown) => {
          if (!over) giveUp(error);
        },
      );
      return () => {
        over = true;
      };
    }, [Part]);
    if (failure) throw failure.error;
    return Part ? <Part {...(props as unknown as Props)} /> : fallback;
  };
}
