"use client";

import { useTranslations } from "next-intl";
import { useState, type ComponentProps, type KeyboardEvent, type ReactNode } from "react";
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

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** An identifier's input with what it may become below it: arrows choose, Enter takes, Escape closes. Of a pair, as wide as both. */
export function IdentifierInput({ control, kind, onChoose, children }: IdentifierInputProps) {
  const t = useTranslations("vehicles.suggestions");
  const typed = String(control.value ?? "");
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const options = useCompletion(open ? kind : null, typed).filter(({ value }) => value !== typed);
  const shown = open && options.length > 0;
  const listId = `${control.id}-options`;
  const chosen = shown ? options[at] : undefined;

  const choose = (value: string) => {
    setOpen(false);
    setAt(-1);
    onChoose(value);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (event.key === "Enter" && !chosen) setOpen(false);
    if (!shown) return;
    if (step) {
      event.preventDefault();
      setAt((now) => Math.min(Math.max(now + step, -1), options.length - 1));
    } else if (event.key === "Enter" && chosen) {
      event.preventDefault();
      choose(chosen.value);
    } else if (event.key === "Escape") {
      event.stopPropagation();
      setOpen(false);
    }
  };
  if (kind === null) return children(control);
  return (
    <div className="relative in-data-pair:static">
      {children({
        ...control,
        role: "combobox",
        "aria-expanded": shown,
        "aria-controls": listId,
        "aria-autocomplete": "list",
        "aria-activedescendant": chosen ? `${listId}-${at}` : undefined,
        onKeyDown,
        onBlur: () => setOpen(false),
        onChange: (event) => {
          setOpen(true);
          setAt(-1);
          control.onChange(event);
        },
      })}
      <span role="status" className="sr-only">
        {shown ? t("count", { count: options.length }) : ""}
      </span>
      <ul
        id={listId}
        role="listbox"
        aria-label={t("label")}
        hidden={!shown}
        className="absolute inset-x-0 top-full z-30 mt-1 max-h-80 overflow-y-auto rounded-md border border-line bg-paper p-1 shadow-float"
      >
        {options.map(({ value, label, detail }, index) => (
          <ListOption
            key={value}
            id={`${listId}-${index}`}
            active={index === at}
            onChoose={() => choose(value)}
            layout="num min-h-8 flex-wrap items-center gap-x-3 py-1"
          >
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
      </ul>
    </div>
  );
}
