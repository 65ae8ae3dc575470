import { useLocale } from "next-intl";
import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from "react";
import { textsAt } from "./load-texts";
import { MessagesProvider } from "./messages-provider";
import { sayOffline, signOfLife } from "./offline";

interface Waiting {
  /** Shown while the code travels. */
  fallback?: ReactNode;
  /** Where the texts of the part lie that the page did not bring. */
  texts?: string;
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
  return function OnDemand({ fallback, texts, onMissing, ...props }: Props & Waiting) {
    const locale = useLocale();
    const [Part, setPart] = useState(() => (texts === undefined ? known : null));
    const [words, setWords] = useState<string>();
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
      Promise.all([load(), texts === undefined ? undefined : textsAt(texts)]).then(
        ([loaded, read]) => {
          known = loaded;
          if (over) return;
          setWords(read);
          setPart(() => loaded);
        },
        (error: unknown) => {
          if (!over) giveUp(error);
        },
      );
      return () => {
        over = true;
      };
    }, [Part, texts]);
    if (failure) throw failure.error;
    if (!Part) return fallback;
    const part = <Part {...(props as unknown as Props)} />;
    if (words === undefined) return part;
    return (
      <MessagesProvider locale={locale} texts={words}>
        {part}
      </MessagesProvider>
    );
  };
}
