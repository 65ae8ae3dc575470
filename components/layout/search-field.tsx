import { Search } from "lucide-react";
import { useTranslations } from "next-intl";
import { useDeferredValue, useEffect, useId, useRef, useState, type FormEvent } from "react";
import { InputBox } from "@/components/ui/input";
import { Kbd } from "@/components/ui/kbd";
import { recognise } from "@/lib/shared/recognise";
import { describeRecognition, placeOf, type Allowed } from "./search-places";
import { useGo } from "./use-go";

interface Props extends Allowed {
  plateCountry: "FR" | "CH";
}

/** One field for everything: says what it recognised before Enter, then goes there. */
export function SearchField({ plateCountry, ...allowed }: Props) {
  const t = useTranslations("shell.search");
  const { go } = useGo();
  const field = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const [text, setText] = useState("");
  const typed = useDeferredValue(text);
  const found = recognise(typed, { plateCountry })
    .map((one) => ({ one, href: placeOf(one, allowed) }))
    .filter(({ href }) => href !== null);
  const best = found[0];
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "k") return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener("keydown", focus);
    return () => document.removeEventListener("keydown", focus);
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const href = recognise(text, { plateCountry })
      .map((one) => placeOf(one, allowed))
      .find(Boolean);
    if (!href) return;
    go(href, () => setText((now) => (now === text ? "" : now)));
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
        aria-describedby={hintId}
        placeholder={t("placeholder")}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => event.key === "Escape" && setText("")}
        lead={<Search aria-hidden strokeWidth={2} />}
        trail={<Kbd className="max-md:hidden">{t("shortcut")}</Kbd>}
      />
      <p id={hintId} aria-live="polite" className={best && typed ? "search-hint num" : "sr-only"}>
        {best && typed ? t("recognised", { what: describeRecognition(best.one, t) }) : ""}
      </p>
    </form>
  );
}
