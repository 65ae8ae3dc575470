import { useTranslations } from "next-intl";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import type { PreviewAs } from "@/lib/domains/portal/editor/rules";
import type { Board } from "@/lib/domains/portal/editor/schema";
import { readTypedTime } from "@/lib/domains/portal/editor/typed-time";

/** Through whose eyes a home is looked at, and when: what was typed, empty for now. */
export interface Previewed {
  as: PreviewAs;
  when: string;
}

interface Props {
  board: Board;
  value: Previewed | null;
  onChange: (value: Previewed | null) => void;
}

const valueOf = ({ kind, id }: PreviewAs) => `${kind}:${id}`;

function readAs(value: string): PreviewAs | null {
  const [kind, id = ""] = value.split(":");
  if (kind === "family") return { kind, id };
  return kind === "group" ? { kind, id: Number(id) } : null;
}

/** The choice of a family or a group as which the home is previewed, and of the time. */
export function PreviewChoice({ board: { families, groups }, value, onChange }: Props) {
  const t = useTranslations("editors.preview");
  const dates = useTranslations("editors.dates");
  const faults = useTranslations("editors.fault");
  const choose = (next: string) => {
    const as = readAs(next);
    onChange(as && { as, when: value?.when ?? "" });
  };
  const fault = value ? readTypedTime(value.when).fault : null;
  return (
    <>
      <Field label={t("as")} className="w-full sm:w-52">
        {(control) => (
          <Select {...control} value={value ? valueOf(value.as) : ""} onChange={({ target }) => choose(target.value)}>
            <option value="">{t("off")}</option>
            <optgroup label={t("families")}>
              {families.map((family) => (
                <option key={family.id} value={`family:${family.id}`}>
                  {family.desc}
                </option>
              ))}
            </optgroup>
            {groups.length > 0 ? (
              <optgroup label={t("groups")}>
                {groups.map((group) => (
                  <option key={group.id} value={`group:${group.id}`}>
                    {group.name}
                  </option>
                ))}
              </optgroup>
            ) : null}
          </Select>
        )}
      </Field>
      {value ? (
        <Field label={t("when")} error={fault ? faults(fault) : null} className="w-full sm:w-60">
          {(control) => (
            <Input
              {...control}
              value={value.when}
              maxLength={40}
              autoComplete="off"
              placeholder={t("now", { format: dates("format") })}
              onChange={({ target }) => onChange({ ...value, when: target.value })}
              className="num"
            />
          )}
        </Field>
      ) : null}
    </>
  );
}
