"use client";

import { useTranslations } from "next-intl";
import { useEffect, useId, useRef } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Input } from "@/components/ui/input";
import { searchRules, type SearchField } from "@/lib/domains/vehicles/search/rules";
import { IdentifierHint } from "./identifier-hint";
import { PlateInput } from "./plate-input";
import { useIdentify } from "./use-identify";

/** The plate has a line of its own; the others stand two by two over one hint. */
function rowsOf(fields: readonly SearchField[]): SearchField[][] {
  const rows: SearchField[][] = [];
  for (const field of fields) {
    const last = rows.at(-1);
    if (field !== "immat" && last?.length === 1 && last[0] !== "immat") last.push(field);
    else rows.push([field]);
  }
  return rows;
}

/** The identifiers that the reader may search by, the first with the focus. */
export function IdentifyForm({ fields }: { fields: readonly SearchField[] }) {
  const t = useTranslations("vehicles");
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const identify = useIdentify(fields[0] ?? "vin");
  useEffect(() => form.current?.querySelector("input")?.focus({ preventScroll: true }), []);

  const hintOf = (row: SearchField[]) => `${id}-${row[0]}-hint`;
  const control = (field: SearchField, row: SearchField[]) => {
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
      "aria-describedby": hintOf(row),
      "aria-invalid": active && identify.refused ? true : undefined,
      onChange: (event: { target: { value: string } }) => identify.type(field, event.target.value),
    };
  };

  return (
    <form ref={form} onSubmit={identify.submit} aria-label={t("heading")} noValidate className="grid gap-3">
      {rowsOf(fields).map((row) => (
        <div key={row[0]} className="grid gap-1.5">
          <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-3">
            {row.map((field) => (
              <div key={field} className={cn("grid gap-1.5", row.length === 1 ? "col-span-2" : "last:w-32")}>
                <label htmlFor={`${id}-${field}`} className="text-data font-strong">
                  {t(`inputs.${field}`)}
                </label>
                {field === "immat" ? (
                  <PlateInput {...control(field, row)} />
                ) : (
                  <Input
                    {...control(field, row)}
                    size="lg"
                    dir="ltr"
                    className="num uppercase placeholder:normal-case"
                  />
                )}
              </div>
            ))}
          </div>
          <IdentifierHint id={hintOf(row)} identify={row.includes(identify.field) ? identify : null} />
        </div>
      ))}
      <Button type="submit" variant="primary" size="lg" busy={identify.searching} className="justify-self-start">
        {t("search")}
      </Button>
    </form>
  );
}
