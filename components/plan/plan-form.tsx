import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { formatterOf } from "@/lib/shared/formatter";

export interface PlanWish {
  /** By the clock of Paris, as 2026-11-28T14:00. */
  by: string;
  /** At most so many suppliers; empty without a limit. */
  suppliers: string;
}

interface Props {
  wish: PlanWish;
  times: readonly string[];
  loading: boolean;
  error: string | null;
  onChange: (wish: PlanWish) => void;
  onPlan: (wish: PlanWish) => void;
}

/** By when, and from how many at most; a usual time is planned with one press. */
export function PlanForm({ wish, times, loading, error, onChange, onPlan }: Props) {
  const t = useTranslations("plan");
  const locale = useLocale();
  const timeOf = (time: string) =>
    formatterOf(locale).dateTime(new Date(`${time}Z`), {
      ...{ weekday: "short", day: "numeric", hour: "numeric", minute: "2-digit", timeZone: "UTC" },
    });
  return (
    <form
      noValidate
      aria-label={t("title")}
      className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
      onSubmit={(event) => {
        event.preventDefault();
        onPlan(wish);
      }}
    >
      <div className="flex flex-wrap gap-2 sm:col-span-3">
        {times.map((time) => (
          <Button key={time} size="sm" onClick={() => onPlan({ ...wish, by: time })}>
            {timeOf(time)}
          </Button>
        ))}
      </div>
      <Field label={t("when")} error={error}>
        {(control) => (
          <Input
            {...control}
            type="datetime-local"
            value={wish.by}
            onChange={({ target }) => onChange({ ...wish, by: target.value })}
          />
        )}
      </Field>
      <Field label={t("atMost")}>
        {(control) => (
          <Select
            {...control}
            value={wish.suppliers}
            onChange={({ target }) => onChange({ ...wish, suppliers: target.value })}
          >
            <option value="">{t("any")}</option>
            {["1", "2", "3", "4", "5"].map((many) => (
              <option key={many}>{many}</option>
            ))}
          </Select>
        )}
      </Field>
      <Button type="submit" busy={loading} className="sm:mt-5.5">
        {t("ask")}
      </Button>
    </form>
  );
}
