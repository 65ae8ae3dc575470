"use client";

import { useTranslations } from "next-intl";
import { useState, type FormEvent } from "react";
import { useGo } from "@/components/page/use-go";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import type { OeChoice, OeOptions, Option } from "./oe-choice";

interface Props {
  choice: OeChoice;
  options: OeOptions;
  vtypes: readonly Option[];
}

const addressOf = (words: Record<string, string>): string =>
  `/oe-selector?${new URLSearchParams(Object.entries(words).filter(([, value]) => value !== "")).toString()}`;

/** A vehicle by its VIN, or by kind, make, model and version, each asked for below the one before. */
export function OeSelectorForm({ choice, options, vtypes }: Props) {
  const t = useTranslations("oe");
  const { go, going } = useGo();
  const [vin, setVin] = useState(choice.vin);
  const byVin = (event: FormEvent) => {
    event.preventDefault();
    if (vin.trim()) go(addressOf({ vin: vin.trim() }));
  };
  const { vtype } = choice;
  const [make, model] = [String(choice.make ?? ""), String(choice.model ?? "")];
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <form onSubmit={byVin} className="flex flex-wrap content-start items-end gap-3">
        <Field label={t("vin")} className="min-w-0 flex-1">
          {(control) => (
            <Input
              {...control}
              dir="ltr"
              autoComplete="off"
              maxLength={40}
              value={vin}
              onChange={(event) => setVin(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" variant="primary" busy={going}>
          {t("showTree")}
        </Button>
      </form>
      <fieldset aria-busy={going} className="grid gap-3 sm:grid-cols-2">
        <legend className="sr-only">{t("byVersion")}</legend>
        <Step label={t("vtype")} value={vtype} options={vtypes} onChoose={(one) => go(addressOf({ vtype: one }))} />
        <Step
          label={t("make")}
          value={make}
          options={options.makes}
          empty={t("choose")}
          onChoose={(one) => go(addressOf({ vtype, make: one }))}
        />
        <Step
          label={t("model")}
          value={model}
          options={options.models}
          empty={t("choose")}
          onChoose={(one) => go(addressOf({ vtype, make, model: one }))}
        />
        <Step
          label={t("version")}
          value={String(choice.ktype ?? "")}
          options={options.versions}
          empty={t("choose")}
          onChoose={(one) => go(addressOf({ vtype, make, model, ktype: one }))}
        />
      </fieldset>
    </div>
  );
}

interface StepProps {
  label: string;
  value: string;
  options: readonly Option[];
  empty?: string;
  onChoose: (value: string) => void;
}

function Step({ label, value, options, empty, onChoose }: StepProps) {
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          value={value}
          disabled={options.length === 0}
          onChange={(event) => onChoose(event.target.value)}
        >
          {empty === undefined ? null : <option value="">{empty}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
