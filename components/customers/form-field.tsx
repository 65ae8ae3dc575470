"use client";

import { useTranslations } from "next-intl";
import { DraftField } from "@/components/page/draft-field";
import type { Draft } from "@/components/page/use-draft";
import { cn } from "@/components/ui/cn";
import type { CustomerInput } from "@/lib/domains/customers/schema";
import { countryName } from "@/lib/shared/country-name";
import type { CardDraft } from "./save-customer";

interface FieldShape {
  name: keyof CustomerInput;
  span: string;
  required?: boolean;
  type?: string;
  autoComplete?: string;
}

const wide = "col-span-6";
const half = "col-span-6 sm:col-span-3";

/** The fields of a customer's card in their order. */
export const customerFields: readonly FieldShape[] = [
  { name: "title", span: "col-span-2 sm:col-span-1", required: true },
  { name: "firstname", span: "col-span-4 sm:col-span-2", required: true, autoComplete: "given-name" },
  { name: "name", span: half, required: true, autoComplete: "family-name" },
  { name: "phone", span: half, required: true, type: "tel", autoComplete: "tel" },
  { name: "email", span: half, required: true, type: "email", autoComplete: "email" },
  { name: "company", span: wide, required: true, autoComplete: "organization" },
  { name: "siren", span: half },
  { name: "vatNumber", span: half },
  { name: "address", span: wide, autoComplete: "street-address" },
  { name: "postalCode", span: "col-span-2", required: true, autoComplete: "postal-code" },
  { name: "city", span: "col-span-4 sm:col-span-2", required: true, autoComplete: "address-level2" },
  { name: "country", span: "col-span-6 sm:col-span-2", required: true, autoComplete: "country" },
];

const countries = ["FR", "CH", "BE", "LU", "IT", "DE", "ES", "PT", "NL", "MC", "GB"];
interface Props {
  draft: Draft<CardDraft>;
  field: FieldShape;
  locale: string;
}

export function FormField({ draft, field: { name, span, required, type, autoComplete }, locale }: Props) {
  const t = useTranslations("customers");
  const options = choices(name, [draft.first[name], draft.values[name]], locale, t);
  return (
    <DraftField
      draft={draft}
      name={name}
      label={t(`field.${name}`)}
      required={required}
      hint={name === "company" ? t("companyHint") : undefined}
      type={type}
      autoComplete={autoComplete}
      className={cn("content-start", span)}
    >
      {options?.map(({ key, label }) => (
        <option key={key} value={key}>
          {label}
        </option>
      ))}
    </DraftField>
  );
}

type Text = (key: "titles.mrs" | "titles.mr" | "titles.company") => string;

/** The choices of a field, its own values, stored and chosen, among them; null for a field of free text. */
function choices(
  name: string,
  own: readonly string[],
  locale: string,
  t: Text,
): { key: string; label: string }[] | null {
  const withOwn = (keys: string[]) => [...new Set([...own.filter((value) => value && !keys.includes(value)), ...keys])];
  if (name === "title")
    return withOwn([t("titles.mrs"), t("titles.mr"), t("titles.company")]).map((key) => ({ key, label: key }));
  if (name !== "country") return null;
  return withOwn(countries).map((key) => ({ key, label: countryName(key, locale) }));
}
