import { useTranslations } from "next-intl";
import { useDeferredValue, useState } from "react";
import useSWR from "swr";
import { OptionList } from "@/components/page/option-list";
import { useCombobox } from "@/components/page/use-combobox";
import { Chip } from "@/components/ui/chip";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { ListOption } from "@/components/ui/list-option";
import { call } from "@/lib/api/client";
import type { Addressee } from "./draft";

interface Props {
  people: readonly Addressee[];
  onChange: (people: Addressee[]) => void;
}

/** People besides families and groups, found by name or address; a press on one that was chosen takes them off. */
export function PeopleField({ people, onChange }: Props) {
  const t = useTranslations("notifications.sender");
  const [text, setText] = useState("");
  const asked = useDeferredValue(text.trim());
  const { data } = useSWR(
    asked === "" ? null : ["completion-user", asked],
    () => call("get", "/completion/user/{q}", { params: { q: asked } }),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  const found = (data ?? []).filter(({ userId }) => !people.some((one) => one.userId === userId));
  const choose = (one: Addressee) => {
    onChange([...people, one]);
    setText("");
    box.close();
  };
  const box = useCombobox({
    count: found.length,
    of: data,
    start: 0,
    onChoose: (at) => found[at] && choose(found[at]),
  });
  return (
    <div className="grid gap-2">
      <Field label={t("cc")} hint={t("ccHint")}>
        {(control) => (
          <div {...box.frame} className="relative max-w-110">
            <Input
              {...control}
              {...box.field}
              name="users"
              value={text}
              maxLength={200}
              onChange={({ target }) => {
                setText(target.value);
                box.open();
              }}
            />
            <OptionList
              box={box}
              label={t("ccList")}
              said={asked === "" || !data ? "" : t("ccFound", { count: found.length })}
              className="top-full mt-1 max-h-72"
            >
              {found.map((one, at) => (
                <ListOption key={one.userId} {...box.option(at)} layout="min-h-11 flex-col justify-center py-1">
                  <bdi>{one.name}</bdi>
                  <bdi className="text-data text-ink-3">{one.email}</bdi>
                </ListOption>
              ))}
            </OptionList>
          </div>
        )}
      </Field>
      {people.length > 0 ? (
        <ul className="flex flex-wrap gap-2">
          {people.map(({ userId, name }) => (
            <li key={userId}>
              <Chip
                removable
                pressed
                aria-label={t("ccRemove", { name })}
                onClick={() => onChange(people.filter((one) => one.userId !== userId))}
              >
                {name}
              </Chip>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
