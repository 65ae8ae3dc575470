import { useTranslations } from "next-intl";
import { OptionList } from "@/components/page/option-list";
import type { Combobox } from "@/components/page/use-combobox";
import { ListOption } from "@/components/ui/list-option";
import type { Suggestion } from "@/lib/domains/vehicles/completion/schema";

/** The suggestions below the field: what each is stands beside it. */
export function SuggestionList({ box, options }: { box: Combobox; options: readonly Suggestion[] }) {
  const t = useTranslations("vehicles.suggestions");
  return (
    <OptionList
      {...{ box, label: t("label"), className: "top-full mt-1 max-h-80" }}
      said={box.shown ? t("count", { count: options.length }) : ""}
    >
      {options.map(({ value, label }, index) => (
        <ListOption key={value} {...box.option(index)} layout="num min-h-8 flex-wrap items-center gap-x-3 py-1">
          <bdi dir="ltr" className="font-strong wrap-anywhere">
            {value}
          </bdi>
          <span className="min-w-0 grow basis-36 text-data wrap-anywhere text-ink-3">{label}</span>
        </ListOption>
      ))}
    </OptionList>
  );
}
