import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { Monitor } from "@/components/drawings/icons";
import type { Draft } from "@/components/page/use-draft";
import { Button } from "@/components/ui/button";
import { Chip } from "@/components/ui/chip";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { TileDraft } from "@/lib/domains/portal/editor/draft";
import { readId } from "@/lib/shared/address";
import { useScreenNames } from "./use-screen-names";

const mostScreens = 500;

/** The remote screens that show a tile, by the number that each bears, and how many of them are connected. */
export function ScreensFields({ draft, isOpen }: { draft: Draft<TileDraft>; isOpen: boolean }) {
  const t = useTranslations("editors.screens");
  const { screens } = draft.values;
  const { known, live } = useScreenNames(isOpen);
  const listId = useId();
  const nameOf = (number: number): string => {
    const name = known.find(({ id }) => id === number)?.name;
    return name === undefined ? t("screen", { number }) : t("named", { name, number });
  };
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
        {t("count", { count: screens.length, live: screens.filter((one) => live.has(one)).length })}
      </p>
      <Field label={t("number")} hint={t("hint")} error={fault ? t(`fault.${fault}`) : null} className="max-w-80">
        {(control) => (
          <div className="flex gap-2">
            <Input
              {...control}
              name="screens"
              inputMode="numeric"
              list={listId}
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
      <datalist id={listId}>
        {known.map(({ id, name, company }) => (
          <option key={id} value={id}>
            {`${name} (${company})`}
          </option>
        ))}
      </datalist>
      <ul aria-label={t("title")} className="flex flex-wrap gap-1.5 empty:hidden">
        {screens.map((number) => (
          <li key={number}>
            <Chip
              pressed
              removable
              aria-label={t("remove", { name: nameOf(number) })}
              onClick={() => draft.set({ screens: screens.filter((one) => one !== number) })}
            >
              {live.has(number) ? <span data-live title={t("live")} className="size-2 rounded-full bg-fit" /> : null}
              {nameOf(number)}
            </Chip>
          </li>
        ))}
      </ul>
    </>
  );
}
