import { useLocale, useTranslations } from "next-intl";
import { useDeferredValue } from "react";
import useSWR from "swr";
import { OptionList } from "@/components/page/option-list";
import { useCombobox } from "@/components/page/use-combobox";
import type { Draft } from "@/components/page/use-draft";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { ListOption } from "@/components/ui/list-option";
import { call } from "@/lib/api/client";
import type { SenderDraft } from "./draft";

interface Props {
  draft: Draft<SenderDraft>;
  /** A suggested title brings its address along. */
  fillsAddress: boolean;
  maxLength: number;
}

const fewest = 2;

/** The title, with those of the portal's contents that begin alike. */
export function TitleField({ draft, fillsAddress, maxLength }: Props) {
  const t = useTranslations("notifications.sender");
  const lang = useLocale();
  const { title } = draft.values;
  const asked = useDeferredValue(title.trim().slice(0, 100));
  const { data } = useSWR(
    asked.length < fewest ? null : ["completion-title", lang, asked],
    () => call("get", "/completion/wpLabel/{q}", { params: { q: asked }, query: { lang } }),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  const found = data ?? [];
  const box = useCombobox({
    count: found.length,
    of: data,
    onChoose: (at) => {
      const chosen = found[at];
      if (!chosen) return;
      draft.set({ title: chosen.value, ...(fillsAddress && { targetUrl: chosen.url }) });
      box.close();
    },
  });
  return (
    <Field label={t("name")} required error={draft.fault("title")}>
      {(control) => (
        <div {...box.frame} className="relative">
          <Input
            {...control}
            {...box.field}
            name="title"
            value={title}
            maxLength={maxLength}
            onChange={({ target }) => {
              draft.set({ title: target.value });
              box.open();
            }}
          />
          <OptionList
            box={box}
            label={t("titles")}
            said={asked.length < fewest || !data ? "" : t("titlesFound", { count: found.length })}
            className="top-full mt-1 max-h-72"
          >
            {found.map((one, at) => (
              <ListOption key={one.url} {...box.option(at)}>
                <span className="min-w-0 flex-1 truncate">{one.label}</span>
                <bdi dir="ltr" className="truncate text-data text-ink-3">
                  {one.url}
                </bdi>
              </ListOption>
            ))}
          </OptionList>
        </div>
      )}
    </Field>
  );
}
