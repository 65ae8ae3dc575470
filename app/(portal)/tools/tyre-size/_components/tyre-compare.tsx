"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { readSize } from "@/lib/domains/tyres/compare/rules";
import { useKeptInAddress } from "../../_components/keep-in-address";
import { TyreVerdict } from "./tyre-verdict";

interface Props {
  first: { from: string; to: string };
  searches: boolean;
}

const longest = 40;

/** Two sizes, typed in any spelling, and what changes from one to the other. */
export function TyreCompare({ first, searches }: Props) {
  const t = useTranslations("portal-pages.tyres");
  const [typed, setTyped] = useState(first);
  useKeptInAddress(typed);
  const field = (name: keyof typeof typed, text: string) => (
    <Field
      label={t(name)}
      hint={t(`${name}Hint`)}
      error={text.trim() !== "" && readSize(text) === null ? t("unread") : null}
      className="min-w-0 flex-1 basis-56"
    >
      {(control) => (
        <Input
          {...control}
          dir="ltr"
          maxLength={longest}
          autoComplete="off"
          spellCheck={false}
          className="num uppercase placeholder:normal-case"
          placeholder={t(`${name}Example`)}
          value={text}
          onChange={({ target }) => setTyped((one) => ({ ...one, [name]: target.value }))}
        />
      )}
    </Field>
  );
  const [from, to] = [readSize(typed.from), readSize(typed.to)];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex max-w-180 flex-wrap gap-3">
        {field("from", typed.from)}
        {field("to", typed.to)}
      </div>
      {from && to ? (
        <TyreVerdict from={from} to={to} searches={searches} />
      ) : (
        <p className="text-ink-2">{t("start")}</p>
      )}
    </div>
  );
}
