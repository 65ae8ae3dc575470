import { useTranslations } from "next-intl";
import { Checkbox, CheckboxGroup } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import {
  companyFamilies,
  settingFields,
  type SettingKind,
  type SettingName,
} from "@/lib/domains/account/settings/fields";
import { longestAddress } from "@/lib/domains/account/settings/rules";
import type { Typed } from "@/lib/domains/account/settings/typed";

interface Props {
  name: SettingName;
  value: Typed;
  fault: string | null;
  onChange: (value: Typed) => void;
}

const inputOf: Partial<Record<SettingKind, { inputMode: "url" | "numeric" | "decimal" | "text"; maxLength: number }>> =
  {
    address: { inputMode: "url", maxLength: longestAddress },
    count: { inputMode: "numeric", maxLength: 6 },
    amount: { inputMode: "decimal", maxLength: 14 },
    place: { inputMode: "text", maxLength: 60 },
    iban: { inputMode: "text", maxLength: 42 },
    rate: { inputMode: "decimal", maxLength: 10 },
  };

/** The control that a setting's kind asks for. */
export function SettingControl({ name, value, fault, onChange }: Props) {
  const t = useTranslations("users.settings");
  const hint = t.has(`hint.${name}` as never) ? t(`hint.${name}` as never) : undefined;
  if (typeof value === "boolean")
    return (
      <div>
        <Checkbox
          name={name}
          checked={value}
          onChange={({ target }) => onChange(target.checked)}
          label={t(`name.${name}`)}
          aria-describedby={`${name}-hint`}
        />
        <p id={`${name}-hint`} className="text-data text-ink-3">
          {hint}
        </p>
      </div>
    );
  if (Array.isArray(value))
    return (
      <CheckboxGroup legend={t(`name.${name}`)}>
        {companyFamilies.map((family) => (
          <Checkbox
            key={family}
            name={name}
            checked={value.includes(family)}
            onChange={({ target }) =>
              onChange(target.checked ? [...value, family] : value.filter((one) => one !== family))
            }
            label={t(`family.${family}`)}
          />
        ))}
        <p role="alert" className="text-data font-medium text-no empty:hidden">
          {fault}
        </p>
        <p className="text-data text-ink-3">{hint}</p>
      </CheckboxGroup>
    );
  return (
    <Field label={t(`name.${name}`)} hint={hint} error={fault}>
      {(control) => (
        <Input
          {...control}
          {...inputOf[settingFields[name].kind]}
          name={name}
          autoComplete="off"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
