import { Search } from "lucide-react";
import { useTranslations } from "next-intl";
import { useDeferredValue, useEffect, useRef, useState, type FormEvent } from "react";
import { useCombobox } from "@/components/page/use-combobox";
import { InputBox } from "@/components/ui/input";
import { Kbd } from "@/components/ui/kbd";
import { recogniseAll } from "@/lib/shared/recognise";
import type { SuggestionOption } from "@/components/catalogue/search/suggestion-options";
import { isTyping } from "@/components/page/is-typing";
import { onDemand } from "@/components/page/on-demand";
import { SearchOptions, type SearchOption } from "./search-options";
import { describeRecognition, placesOf, type Allowed } from "@/components/page/search-places";
import { useGo } from "@/components/page/use-go";

const PartSuggestions = onDemand(() => import("./part-suggestions").then((module) => module.default), { quiet: true });
const noSuggestions = { text: "", options: [] as readonly SuggestionOption[] };

interface Props extends Allowed {
  plateCountry: "FR" | "CH";
}

const mostPlaces = 8;
const shortest = 2;

/** One field for everything: says what it recognised before Enter, then goes there. */
export function SearchField({ plateCountry, ...allowed }: Props) {
  const t = useTranslations("shell.search");
  const { go } = useGo();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const typed = useDeferredValue(text);
  const places = placesOf(recogniseAll(typed, { plateCountry }), allowed).slice(0, mostPlaces);
  const [suggested, setSuggested] = useState(noSuggestions);
  const options: SearchOption[] = [
    ...places.map(({ found, href }) => ({ href, label: describeRecognition(found, t) })),
    ...(suggested.text === typed ? suggested.options : [])
      .filter(({ href }) => places.every((place) => place.href !== href))
      .map(({ group, href, text: label, detail }) => ({ group, href, label, detail })),
  ];
  useEffect(() => {
    const focus = (event: globalThis.KeyboardEvent) => {
      if (event.key !== "/" || isTyping(event) || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener("keydown", focus);
    return () => document.removeEventListener("keydown", focus);
  }, []);
  const leave = (href: string) => go(href, () => setText((now) => (now === text ? "" : now)));
  const box = useCombobox({
    ...{ count: options.length, start: 0, pointerOnly: text !== typed },
    onChoose: (index) => options[index] && leave(options[index].href),
    onKey: ({ key }) => key === "Escape" && setText(""),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [first] = placesOf(recogniseAll(text, { plateCountry }), allowed);
    if (first) leave(first.href);
  };
  return (
    <form
      {...box.frame}
      role="search"
      aria-label={t("label")}
      onSubmit={submit}
      className="relative min-w-0 max-w-160 flex-1"
    >
      <InputBox
        {...box.field}
        ref={field}
        type="search"
        name="q"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={5000}
        aria-label={t("label")}
        placeholder={t("placeholder")}
        value={text}
        onFocus={box.open}
        onClick={() => {
          if (!box.isOpen) box.open();
        }}
        onChange={(event) => {
          setText(event.target.value);
          box.open();
        }}
        lead={<Search aria-hidden strokeWidth={2} />}
        trail={<Kbd className="max-md:hidden">{t("shortcut")}</Kbd>}
      />
      <SearchOptions box={box} options={options} />
      {allowed.mayBrowse && typed.trim().length >= shortest ? (
        <PartSuggestions text={typed} onFound={setSuggested} />
      ) : null}
    </form>
  );
}
