import { useTranslations } from "next-intl";
import { useId } from "react";
import { Button } from "@/components/ui/button";
import { InputBox } from "@/components/ui/input";
import type { Filter } from "./use-filter";

interface Props {
  filter: Filter<unknown>;
  /** What the filter looks at, in words. */
  hint: string;
}

/** The field of a filter, where there is enough to choose from, and how many rows it leaves. */
export function FilterField({ filter: { isOffered, text, type, found }, hint }: Props) {
  const t = useTranslations("guided");
  const hintId = useId();
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {isOffered ? (
        <InputBox
          type="search"
          boxClassName="w-full sm:max-w-80"
          aria-label={t("filter")}
          aria-describedby={hintId}
          placeholder={hint}
          maxLength={200}
          value={text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Escape" || !text) return;
            event.stopPropagation();
            type("");
          }}
        />
      ) : null}
      <span id={hintId} className="sr-only">
        {hint}
      </span>
      <p role="status" className="num text-data text-ink-2">
        {t("count", { count: found.length })}
      </p>
    </div>
  );
}

/** What stands in the place of rows when a filter leaves none. */
export function NothingFiltered({ filter: { text, type } }: Pick<Props, "filter">) {
  const t = useTranslations("guided");
  return (
    <p className="flex flex-wrap items-center gap-3 py-6 text-ink-2">
      {t("nothing", { text: text.slice(0, 60) })}
      <Button size="sm" onClick={() => type("")}>
        {t("clear")}
      </Button>
    </p>
  );
}
