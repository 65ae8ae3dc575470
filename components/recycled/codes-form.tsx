import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";

interface Props {
  here: string;
  tab: string;
  typed: { engineCode: string; gearboxCode: string };
  /** The engine's code as the registry tells it. */
  known: string | null;
}

/** Codes that somebody read on the car itself: they judge better than what the registry knows. */
export function CodesForm({ here, tab, typed, known }: Props) {
  const t = useTranslations("recycled.codes");
  return (
    <form action={here} method="get" aria-label={t("title")} className="flex flex-wrap items-end gap-3">
      {tab ? <input type="hidden" name="tab" value={tab} /> : null}
      <Field label={t("engine")}>
        {(control) => (
          <Input
            {...control}
            name="engineCode"
            defaultValue={typed.engineCode}
            placeholder={known ?? undefined}
            maxLength={60}
            dir="ltr"
          />
        )}
      </Field>
      <Field label={t("gearbox")}>
        {(control) => (
          <Input {...control} name="gearboxCode" defaultValue={typed.gearboxCode} maxLength={60} dir="ltr" />
        )}
      </Field>
      <Button type="submit">{t("apply")}</Button>
      <p className="text-tiny text-ink-3">{t("hint")}</p>
    </form>
  );
}
