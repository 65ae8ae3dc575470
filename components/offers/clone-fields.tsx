import { useTranslations } from "next-intl";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import type { CloneDraft, CloneField } from "@/lib/domains/stock/clones/rules";
import { partTypes } from "@/lib/domains/stock/rules";
import { StockGroupField, type StockGroup } from "./stock-group-field";

interface Props {
  draft: CloneDraft;
  groups: readonly StockGroup[];
  fault: (field: CloneField) => string | null;
  onChange: (part: Partial<CloneDraft>) => void;
}

const numbers = [
  { name: "price", inputMode: "decimal" },
  { name: "quantity", inputMode: "numeric" },
] as const;

/** The fields of a clone in their order. */
export function CloneFields({ draft, groups, fault, onChange }: Props) {
  const t = useTranslations("offers.clone");
  const words = useTranslations("offers");
  return (
    <>
      {numbers.map(({ name, inputMode }) => (
        <Field key={name} label={t(name)} required error={fault(name)}>
          {(control) => (
            <Input
              {...control}
              inputMode={inputMode}
              name={name}
              value={draft[name]}
              autoComplete="off"
              className="num"
              onChange={(event) => onChange({ [name]: event.target.value })}
            />
          )}
        </Field>
      ))}
      <Field label={t("partType")} required error={fault("partType")} className="col-span-2">
        {(control) => (
          <Select
            {...control}
            name="partType"
            value={draft.partType}
            onChange={(event) => onChange({ partType: event.target.value })}
          >
            {partTypes.map((type) => (
              <option key={type} value={type}>
                {words(`partType.${type}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <StockGroupField
        label={t("stockGroup")}
        choose={t("choose")}
        groups={groups}
        value={draft.stockGroup}
        error={fault("stockGroup")}
        className="col-span-2"
        onChange={(stockGroup) => onChange({ stockGroup })}
      />
    </>
  );
}
