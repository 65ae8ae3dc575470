import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import useSWR from "swr";
import { Checkbox, CheckboxGroup } from "@/components/ui/checkbox";
import { Chip } from "@/components/ui/chip";
import { InputBox } from "@/components/ui/input";
import { call } from "@/lib/api/client";
import { mostFamilies } from "@/lib/domains/catalogue/custom/rules";
import { rankLabels } from "@/lib/shared/by-label";

export interface Family {
  id: number;
  label: string;
}

const mostShown = 40;

/** Generic articles to tick, found by typing; the ticked ones stand above as chips. */
export function FamilyChoice({ chosen, onChange }: { chosen: readonly Family[]; onChange: (next: Family[]) => void }) {
  const t = useTranslations("social.form");
  const lang = useLocale();
  const [text, setText] = useState("");
  const { data: genarts = [] } = useSWR(["genarts", lang], () => call("get", "/genarts/{lang}", { params: { lang } }));
  const shown = rankLabels(genarts, text, mostShown);
  const toggle = ({ id, label }: Family) => {
    const others = chosen.filter((one) => one.id !== id);
    onChange(others.length < chosen.length ? others : [...chosen, { id, label }].slice(0, mostFamilies));
  };
  return (
    <CheckboxGroup legend={t("families")}>
      <p aria-live="polite" className="mb-2 text-data text-ink-3">
        {t("chosen", { count: chosen.length })}
      </p>
      <div className="mb-2 flex flex-wrap gap-1.5 empty:hidden">
        {chosen.map((family) => (
          <Chip
            key={family.id}
            pressed
            removable
            aria-label={t("remove", { label: family.label })}
            onClick={() => toggle(family)}
          >
            {family.label}
          </Chip>
        ))}
      </div>
      <InputBox
        type="search"
        aria-label={t("filter")}
        placeholder={t("filter")}
        maxLength={200}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
      />
      <ul aria-label={t("matching")} className="mt-2 max-h-80 overflow-y-auto rounded-md border border-line px-3 py-2">
        {shown.map((family) => (
          <li key={family.id}>
            <Checkbox
              label={family.label}
              checked={chosen.some(({ id }) => id === family.id)}
              onChange={() => toggle(family)}
            />
          </li>
        ))}
        {genarts.length > 0 && shown.length === 0 ? <li className="text-ink-3">{t("nothing")}</li> : null}
      </ul>
    </CheckboxGroup>
  );
}
