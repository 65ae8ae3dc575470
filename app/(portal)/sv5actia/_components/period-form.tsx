import Form from "next/form";
import { getTranslations } from "next-intl/server";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { comparisons } from "@/lib/domains/stats/dashboard/period";
import { scopes, type Scope } from "@/lib/domains/stats/scopes";
import type { Asked } from "./asked";

interface Props {
  action: string;
  asked: Asked;
  today: string;
  /** Null where the reader sees one scope alone. */
  scopeChoice: Scope | null;
  /** Whether a period may be compared with another. */
  compares?: boolean;
}

/** Which days are shown, beside which others, and whose: a form whose answer is an address. */
export async function PeriodForm({ action, asked, today, scopeChoice, compares = false }: Props) {
  const t = await getTranslations("stats.period");
  return (
    <Form prefetch={false} action={action} className="no-print flex flex-wrap items-end gap-3">
      <input type="hidden" name="view" value="figures" />
      {(["from", "to"] as const).map((name) => (
        <Field key={name} label={t(name)}>
          {(control) => (
            <Input {...control} type="date" name={name} max={today} defaultValue={asked.typed[name]} required />
          )}
        </Field>
      ))}
      {compares ? (
        <Field label={t("compare")}>
          {(control) => (
            <Select {...control} name="compare" defaultValue={asked.compare}>
              {comparisons.map((one) => (
                <option key={one} value={one}>
                  {t(`compareWith.${one}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ) : null}
      {scopeChoice ? (
        <Field label={t("scope")}>
          {(control) => (
            <Select {...control} name="scope" defaultValue={scopeChoice}>
              {scopes.map((one) => (
                <option key={one} value={one}>
                  {t(`scopeOf.${one}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ) : null}
      <Button type="submit" variant="primary">
        {t("show")}
      </Button>
    </Form>
  );
}
