import { useTranslations } from "next-intl";
import { useState } from "react";
import { Monitor } from "@/components/drawings/icons";
import type { Draft } from "@/components/page/use-draft";
import { Button } from "@/components/ui/button";
import { Chip } from "@/components/ui/chip";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { TileDraft } from "@/lib/domains/portal/editor/draft";
import { readId } from "@/lib/shared/address";

const mostScreens = 500;

/** The remote screens that show a tile, by the number that each bears. */
export function ScreensFields({ draft }: { draft: Draft<TileDraft> }) {
  const t = useTranslations("editors.screens");
  const { screens } = draft.values;
  const [text, setText] = useState("");
  const [fault, setFault] = useState<"number" | "there" | "most" | null>(null);
  const add = () => {
    const number = readId(text.trim());
    if (number === null) return setFault("number");
    if (screens.includes(number)) return setFault("there");
    if (screens.length >= mostScreens) return setFault("most");
    draft.set({ screens: [...screens, number] });
    setText("");
  };
  return (
    <>
      <p role="status" className="flex items-center gap-2">
        <Monitor className="size-4 text-ink-3" />
        {t("count", { count: screens.length })}
      </p>
      <Field label={t("number")} hint={t("hint")} error={fault ? t(`fault.${fault}`) : null} className="max-w-80">
        {(control) => (
          <div className="flex gap-2">
            <Input
              {...control}
              name="screens"
              inputMode="numeric"
              autoComplete="off"
              maxLength={10}
              value={text}
              onChange={({ target }) => {
                setFault(null);
                setText(target.value);
              }}
              onKeyDown={(event) => {
                if (event.key !== "Enter") return;
                event.preventDefault();
                add();
              }}
            />
            <Button onClick={add}>{t("add")}</Button>
          </div>
        )}
      </Field>
      <ul aria-label={t("title")} className="flex flex-wrap gap-1.5 empty:hidden">
        {screens.map((number) => (
          <li key={number}>
            <Chip
              pressed
              removable
              aria-label={t("remove", { number })}
              onClick={() => draft.set({ screens: screens.filter((one) => one !== number) })}
            >
              {t("screen", { number })}
            </Chip>
          </li>
        ))}
      </ul>
    </>
  );
}
