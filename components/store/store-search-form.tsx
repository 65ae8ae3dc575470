import Form from "next/form";
import { getTranslations } from "next-intl/server";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { InputBox } from "@/components/ui/input";
import { LinkButton } from "@/components/ui/link-button";
import type { StoreSearch } from "@/lib/domains/store/rules";

interface Props {
  search: StoreSearch;
  /** The address of the area, and what it is called. */
  area: string;
  name: string;
}

/** The search of an area of the store; it lives in the address and works without a script. */
export async function StoreSearchForm({ search, area, name }: Props) {
  const t = await getTranslations("store");
  return (
    <Form
      prefetch={false}
      role="search"
      aria-label={t("search.label", { place: name })}
      action={area}
      className="flex flex-wrap items-end gap-2"
    >
      {search.brands.length > 0 ? <input type="hidden" name="brands" value={search.brands.join("|")} /> : null}
      {search.sort ? <input type="hidden" name="sort" value={search.sort} /> : null}
      <Field label={t("search.field")} className="min-w-56 grow sm:max-w-96">
        {(control) => (
          <InputBox key={search.q} {...control} name="q" defaultValue={search.q} maxLength={60} autoComplete="off" />
        )}
      </Field>
      <Button type="submit" variant="primary">
        {t("search.submit")}
      </Button>
      {search.q || search.brands.length > 0 ? <LinkButton href={area}>{t("search.reset")}</LinkButton> : null}
    </Form>
  );
}
