"use client";

import { useTranslations } from "next-intl";
import { useState, type FormEvent } from "react";
import { useGo } from "@/components/page/use-go";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";

/** Asks for a number of a vehicle maker, however it is written. */
export function NumberForm({ first }: { first: string }) {
  const t = useTranslations("oe");
  const { go, going } = useGo();
  const [text, setText] = useState(first);
  const [fault, setFault] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isNumber = /[\p{L}\p{N}]/u.test(text);
    setFault(!isNumber);
    if (isNumber) go(`/part-selector-oe/${encodeURIComponent(text.trim())}`);
  };
  return (
    <form onSubmit={submit} className="flex flex-wrap items-start gap-x-3 gap-y-1">
      <Field
        label={t("number")}
        hint={t("numberHint")}
        error={fault ? t("numberMissing") : null}
        className="w-full sm:max-w-96"
      >
        {(control) => (
          <Input
            {...control}
            type="search"
            dir="ltr"
            autoComplete="off"
            maxLength={60}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="primary" busy={going} className="sm:mt-5">
        {t("search")}
      </Button>
    </form>
  );
}
