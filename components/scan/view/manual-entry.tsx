"use client";

import { useTranslations } from "next-intl";
import { useState, type FormEvent } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { kinds, type ScanKind } from "../kinds";

/** The code typed by hand: only one that is not empty, and is what is looked for, goes on. */
export function ManualEntry({ kind, onEnter }: { kind: ScanKind; onEnter: (value: string) => void }) {
  const t = useTranslations("scan");
  const [text, setText] = useState("");
  const [wrong, setWrong] = useState(false);
  const enter = (event: FormEvent) => {
    event.preventDefault();
    const value = kinds[kind].accept(text.trim());
    if (value === null) setWrong(true);
    else onEnter(value);
  };
  return (
    <form onSubmit={enter} noValidate className="flex items-end gap-2">
      <Field label={t(`manual.${kind}`)} error={wrong ? t(`wrong.${kind}`) : undefined} className="min-w-0 flex-1">
        {(control) => (
          <Input
            {...control}
            name="code"
            value={text}
            dir="ltr"
            autoComplete="off"
            autoCapitalize="characters"
            inputMode={kind === "ean" ? "numeric" : "text"}
            onChange={(event) => {
              setText(event.target.value);
              setWrong(false);
            }}
          />
        )}
      </Field>
      <Button type="submit" disabled={text.trim() === ""}>
        {t("send")}
      </Button>
    </form>
  );
}
