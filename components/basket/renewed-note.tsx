import { useLocale, useTranslations } from "next-intl";
import { Note } from "@/components/ui/badge";
import type { CallProblem } from "@/lib/api/client";
import { formatMoney } from "@/lib/shared/money";

export interface Renewed {
  gone: { id: number; name: string }[];
  changed: { id: number; name: string; before: number | null; after: number | null; short: number | null }[];
}

/** What a refusal names. */
export const renewedOf = ({ extra }: CallProblem): Renewed => ({
  gone: Array.isArray(extra.gone) ? (extra.gone as Renewed["gone"]) : [],
  changed: Array.isArray(extra.changed) ? (extra.changed as Renewed["changed"]) : [],
});

/** What Techauto changed meanwhile, beside the button that orders anew. */
export function RenewedNote({ renewed: { gone, changed } }: { renewed: Renewed }) {
  const t = useTranslations("basket.renewed");
  const locale = useLocale();
  const money = (cents: number) => formatMoney(cents, "CHF", locale);
  return (
    <div role="alert">
      <Note>
        <p className="font-semibold">{t("title")}</p>
        {gone.length > 0 ? <p>{t("gone", { names: gone.map(({ name }) => name).join(", ") })}</p> : null}
        {changed.map(({ id, name, before, after, short }) => (
          <p key={id}>
            {before === null || after === null
              ? t("priceHidden", { name })
              : before !== after
                ? t("price", { name, before: money(before), after: money(after) })
                : null}
            {short === null ? null : t("short", { name, stock: short })}
          </p>
        ))}
        {changed.length > 0 ? <p>{t("accept")}</p> : null}
      </Note>
    </div>
  );
}
