"use client";

import { useTranslations } from "next-intl";
import { useGo } from "@/components/page/use-go";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import type { OeChoice, OeOptions, Option } from "./oe-choice";
import { VinForm } from "./vin-form";

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
  const { vtype } = choice;
  const [make, model] = [String(choice.make ?? ""), String(choice.model ?? "")];
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <VinForm first={choice.vin} addressOf={(vin) => addressOf({ vin })} />
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
