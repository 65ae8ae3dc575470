"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { useChoices } from "@/components/page/use-choices";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Segmented } from "@/components/ui/segmented";
import { Select } from "@/components/ui/select";
import { languageName, languages } from "@/lib/shared/languages";
import { themes, type Theme } from "@/lib/shared/theme";

interface Props {
  theme: Theme;
  /** Whether expert data is shown; null without the right to it. */
  expert: boolean | null;
}

/** Language, appearance and expert data: each holds at once. */
export function Preferences({ theme, expert }: Props) {
  const t = useTranslations("account.preferences");
  const shell = useTranslations("shell");
  const locale = useLocale();
  const { setLanguage, setTheme, setExpert } = useChoices();
  const [shownTheme, setShownTheme] = useState(theme);
  return (
    <div className="grid max-w-140 gap-4">
      <Field label={shell("language")} hint={t("languageHint")}>
        {(control) => (
          <Select {...control} value={locale} onChange={(event) => setLanguage(event.target.value)}>
            {languages.map((tag) => (
              <option key={tag} value={tag} lang={tag}>
                {languageName(tag)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div className="grid justify-items-start gap-1">
        <span aria-hidden className="text-data font-strong">
          {shell("theme.label")}
        </span>
        <Segmented
          legend={shell("theme.label")}
          name="theme"
          value={shownTheme}
          options={themes.map((value) => ({ value, label: shell(`theme.${value}`) }))}
          onChange={(value) => {
            setShownTheme(value);
            setTheme(value);
          }}
        />
      </div>
      {expert === null ? null : (
        <Checkbox
          label={shell("expert.label")}
          checked={expert}
          onChange={(event) => void setExpert(event.target.checked)}
        />
      )}
    </div>
  );
}
