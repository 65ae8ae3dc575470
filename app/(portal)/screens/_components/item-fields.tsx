import { useTranslations } from "next-intl";
import { ChevronDown, ChevronUp, Trash2 } from "@/components/drawings/icons";
import { IconButton } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { fewestSeconds, longestAddress, longestName, mostSeconds } from "@/lib/domains/live/screens/rules";
import type { ItemFault, TypedItem } from "./playlist-draft";

const days = ["1", "2", "3", "4", "5", "6", "7"] as const;

interface Props {
  item: TypedItem;
  at: number;
  last: boolean;
  /** The list of addresses on offer, by its id. */
  suggestions: string;
  fault: ItemFault | null;
  onChange: (part: Partial<TypedItem>) => void;
  onMove: (by: 1 | -1) => void;
  onDrop: () => void;
}

/** One address of a playlist: how long it stands, and folded away on which days and at which hours. */
export function ItemFields({ item, at, last, suggestions, fault, onChange, onMove, onDrop }: Props) {
  const t = useTranslations("screens.form");
  const names = useTranslations("screens.day");
  const place = at + 1;
  const word = (one: ItemFault) =>
    fault === one ? t(`fault.${one}`, { least: fewestSeconds, most: mostSeconds }) : null;
  return (
    <li className="grid gap-2 rounded border border-line p-3">
      <div className="grid items-start gap-2 sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)_6rem_auto]">
        <Field label={t("url", { place })} required error={word("address")}>
          {(control) => (
            <Input
              {...control}
              name={`url-${place}`}
              dir="ltr"
              inputMode="url"
              list={suggestions}
              maxLength={longestAddress}
              value={item.url}
              onChange={({ target }) => onChange({ url: target.value })}
            />
          )}
        </Field>
        <Field label={t("itemTitle")}>
          {(control) => (
            <Input
              {...control}
              maxLength={longestName}
              value={item.title}
              onChange={({ target }) => onChange({ title: target.value })}
            />
          )}
        </Field>
        <Field label={t("seconds")} error={word("seconds")}>
          {(control) => (
            <Input
              {...control}
              inputMode="numeric"
              maxLength={4}
              value={item.seconds}
              onChange={({ target }) => onChange({ seconds: target.value })}
            />
          )}
        </Field>
        <div className="flex self-end">
          <IconButton label={t("up", { place })} disabled={at === 0} onClick={() => onMove(-1)}>
            <ChevronUp className="size-4" />
          </IconButton>
          <IconButton label={t("down", { place })} disabled={last} onClick={() => onMove(1)}>
            <ChevronDown className="size-4" />
          </IconButton>
          <IconButton label={t("drop", { place })} onClick={onDrop}>
            <Trash2 className="size-4" />
          </IconButton>
        </div>
      </div>
      <details open={fault === "time" || undefined}>
        <summary className="min-h-6 cursor-pointer py-1 text-data text-ink-2 touch:min-h-11 touch:py-3">
          {t("more", { place })}
        </summary>
        <div className="mt-2 grid gap-2 sm:grid-cols-[minmax(0,1fr)_8rem_8rem]">
          <fieldset className="flex flex-wrap gap-x-4">
            <legend className="text-data">{t("days")}</legend>
            {days.map((day) => (
              <Checkbox
                key={day}
                label={names(day)}
                checked={item.days.includes(Number(day))}
                onChange={({ target }) =>
                  onChange({
                    days: target.checked ? [...item.days, Number(day)] : item.days.filter((one) => one !== Number(day)),
                  })
                }
              />
            ))}
          </fieldset>
          {(["from", "to"] as const).map((end) => (
            <Field key={end} label={t(end)} error={end === "from" ? word("time") : null}>
              {(control) => (
                <Input
                  {...control}
                  type="time"
                  value={item[end]}
                  onChange={({ target }) => onChange({ [end]: target.value })}
                />
              )}
            </Field>
          ))}
        </div>
      </details>
    </li>
  );
}
