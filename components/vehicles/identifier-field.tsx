"use client";

import { useTranslations } from "next-intl";
import { Input } from "@/components/ui/input";
import type { CompletionKind } from "@/lib/domains/vehicles/completion/rules";
import { searchRules, type SearchField } from "@/lib/domains/vehicles/search/rules";
import { IdentifierInput } from "./identifier-input";
import { isPlateField, PlateInput } from "./plate-input";
import type { Identify } from "./use-identify";

const completed: Partial<Record<SearchField, CompletionKind>> = {
  ...{ vin: "vin", vehiculeTechnique: "tvv", targa: "targa" },
  ...{ ktype: "ktype", ntypnr: "ntypnr", ebayMoto: "ebayMoto" },
};
const vinLength = 17;
const longestPhrase = 200;
/** Beside a plate or a VIN a part may be typed at once. */
const takesPhrase = (field: SearchField) => isPlateField(field) || field === "vin";

/** Searches for what was chosen or scanned at once; a short chassis number waits in its field until it is sent. */
export function takeIdentifier({ type, search }: Identify, field: SearchField, value: string): void {
  if (field === "vin" && value.length !== vinLength) type(field, value);
  else search(field, value);
}

interface IdentifierFieldProps {
  id: string;
  field: SearchField;
  hintId: string;
  identify: Identify;
}

/** The input of one identifier, in the shape of what is typed into it. */
export function IdentifierField({ id, field, hintId, identify }: IdentifierFieldProps) {
  const t = useTranslations("vehicles");
  const active = identify.field === field;
  const { maxLength, inputMode } = searchRules[field];
  const control = {
    ...{ id, name: field, inputMode, maxLength: takesPhrase(field) ? longestPhrase : maxLength },
    value: active ? identify.text : "",
    placeholder: t(`placeholders.${field}`),
    autoComplete: "off",
    spellCheck: false,
    enterKeyHint: "search" as const,
    "aria-describedby": hintId,
    "aria-invalid": active && identify.refused ? true : undefined,
    onChange: (event: { target: { value: string } }) => identify.type(field, event.target.value),
  };
  return (
    <IdentifierInput
      control={control}
      kind={completed[field] ?? null}
      onChoose={(value) => takeIdentifier(identify, field, value)}
    >
      {(props) =>
        isPlateField(field) ? (
          <PlateInput {...props} field={field} />
        ) : (
          <Input {...props} size="lg" dir="ltr" className="num uppercase placeholder:normal-case" />
        )
      }
    </IdentifierInput>
  );
}
