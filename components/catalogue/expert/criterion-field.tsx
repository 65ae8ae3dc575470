import { useTranslations } from "next-intl";
import { useId } from "react";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { GenartAttribute } from "@/lib/domains/catalogue/tree/schema";

interface Props {
  criterion: GenartAttribute;
  /** The value that the sheet shows. */
  now: string | undefined;
  value: string;
  /** The value was refused: it is no number. */
  wrong: boolean;
  onChange: (value: string) => void;
}

const mostOffered = 100;

/** The name of a criterion's field in its form. */
export const fieldName = (labelId: number): string => `attribute-${labelId}`;

/** A criterion of the part with the values that its articles have. */
export function CriterionField({ criterion: { labelId, label, values }, now, value, wrong, onChange }: Props) {
  const t = useTranslations("expert.attributes");
  const listId = useId();
  return (
    <Field
      label={label}
      hint={now ? t("catalogue", { value: now }) : t("none")}
      error={wrong ? t("notANumber") : undefined}
    >
      {(control) => (
        <>
          <Input
            {...control}
            name={fieldName(labelId)}
            list={listId}
            value={value}
            maxLength={120}
            autoComplete="off"
            onChange={(event) => onChange(event.target.value)}
          />
          <datalist id={listId}>
            {values.slice(0, mostOffered).map(({ valueId, value: one }) => (
              <option key={valueId} value={one} />
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}
