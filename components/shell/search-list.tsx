import { useTranslations } from "next-intl";
import { Fragment } from "react";
import { ExternalLink } from "@/components/drawings/icons";
import type { Combobox } from "@/components/page/use-combobox";
import { ListOption } from "@/components/ui/list-option";
import type { SearchOption } from "./search-option";

/** The places to which the typed text may lead, by what they belong to. */
export function SearchList({ box, options }: { box: Combobox; options: readonly SearchOption[] }) {
  const t = useTranslations("shell.search");
  return (
    <>
      {options.map(({ href, label, detail, group, isOutside }, index) => (
        <Fragment key={`${group} ${href}`}>
          {group && group !== options[index - 1]?.group ? (
            <div role="presentation" className="px-2.5 pt-2 pb-0.5 text-tiny text-ink-3">
              {t(`groups.${group}`)}
            </div>
          ) : null}
          <ListOption {...box.option(index)}>
            <bdi className="truncate">{index === box.at && !group ? t("recognised", { what: label }) : label}</bdi>
            {group ? <span className="sr-only">{t(`groups.${group}`)}</span> : null}
            {isOutside ? <ExternalLink className="size-3.5 shrink-0" /> : null}
            {detail ? <span className="ms-auto truncate text-ink-3">{detail}</span> : null}
          </ListOption>
        </Fragment>
      ))}
    </>
  );
}
