import { useLocale } from "next-intl";
import { useEffect, useState } from "react";
import { useCombobox } from "@/components/page/use-combobox";
import { call } from "@/lib/api/client";
import { shortestCompletion } from "@/lib/domains/vehicles/completion/rules";
import type { Suggestion } from "@/lib/domains/vehicles/completion/schema";

const idleMs = 300;
const longest = 45;
const none: Suggestion[] = [];

/** With a language as its first part this call answers codes and VINs, as the completion of VINs does. */
const completion = "/completion/code/{of}/{text}" as "/completion/vin/{text}";

interface Wanted {
  /** What is being typed; empty where nothing may be suggested. */
  text: string;
  onTake: (value: string) => void;
  /** Whether a suggestion may be taken here. */
  suits?: (value: string) => boolean;
}

/** What a text that is being typed may become, a fault code or a VIN, and the list that it is chosen from. */
export function useSuggestions({ text, onTake, suits = () => true }: Wanted) {
  const lang = useLocale();
  const opened = useState(false);
  const [isOpen] = opened;
  const [answered, setAnswered] = useState<{ to: string; found: Suggestion[] }>({ to: "", found: none });
  const typed = text.trim().slice(0, longest);
  const isAsked = isOpen && typed.length >= shortestCompletion;
  useEffect(() => {
    if (!isAsked) return;
    const stop = new AbortController();
    const params: { text: string } & Record<"of", string> = { of: lang, text: typed };
    const timer = setTimeout(() => {
      call("get", completion, { params, signal: stop.signal }).then(
        (found) => setAnswered({ to: typed, found }),
        () => undefined,
      );
    }, idleMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [isAsked, lang, typed]);
  const options =
    isAsked && answered.to === typed
      ? answered.found.filter(({ value }) => value !== typed.toUpperCase() && suits(value))
      : none;
  const box = useCombobox({
    ...{ count: options.length, opened },
    onChoose: (index) => {
      const chosen = options[index];
      box.close();
      if (chosen) onTake(chosen.value);
    },
  });
  return { box, options };
}
