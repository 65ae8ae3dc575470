import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";

export interface StockGroup {
  id: number;
  name: string;
}

interface Props {
  label: string;
  choose: string;
  groups: readonly StockGroup[];
  value: number | null;
  error: string | null;
  className?: string;
  onChange: (stockGroup: number | null) => void;
}

/** Asks for the stock group where the user may update more than one. */
export function StockGroupField({ label, choose, groups, value, error, className, onChange }: Props) {
  if (groups.length < 2) return null;
  return (
    <Field label={label} required error={error} className={className}>
      {(control) => (
        <Select
          {...control}
          name="stockGroup"
          value={value ?? ""}
          onChange={(event) => onChange(Number(event.target.value) || null)}
        >
          <option value="">{choose}</option>
          {groups.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
