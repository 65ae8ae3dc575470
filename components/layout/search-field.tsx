import { Search } from "lucide-react";
import { useTranslations } from "next-intl";
import { useDeferredValue, useEffect, useId, useRef, useState, type FormEvent, type KeyboardEvent } from "react";
import { InputBox } from "@/components/ui/input";
import { Kbd } from "@/components/ui/kbd";
import { recogniseAll } from "@/lib/shared/recognise";
import { SearchOptions } from "./search-options";
import { placesOf, type Allowed } from "./search-places";
import { useGo } from "./use-go";

interface Props extends Allowed {
  plateCountry: "FR" | "CH";
}

const mostPlaces = 8;
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** One field for everything: says what it recognised before Enter, then goes there. */
export function SearchField({ plateCountry, ...allowed }: Props) {
  const t = useTranslations("shell.search");
  const { go } = useGo();
  const field = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const [text, setText] = useState("");
  const typed = useDeferredValue(text);
  const [at, setAt] = useState(0);
  const places = placesOf(recogniseAll(typed, { plateCountry }), allowed).slice(0, mostPlaces);
  useEffect(() => {
    const focus = (event: globalThis.KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "k") return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener("keydown", focus);
    return () => document.removeEventListener("keydown", focus);
  }, []);
  const leave = (href: string) => go(href, () => setText((now) => (now === text ? "" : now)));
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = steps[event.key];
    if (event.key === "Escape") setText("");
    if (!step || places.length === 0) return;
    event.preventDefault();
    setAt((now) => Math.min(Math.max(now + step, 0), places.length - 1));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const href = placesOf(recogniseAll(text, { plateCountry }), allowed)[text === typed ? at : 0]?.href;
    if (href) leave(href);
  };
  return (
    <form role="search" aria-label={t("label")} onSubmit={submit} className="relative min-w-0 max-w-160 flex-1">
      <InputBox
        ref={field}
        type="search"
        name="q"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={5000}
        aria-label={t("label")}
        role="combobox"
        aria-expanded={places.length > 0}
        aria-controls={hintId}
        aria-activedescendant={places.length > 0 ? `${hintId}-${at}` : undefined}
        placeholder={t("placeholder")}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
        lead={<Search aria-hidden strokeWidth={2} />}
        trail={<Kbd className="max-md:hidden">{t("shortcut")}</Kbd>}
      />
      <SearchOptions id={hintId} places={places} at={at} onChoose={leave} />
    </form>
  );
}
