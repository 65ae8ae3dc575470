import Form from "next/form";
import { getTranslations } from "next-intl/server";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { LinkButton } from "@/components/ui/link-button";
import { Select } from "@/components/ui/select";
import type { TrailWords } from "@/lib/domains/admin/trail/queries";
import type { TrailFilter } from "@/lib/domains/admin/trail/schema";
import { byName } from "@/lib/shared/by-name";
import { trailNames } from "./trail-names";

interface Props {
  filter: TrailFilter;
  words: TrailWords;
  companies: readonly { id: number; name: string }[];
}

const inOrder = (words: readonly string[], chosen: string, nameOf: (word: string) => string) =>
  [...new Set([...words, ...(chosen ? [chosen] : [])])].map((word) => ({ word, name: nameOf(word) })).sort(byName);

/** The filters of the trail, as a form whose answer is an address: it works before any script has loaded. */
export async function TrailFilters({ filter, words, companies }: Props) {
  const [t, names] = await Promise.all([getTranslations("audit"), trailNames()]);
  const choices = [
    { field: "action", list: inOrder(words.actions, filter.action, names.action) },
    { field: "entity", list: inOrder(words.entities, filter.entity, names.entity) },
  ] as const;
  return (
    <Form prefetch={false} role="search" action="/audit" className="mb-4 grid gap-2 sm:grid-cols-2 lg:grid-cols-4">
      <Field label={t("field.person")}>
        {(control) => <Input {...control} type="search" name="person" maxLength={200} defaultValue={filter.person} />}
      </Field>
      {choices.map(({ field, list }) => (
        <Field key={field} label={t(`field.${field}`)}>
          {(control) => (
            <Select {...control} name={field} defaultValue={filter[field]}>
              <option value="">{t("all")}</option>
              {list.map(({ word, name }) => (
                <option key={word} value={word}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ))}
      <Field label={t("field.text")}>
        {(control) => <Input {...control} type="search" name="text" maxLength={200} defaultValue={filter.text} />}
      </Field>
      {(["from", "to"] as const).map((field) => (
        <Field key={field} label={t(`field.${field}`)}>
          {(control) => <Input {...control} type="date" name={field} defaultValue={filter[field]} />}
        </Field>
      ))}
      {companies.length > 1 ? (
        <Field label={t("field.company")}>
          {(control) => (
            <Select {...control} name="companyId" defaultValue={filter.companyId ?? ""}>
              <option value="">{t("all")}</option>
              {companies.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ) : null}
      <div className="flex items-end gap-2 pb-1">
        <Button type="submit" variant="primary">
          {t("apply")}
        </Button>
        <LinkButton href="/audit">{t("reset")}</LinkButton>
      </div>
    </Form>
  );
}
