import { useLocale, useTranslations } from "next-intl";
import { useId, useState } from "react";
import useSWR from "swr";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { call } from "@/lib/api/client";

interface Props {
  initial: string;
  error: string | null;
  onChange: (genartId: number | null) => void;
}

/** The part that an item is, one of the catalogue's, found by typing. */
export function GenartField({ initial, error, onChange }: Props) {
  const t = useTranslations("social.item");
  const lang = useLocale();
  const listId = useId();
  const [text, setText] = useState(initial);
  const { data: genarts = [] } = useSWR(["genarts", lang], () => call("get", "/genarts/{lang}", { params: { lang } }));
  const choose = (typed: string) => {
    setText(typed);
    const meant = typed.trim().toLocaleLowerCase(lang);
    onChange(genarts.find(({ label }) => label.toLocaleLowerCase(lang) === meant)?.id ?? null);
  };
  return (
    <Field label={t("field.genartId")} required hint={t("genartHint")} error={error} className="col-span-6">
      {(control) => (
        <>
          <Input
            {...control}
            name="genartId"
            list={listId}
            value={text}
            maxLength={200}
            autoComplete="off"
            onChange={(event) => choose(event.target.value)}
          />
          <datalist id={listId}>
            {genarts.map(({ id, label }) => (
              <option key={id} value={label} />
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}
