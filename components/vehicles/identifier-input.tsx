"use client";

import { useTranslations } from "next-intl";
import { useState, type ComponentProps, type ReactNode } from "react";
import { OptionList } from "@/components/page/option-list";
import { useCombobox } from "@/components/page/use-combobox";
import { ListOption } from "@/components/ui/list-option";
import type { CompletionKind } from "@/lib/domains/vehicles/completion/rules";
import { useCompletion } from "./use-completion";

type InputControl = Omit<ComponentProps<"input">, "onChange" | "onKeyDown" | "size"> & {
  id: string;
  onChange: (event: { target: { value: string } }) => void;
};

interface IdentifierInputProps {
  control: InputControl;
  /** What its suggestions are; null for a field without any. */
  kind: CompletionKind | null;
  /** A suggestion was chosen. */
  onChoose: (value: string) => void;
  children: (control: ComponentProps<"input">) => ReactNode;
}

/** An identifier's input with what it may become below it: arrows choose, Enter takes, Escape closes. Of a pair, as wide as both. */
export function IdentifierInput({ control, kind, onChoose, children }: IdentifierInputProps) {
  const t = useTranslations("vehicles.suggestions");
  const typed = String(control.value ?? "");
  const opened = useState(false);
  const options = useCompletion(opened[0] ? kind : null, typed).filter(({ value }) => value !== typed);
  const box = useCombobox({
    ...{ count: options.length, opened },
    onChoose: (index) => {
      const chosen = options[index];
      box.close();
      if (chosen) onChoose(chosen.value);
    },
    onKey: ({ key }) => key === "Enter" && box.close(),
  });
  if (kind === null) return children(control);
  return (
    <div className="relative in-data-pair:static">
      {children({
        ...control,
        ...box.field,
        ...box.frame,
        onChange: (event) => {
          box.open();
          control.onChange(event);
        },
      })}
      <OptionList
        {...{ box, label: t("label"), className: "top-full mt-1 max-h-80" }}
        said={box.shown ? t("count", { count: options.length }) : ""}
      >
        {options.map(({ value, label, detail }, index) => (
          <ListOption key={value} {...box.option(index)} layout="num min-h-8 flex-wrap items-center gap-x-3 py-1">
            <bdi dir="ltr" className="font-strong wrap-anywhere">
              {value}
            </bdi>
            <span className="min-w-0 grow basis-36 text-data wrap-anywhere text-ink-3">{label}</span>
            {detail ? (
              <bdi dir="ltr" className="text-data text-ink-3">
                {detail}
              </bdi>
            ) : null}
          </ListOption>
        ))}
      </OptionList>
    </div>
  );
}
