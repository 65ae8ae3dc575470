import { CalendarClock } from "@/components/drawings/icons";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import type { Draft } from "@/components/page/use-draft";
import { IconButton } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { readDate, type DateField, type TileDraft } from "@/lib/domains/portal/editor/draft";
import { writeTypedTime } from "@/lib/domains/portal/editor/typed-time";

interface Props {
  draft: Draft<TileDraft>;
  name: DateField;
  label: string;
  hint?: string;
  disabled?: boolean;
}

/** A time as dd/MM/yyyy HH:mm: typed, or picked from the browser's own calendar, which would write it its own way. */
export function WhenField({ draft, name, label, hint, disabled = false }: Props) {
  const t = useTranslations("editors.dates");
  const picker = useRef<HTMLInputElement>(null);
  const text = draft.values[name];
  const { wall } = readDate(name, text);
  const set = (next: string) => draft.set({ [name]: next } as Partial<TileDraft>);
  const tidy = () => wall !== null && writeTypedTime(wall) !== text && set(writeTypedTime(wall));
  return (
    <Field label={label} hint={hint} error={disabled ? null : draft.fault(name)}>
      {(control) => (
        <div className="relative flex gap-1">
          <Input
            {...control}
            name={name}
            value={text}
            disabled={disabled}
            maxLength={40}
            autoComplete="off"
            placeholder={t("format")}
            onChange={({ target }) => set(target.value)}
            onBlur={tidy}
            className="num"
          />
          <input
            ref={picker}
            type="datetime-local"
            aria-hidden
            tabIndex={-1}
            disabled={disabled}
            value={wall?.slice(0, 16).replace(" ", "T") ?? ""}
            onChange={({ target }) => set(writeTypedTime(target.value))}
            className="pointer-events-none absolute end-0 bottom-0 size-8 opacity-0"
          />
          <IconButton
            label={t("pick", { label })}
            variant="secondary"
            disabled={disabled}
            onClick={() => picker.current?.showPicker()}
          >
            <CalendarClock />
          </IconButton>
        </div>
      )}
    </Field>
  );
}
