import Form from "next/form";
import { getTranslations } from "next-intl/server";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { InputBox } from "@/components/ui/input";
import { LinkButton } from "@/components/ui/link-button";
import { Select } from "@/components/ui/select";
import { usedFilterNames, type RangeFault, type UsedSearch as Search } from "@/lib/domains/used/rules";
import type { UsedPage } from "@/lib/domains/used/schema";
import { writeChoices } from "@/lib/shared/choices";

interface Props {
  search: Search;
  brands: UsedPage["facets"]["brand"];
  faults: { price: RangeFault | null; km: RangeFault | null; year: RangeFault | null };
}

/** The search of used vehicles; it lives in the address and works without a script. */
export async function UsedSearch({ search, brands, faults }: Props) {
  const t = await getTranslations("used");
  const { sort, filters, brand } = search;
  const words = (one: RangeFault | null) => (one ? t(`fault.${one}`) : undefined);
  const listed = brand === "" || brands.some(({ value }) => value === brand);
  const amounts = [
    ["min", words(faults.price)],
    ["max", undefined],
    ["maxKm", words(faults.km)],
    ["year", faults.year ? t("fault.year") : undefined],
  ] as const;
  // A model belongs to its brand: another brand leaves it behind.
  const kept = { ...writeChoices(usedFilterNames, { ...filters, models: [] }), ...(sort === "price" ? {} : { sort }) };
  return (
    <Form
      prefetch={false}
      role="search"
      aria-label={t("search.label")}
      action="/stock-occasion"
      className="grid grid-cols-2 items-start gap-3 rounded-md border border-line bg-paper p-3 shadow-card sm:grid-cols-3 xl:grid-cols-[minmax(0,1.3fr)_repeat(5,minmax(0,1fr))_auto]"
    >
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Field label={t("search.brand")}>
        {(control) => (
          <Select {...control} name="brand" defaultValue={brand}>
            <option value="">{t("search.anyBrand")}</option>
            {listed ? null : <option value={brand}>{brand}</option>}
            {brands.map(({ value, count }) => (
              <option key={value} value={value}>{`${value} (${count})`}</option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t("search.model")}>
        {(control) => (
          <InputBox {...control} name="model" defaultValue={search.model} maxLength={60} autoComplete="off" />
        )}
      </Field>
      {amounts.map(([name, error]) => (
        <Field key={name} label={t(`search.${name}`)} error={error}>
          {(control) => (
            <InputBox
              {...control}
              name={name}
              inputMode="numeric"
              defaultValue={search[name]}
              maxLength={20}
              autoComplete="off"
            />
          )}
        </Field>
      ))}
      <div className="col-span-full flex gap-2 xl:col-span-1 xl:mt-6">
        <Button type="submit" variant="primary">
          {t("search.submit")}
        </Button>
        <LinkButton href="/stock-occasion">{t("search.reset")}</LinkButton>
      </div>
    </Form>
  );
}
