import { getTranslations } from "next-intl/server";
import { VerdictMark } from "@/components/ui/verdict";
import type { Check } from "@/lib/domains/vendors/checks";
import { storeFields } from "@/lib/domains/vendors/rules";

/** The automatic checks of a store: green, or amber with what is to be looked at. */
export async function CheckList({ checks }: { checks: readonly Check[] }) {
  const [t, field] = await Promise.all([getTranslations("vendors.admin"), getTranslations("vendors.field")]);
  const nameOf = (found: string) => {
    const known = storeFields.find((one) => one === found);
    return known ? field(known) : `\u2068${found}\u2069`;
  };
  return (
    <ul className="grid gap-1.5">
      {checks.map(({ name, word, found }) => {
        const green = word === "ok";
        const what = found.map((one) => (name === "trader" ? nameOf(one) : `\u2068${one}\u2069`)).join(", ");
        return (
          <li
            key={name}
            className={`flex items-start gap-2 rounded px-2 py-1.5 text-data ${green ? "bg-fit-soft text-fit" : "bg-unknown-soft text-unknown"}`}
          >
            <VerdictMark
              kind={green ? "fits" : "unknown"}
              label={t(`verdict.${green ? "ok" : "look"}`)}
              className="mt-0.5 shrink-0"
            />
            <span className="min-w-0 wrap-anywhere">
              <span className="font-strong">{t(`checks.${name}`)}</span> · {t(`word.${word}`, { found: what })}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
