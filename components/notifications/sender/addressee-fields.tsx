import { useTranslations } from "next-intl";
import type { Draft } from "@/components/page/use-draft";
import { Checkbox, CheckboxGroup } from "@/components/ui/checkbox";
import type { Addressees, SenderDraft } from "./draft";
import { PeopleField } from "./people-field";

const toggled = <One,>(list: readonly One[], one: One): One[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one];

/** For whom a notification is: families and groups, and people besides. */
export function AddresseeFields({
  draft,
  addressees: { families, groups },
}: {
  draft: Draft<SenderDraft>;
  addressees: Addressees;
}) {
  const t = useTranslations("notifications.sender");
  const { values } = draft;
  return (
    <div className="grid gap-4 rounded-md border border-line px-4 py-3">
      <p className="font-semibold">{t("to")}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <CheckboxGroup legend={t("families")}>
          {families.map(({ id, desc }) => (
            <Checkbox
              key={id}
              name="targetTags"
              label={desc}
              checked={values.families.includes(id)}
              onChange={() => draft.set({ families: toggled(values.families, id) })}
            />
          ))}
        </CheckboxGroup>
        <CheckboxGroup legend={t("groups")}>
          {groups.length === 0 ? <p className="text-data text-ink-3">{t("noGroups")}</p> : null}
          {groups.map(({ id, name }) => (
            <Checkbox
              key={id}
              name="groups"
              label={name}
              checked={values.groups.includes(id)}
              onChange={() => draft.set({ groups: toggled(values.groups, id) })}
            />
          ))}
        </CheckboxGroup>
      </div>
      <PeopleField people={values.people} onChange={(people) => draft.set({ people })} />
    </div>
  );
}
