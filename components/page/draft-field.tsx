import type { ComponentProps, ReactNode } from "react";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import type { Draft } from "./use-draft";

type TextOf<Values> = { [Name in keyof Values]: Values[Name] extends string ? Name : never }[keyof Values] & string;
type Control = Pick<
  ComponentProps<"input">,
  "type" | "maxLength" | "autoCapitalize" | "inputMode" | "autoComplete" | "placeholder" | "disabled" | "list"
>;

interface Props<Values> extends Control {
  draft: Draft<Values>;
  name: TextOf<Values>;
  label: ReactNode;
  hint?: ReactNode;
  required?: boolean;
  hideLabel?: boolean;
  /** Of the field; `control` is the control's own. */
  className?: string;
  control?: string;
  /** More than one line of text. */
  rows?: number;
  /** The options of a list to choose from. */
  children?: ReactNode;
}

/** A field of a draft with its label and its fault: a line of text, several of them, or a list to choose from. */
export function DraftField<Values extends object>({
  draft,
  name,
  label,
  hint,
  required,
  hideLabel,
  className,
  control: controlClass,
  rows,
  children,
  ...rest
}: Props<Values>) {
  const held = {
    ...rest,
    name,
    className: controlClass,
    value: draft.values[name] as string,
    onChange: ({ target }: { target: { value: string } }) => draft.set({ [name]: target.value } as Partial<Values>),
  };
  return (
    <Field
      label={label}
      hint={hint}
      required={required}
      hideLabel={hideLabel}
      error={draft.fault(name)}
      className={className}
    >
      {(control) => {
        const { type, list, inputMode, ...plain } = held;
        if (children)
          return (
            <Select {...plain} {...control}>
              {children}
            </Select>
          );
        if (rows) return <Textarea {...plain} {...control} rows={rows} />;
        // An address is read from left to right in every language.
        const dir = inputMode === "url" ? "ltr" : undefined;
        return <Input {...plain} {...control} type={type} list={list} inputMode={inputMode} dir={dir} />;
      }}
    </Field>
  );
}
