"use client";

import { useTranslations } from "next-intl";
import { useEffect, useId, useRef } from "react";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { searchRules, type SearchField } from "@/lib/domains/vehicles/search/rules";
import { IdentifierHint } from "./identifier-hint";
import { PlateInput } from "./plate-input";
import { useIdentify } from "./use-identify";

/** The identifiers that the reader may search by, one below the other; the first has the focus. */
export function IdentifyForm({ fields }: { fields: readonly SearchField[] }) {
  const t = useTranslations("vehicles");
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const identify = useIdentify(fields[0] ?? "vin");
  useEffect(() => form.current?.querySelector("input")?.focus({ preventScroll: true }), []);

  const control = (field: SearchField) => {
    const active = identify.field === field;
    return {
      id: `${id}-${field}`,
      name: field,
      value: active ? identify.text : "",
      maxLength: searchRules[field].maxLength,
      inputMode: searchRules[field].inputMode,
      placeholder: t(`placeholders.${field}`),
      autoComplete: "off",
      spellCheck: false,
      enterKeyHint: "search" as const,
      "aria-describedby": `${id}-${field}-hint`,
      "aria-invalid": active && identify.refused ? true : undefined,
      onChange: (event: { target: { value: string } }) => identify.type(field, event.target.value),
    };
  };

  return (
    <form ref={form} onSubmit={identify.submit} aria-label={t("heading")} noValidate className="grid gap-3">
      {fields.map((field) => (
        <div key={field} className="grid gap-1.5">
          <label htmlFor={`${id}-${field}`} className="text-data font-strong">
            {t(`inputs.${field}`)}
          </label>
          {field === "immat" ? (
            <PlateInput {...control(field)} />
          ) : (
            <Input {...control(field)} size="lg" dir="ltr" className="num uppercase placeholder:normal-case" />
          )}
          <IdentifierHint id={`${id}-${field}-hint`} identify={identify.field === field ? identify : null} />
        </div>
      ))}
      <Button type="submit" variant="primary" size="lg" busy={identify.searching} className="justify-self-start">
        {t("search")}
      </Button>
    </form>
  );
}
