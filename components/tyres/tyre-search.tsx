"use client";

import { useTranslations } from "next-intl";
import { useState, type FormEvent } from "react";
import { useAnswers, type Ask } from "@/components/catalogue/search/use-answers";
import { OptionList } from "@/components/page/option-list";
import { useCombobox } from "@/components/page/use-combobox";
import { useGo } from "@/components/page/use-go";
import { Button } from "@/components/ui/button";
import { InputBox } from "@/components/ui/input";
import { ListOption } from "@/components/ui/list-option";
import { call } from "@/lib/api/client";
import { tyreListHref } from "@/lib/domains/tyres/filters/address";
import type { Suggestion } from "@/lib/domains/vehicles/completion/schema";

const ask: Ask<Suggestion[]> = (text, _, signal) =>
  call("get", "/completion/tires/{text}", { params: { text }, signal });

/** Where tyres are searched, the list standing at `path`: by a size in any spelling, an EAN, brand and profile. */
export function TyreSearch({ path, initial }: { path: string; initial: string }) {
  const t = useTranslations("tyres.search");
  const { go } = useGo();
  const [text, setText] = useState(initial);
  const options = useAnswers("tires", text, "", ask) ?? [];
  const search = (typed: string) => {
    box.close();
    setText(typed);
    go(tyreListHref(path, { text: typed.trim(), size: "", filters: {}, sort: "price", page: 1 }));
  };
  const box = useCombobox({ count: options.length, onChoose: (index) => search(options[index]?.value ?? text) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    search(options[box.at]?.value ?? text);
  };
  return (
    <form {...box.frame} role="search" onSubmit={submit} className="relative flex w-full max-w-160 gap-2">
      <InputBox
        {...box.field}
        type="search"
        aria-label={t("label")}
        placeholder={t("placeholder")}
        boxClassName="flex-1 bg-paper"
        spellCheck={false}
        maxLength={200}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          box.open();
        }}
      />
      <Button type="submit" variant="primary">
        {t("submit")}
      </Button>
      <OptionList
        {...{ box, label: t("list"), className: "top-full mt-1 max-h-80" }}
        said={box.shown ? t("count", { count: options.length }) : ""}
      >
        {options.map((option, index) => (
          <ListOption key={option.value} {...box.option(index)}>
            <bdi dir="ltr" className="flex-1">
              {option.label}
            </bdi>
            <span className="num text-ink-3">{option.detail}</span>
          </ListOption>
        ))}
      </OptionList>
    </form>
  );
}
