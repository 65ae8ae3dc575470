import Form from "next/form";
import { getTranslations } from "next-intl/server";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { InputBox } from "@/components/ui/input";

interface Props {
  action: string;
  name: string;
  label: string;
  placeholder: string;
  value: string;
  /** What else narrows the list and stays as it is; undefined is left out. */
  kept?: Readonly<Record<string, string | undefined>>;
  className?: string;
}

/** The field by which a list is searched, beside its title; below it on a phone. */
export async function ListSearch({ action, name, label, placeholder, value, kept = {}, className }: Props) {
  const t = await getTranslations("shell.search");
  return (
    <Form prefetch={false} role="search" action={action} className={cn("flex gap-2 max-sm:w-full", className)}>
      {Object.entries(kept).map(([field, one]) =>
        one ? <input key={field} type="hidden" name={field} value={one} /> : null,
      )}
      <InputBox
        name={name}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        defaultValue={value}
        maxLength={200}
        boxClassName="flex-1 sm:w-72"
      />
      <Button type="submit">{t("submit")}</Button>
    </Form>
  );
}
