import { useTranslations } from "next-intl";
import { useId, useState, type FormEvent } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { BrandRow } from "@/lib/domains/catalogue/brands/schema";
import { plainText } from "@/lib/shared/fold";

interface Props {
  brands: readonly BrandRow[];
  onChoose: (brand: BrandRow) => void;
}

const plain = (text: string) => plainText(text.trim());

/** A brand found by its name, or by the beginning of one alone. */
export function findBrand(brands: readonly BrandRow[], text: string): BrandRow | null {
  const typed = plain(text);
  if (typed === "") return null;
  const exact = brands.find(({ name }) => plain(name) === typed);
  const begun = brands.filter(({ name }) => plain(name).startsWith(typed));
  return exact ?? (begun.length === 1 ? (begun[0] ?? null) : null);
}

/** Adds a brand by its name; the browser's own list helps. */
export function BrandChooser({ brands, onChoose }: Props) {
  const t = useTranslations("account.brands");
  const listId = useId();
  const [text, setText] = useState("");
  const [unknown, setUnknown] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = findBrand(brands, text);
    setUnknown(!found);
    if (!found) return;
    onChoose(found);
    setText("");
  };
  return (
    <form onSubmit={submit} className="flex items-start gap-2">
      <Field label={t("add")} error={unknown ? t("unknown") : undefined} className="min-w-0 flex-1">
        {(control) => (
          <Input
            {...control}
            list={listId}
            value={text}
            autoComplete="off"
            maxLength={200}
            onChange={(event) => {
              setUnknown(false);
              setText(event.target.value);
            }}
          />
        )}
      </Field>
      <datalist id={listId}>
        {brands.map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
      <Button type="submit" className="mt-[22px]">
        {t("addButton")}
      </Button>
    </form>
  );
}
